import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { SCHEMES } from './schemes.ts'
import { shareOfYear, type SavingsInput, type SavingsResult } from './small-savings.ts'

/** Returns the formula of a scheme's maturity amount or payout. Empty without a value. */
export function working(result: SavingsResult, input: SavingsInput): Working[] {
  const { ratePercent, maturity, interest, payout } = result
  if (!Number.isFinite(maturity) || !Number.isFinite(interest)) return []
  const { scheme, principal } = input
  const [deposit, rate] = [given(principal), given(ratePercent)]
  if (scheme === 'scss' || scheme === 'mis')
    return [
      {
        label: scheme === 'mis' ? 'Interest Each Month' : 'Interest Each Quarter',
        lines: [
          `= ${deposit} × ${rate} ÷ 100 ÷ ${scheme === 'mis' ? 12 : 4}`,
          equalsRupees(payout),
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
  { ratePercent, maturity, years }: SavingsResult,
  { scheme, yearlyDeposit, paid }: SavingsInput,
): string[] {
  const { depositYears, years: length } = SCHEMES[scheme]
  const first = years[0]
  const atEnd = (first?.paidIn ?? NaN) + (first?.interest ?? NaN)
  return [
    `A year’s deposit earns for ${paid === 'by 5 April' ? 'the year' : `${shareOfYear(paid) * 24} ÷ 24 of it`}:`,
    `D = ${given(yearlyDeposit)} × (1 + ${given(ratePercent)} ÷ 100 × share) = ${money(atEnd)}`,
    `D each year for ${depositYears} years, each year’s balance × (1 + r), r ${equals(ratePercent / 100)}, for ${length} years in total`,
    equalsRupees(maturity),
  ]
}
