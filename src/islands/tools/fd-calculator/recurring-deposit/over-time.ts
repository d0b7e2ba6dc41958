import { growthOverTime } from '../../../calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { recurringYears, type RecurringInput, type RecurringResult } from './recurring.ts'

export { OverTimePicture } from '../../../calculator/charts/OverTimePicture.tsx'

/** What was paid in and its interest, year by year. */
export function overTime(result: RecurringResult, input: RecurringInput): OverTime | undefined {
  return growthOverTime({
    title: 'Deposits and their interest',
    names: ['Paid in', 'Interest', 'Value'],
    atStart: 0,
    rows: recurringYears(result, input).map(({ year, paidIn, interest, value }) => [
      year,
      paidIn,
      interest,
      value,
    ]),
    look: 'bar',
  })
}
