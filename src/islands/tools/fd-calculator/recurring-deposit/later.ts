import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import type { Table, Working } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { counted } from '@/lib/quantity.ts'

import {
  recurringYears,
  type RecurringInput,
  type RecurringResult,
  valueOfOne,
} from './recurring.ts'

/** The deposits and their interest year by year. */
export const drawing = growthDrawing<RecurringInput, RecurringResult>('interest', (result, input) =>
  growthByYear('Deposits and their interest', yearRows(result, input)),
)

/** Returns the same as a table. Empty without a value. */
export function tables(result: RecurringResult, input: RecurringInput): Table[] {
  if (!Number.isFinite(result.maturity)) return []
  return growthTable({
    fileName: 'recurring-deposit-growth',
    years: result.months / 12,
    amounts: ['Paid in', 'Interest', 'Value'],
    rows: yearRows(result, input),
  })
}

function yearRows(result: RecurringResult, input: RecurringInput) {
  return recurringYears(result, input).map(
    (row) => [row.year, row.paidIn, row.interest, row.value] as const,
  )
}

/** Returns the formulas of the maturity amount or the monthly deposit, and of the tax. Empty without a value. */
export function working(result: RecurringResult, input: RecurringInput): Working[] {
  const { months, maturity, monthlyDeposit, interest, tax } = result
  if (![maturity, monthlyDeposit, tax].every(Number.isFinite)) return []
  const { wanted, annualRatePercent: rate, slabPercent, target } = input
  const ofOne = valueOfOne(rate, months)
  const factor = factorLines(rate, months, ofOne)
  const first =
    wanted === 'deposit'
      ? {
          label: 'Deposit Each Month',
          lines: [...factor, `= ${given(target)} ÷ f`, equalsRupees(monthlyDeposit)],
        }
      : {
          label: 'Maturity Amount',
          lines: [
            ...factor,
            `= ${given(input.monthlyDeposit)} × ${rounded(ofOne, 10)}`,
            equalsRupees(maturity),
          ],
        }
  return [
    first,
    {
      label: 'Left After Tax',
      lines: [
        'Left After Tax = maturity amount − interest × slab × 1.04',
        `= ${money(maturity)} − ${money(interest)} × ${slabPercent} ÷ 100 × 1.04`,
        equalsRupees(maturity - tax),
      ],
    },
  ]
}

function factorLines(ratePercent: number, months: number, ofOne: number): string[] {
  if (ratePercent === 0) return [`Without interest, f = the number of months = ${months}`]
  return [
    'f = ((1 + i)^(n ÷ 3) − 1) ÷ (1 − (1 + i)^(−1 ÷ 3)), for ₹1 at the start of each month',
    `i = ${given(ratePercent)} ÷ 400 ${equals(ratePercent / 400)} a quarter, n = ${counted(months, 'month')}`,
    `f ${equals(ofOne)}`,
  ]
}
