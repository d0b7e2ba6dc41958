import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { recurringYears, type RecurringInput, type RecurringResult } from './recurring.ts'

export { OverTimePicture } from '@/islands/calculator/charts/OverTimePicture.tsx'

/** Returns the deposits and their interest year by year. */
export function overTime(result: RecurringResult, input: RecurringInput): OverTime | undefined {
  return growthOverTime({
    title: 'Deposits and their interest',
    names: ['Paid in', 'Interest', 'Value'],
    atStart: 0,
    rows: recurringYears(result, input).map((row) => [
      row.year,
      row.paidIn,
      row.interest,
      row.value,
    ]),
    look: 'bar',
  })
}
