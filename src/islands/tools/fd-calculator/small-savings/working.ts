import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { doublingMonths } from './kisan-vikas.ts'
import { payoutLabel } from './sentences.ts'
import {
  PAYOUTS,
  shareOfYear,
  termOf,
  type SavingsInput,
  type SavingsResult,
} from './small-savings.ts'

/** Returns the formula of a scheme's maturity amount or payout. Empty without a value. */
export function working(result: SavingsResult, input: SavingsInput): Working[] {
  const { ratePercent, maturity, interest, payout } = result
  if (!Number.isFinite(maturity) || !Number.isFinite(interest)) return []
  const { scheme, principal } = input
  const [deposit, rate] = [given(principal), given(ratePercent)]
  const label = payoutLabel(scheme)
  const isOnce = PAYOUTS[scheme] === 1
  if (label !== undefined)
    return [
      {
        label,
        lines: [
          isOnce
            ? `= ${deposit} × ((1 + ${rate} ÷ 400)^4 − 1), to the rupee`
            : `= ${deposit} × ${rate} ÷ 100 ÷ ${PAYOUTS[scheme]}${scheme === 'mis' ? ', to the rupee' : ''}`,
          equalsRupees(payout),
        ],
      },
    ]
  if (scheme === 'kvp')
    return [
      {
        label: 'Maturity Amount',
        lines: [
          `It doubles after 12 × ln 2 ÷ ln(1 + ${rate} ÷ 100) months, to the nearest: ${doublingMonths(ratePercent)}`,
          `2 × ${deposit}`,
          equalsRupees(maturity),
        ],
      },
    ]
  if (scheme === 'nsc')
    return [
      {
        label: 'Maturity Amount',
        lines: ['P × (1 + r)^5', `= ${deposit} × (1 + ${rate} ÷ 100)^5`, equalsRupees(maturity)],
      },
    ]
  return [{ label: 'Maturity Amount', lines: yearlyLines(result, input) }]
}

function yearlyLines(
  { ratePercent, maturity, years, withdrawn }: SavingsResult,
  input: SavingsInput,
): string[] {
  const { yearlyDeposit, paid } = input
  const { depositYears, years: length } = termOf(input)
  const share = { 'by 5 April': 'the year', later: `${12 - input.lateMonths} of 12 months` }
  const first = years[0]
  const atEnd = (first?.paidIn ?? NaN) + (first?.interest ?? NaN)
  return present([
    `A year’s deposit earns for ${paid === 'by 5 April' || paid === 'later' ? share[paid] : `${shareOfYear(input) * 24} ÷ 24 of it`}:`,
    `D = ${given(yearlyDeposit)} × (1 + ${given(ratePercent)} ÷ 100 × share) = ${money(atEnd)}`,
    `D each year for ${depositYears} years, each year’s balance × (1 + r), r ${equals(ratePercent / 100)}, for ${length} years in total`,
    withdrawn > 0 && `less ${money(withdrawn)}, taken out at the ends of the years beyond 15`,
    equalsRupees(maturity),
  ])
}
