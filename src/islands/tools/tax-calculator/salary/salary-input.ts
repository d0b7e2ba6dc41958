import type { AgeBand, Regime } from '../tax-rules.ts'

/** What is entered about a salary. Rupees a year, where nothing else is said. */
export interface SalaryInput {
  /** What is known: the cost to company, the parts it is made of, or what shall arrive in the bank. */
  knownBy: 'ctc' | 'parts' | 'in-hand'
  ctc: number
  /** Rupees a month, on average over the year. */
  inHand: number
  basic: number
  hra: number
  otherPay: number
  regime: Regime
  /** The id of a file in `years/`. */
  taxYear: string
  /** Percent of the CTC. */
  basicPercent: number
  /** Percent of basic pay, as the other percentages. */
  hraPercent: number
  bonus: number
  /** The month in which the bonus is paid, 1 to 12. */
  bonusMonth: number
  /** On which wage provident fund is paid. */
  pfOn: 'ceiling' | 'typed' | 'full' | 'none'
  /** Rupees a month, where it is typed. */
  wageCeiling: number
  gratuityPercent: number
  npsPercent: number
  employer: 'private' | 'government'
  professionalTax: number
  /** The first and the last month of this job in the tax year, 1 to 12. */
  worksFrom: number
  worksUntil: number
  /** The taxable pay of another employer in the same tax year, before the standard deduction, and the tax deducted there. */
  otherSalary: number
  otherTax: number
  /** What the old regime allows besides the standard deduction, house rent and professional tax. */
  oldRegimeDeductions: number
  /** Rupees a month. */
  monthlyRent: number
  /** The city of the rented home: one of the HRA rule, or 'other'. */
  city: string
  ageBand: AgeBand
}

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
  otherSalary,
}: SalaryInput): Names {
  const others = Object.values(ONLY).flat()
  return [
    ...others.filter((name) => !ONLY[knownBy].includes(name)),
    // What cannot be read is no reason to take the question about it away.
    ...(bonus === 0 ? (['bonusMonth'] as const) : []),
    ...(pfOn === 'typed' ? [] : (['wageCeiling'] as const)),
    ...(npsPercent === 0 ? (['employer'] as const) : []),
    ...(otherSalary === 0 ? (['otherTax'] as const) : []),
    ...(monthlyRent === 0 ? (['city'] as const) : []),
  ]
}
