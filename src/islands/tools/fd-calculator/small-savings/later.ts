import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { present, type Table, type Working } from '@/islands/calculator/frame/definition.ts'
import { equals, equalsRupees, given, money } from '@/islands/calculator/results/numbers.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'

import {
  doublingMonths,
  type SavingsInput,
  type SavingsResult,
  PAYOUTS,
  shareOfYear,
  termOf,
} from './small-savings.ts'
import { payoutLabel } from './sentences.ts'

/** The deposits and their interest year by year. */
export const drawing = growthDrawing<SavingsInput, SavingsResult>('interest', ({ years }) =>
  growthByYear(
    'Deposits and their interest',
    years.map(({ year, paidIn, interest }) => [year, paidIn, interest]),
  ),
)

/** Returns the same as a table, with what was taken out. Empty without a value. */
export function tables(
  { interest, withdrawn, years }: SavingsResult,
  { scheme }: SavingsInput,
): Table[] {
  if (!Number.isFinite(interest)) return []
  const hasWithdrawals = withdrawn > 0
  const table = tableOf('Year by year', `${scheme}-growth`, years, [
    {
      label: 'Year',
      unit: 'text',
      // A Kisan Vikas Patra doubles within a year.
      of: ({ year }) => (Number.isInteger(year) ? year : lengthInWords(year)),
    },
    { label: 'Paid in', unit: 'rupees', of: (row) => row.paidIn },
    { label: 'Interest so far', unit: 'rupees', of: (row) => row.interest },
    hasWithdrawals && { label: 'Taken out so far', unit: 'rupees', of: (row) => row.withdrawn },
    {
      label: hasWithdrawals ? 'Balance' : 'Together',
      unit: 'rupees',
      of: (row) => row.paidIn + row.interest - row.withdrawn,
    },
  ])
  return present([table])
}

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
