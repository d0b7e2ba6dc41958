import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime, Table } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import { recurringYears, type RecurringInput, type RecurringResult } from './recurring.ts'

export { working } from './working.ts'

/** Returns the deposits and their interest year by year. */
export function overTime(result: RecurringResult, input: RecurringInput): OverTime | undefined {
  return growthOverTime({
    title: 'Deposits and their interest',
    names: ['Paid in', 'Interest', 'Value'],
    atStart: 0,
    rows: yearRows(result, input),
    look: 'bar',
  })
}

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
