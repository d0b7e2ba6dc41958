import type { SalaryInput } from './salary-input.ts'

type Names = readonly (keyof SalaryInput)[]

const ONLY: Record<SalaryInput['knownBy'], Names> = {
  ctc: ['ctc', 'basicPercent', 'hraPercent'],
  'in-hand': ['inHand', 'basicPercent', 'hraPercent'],
  parts: ['basic', 'hra', 'otherPay'],
}

/** The fields that have no meaning for what is known of the salary, and those about a part that it has not. */
export function hiddenFields({
  knownBy,
  bonus,
  pfOn,
  npsPercent,
  monthlyRent,
}: SalaryInput): Names {
  const others = Object.values(ONLY).flat()
  return [
    ...others.filter((name) => !ONLY[knownBy].includes(name)),
    // What cannot be read is no reason to take the question about it away.
    ...(bonus === 0 ? (['bonusMonth'] as const) : []),
    ...(pfOn === 'typed' ? [] : (['wageCeiling'] as const)),
    ...(npsPercent === 0 ? (['employer'] as const) : []),
    ...(monthlyRent === 0 ? (['city'] as const) : []),
  ]
}
