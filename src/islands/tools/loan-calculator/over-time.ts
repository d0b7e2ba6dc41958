import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { isDrawable } from '../../calculator/charts/growth-over-time.ts'
import type { LoanResult } from './emi.ts'
import { scheduleOf, type QuotedLoan } from './quoted-loan.ts'
import { yearlySchedule, type ScheduleRow } from './schedule.ts'

/** Returns each year's principal and interest, and the balance after it. Undefined when the loan has no schedule to draw. */
export function overTime(_: LoanResult, loan: QuotedLoan): OverTime | undefined {
  const years = yearlySchedule(scheduleOf(loan))
  const amounts = years.flatMap(({ payment, balance }) => [payment, balance])
  if (years.length === 0 || !isDrawable(amounts)) return undefined
  return {
    title: 'Principal and interest by year',
    ...overtaking(years),
    xUnit: 'years',
    yUnit: 'rupees',
    x: years.map(({ period }) => period),
    series: [
      {
        label: 'Principal',
        color: 'principal',
        look: 'bar',
        amounts: years.map((year) => year.principal),
      },
      {
        label: 'Interest',
        color: 'interest',
        look: 'bar',
        amounts: years.map((year) => year.interest),
      },
      {
        label: 'Balance',
        color: 'ink',
        look: 'line',
        axis: 'right',
        amounts: years.map((year) => year.balance),
      },
    ],
  }
}

/** Says when more of the EMIs is principal than interest. */
function overtaking(years: readonly ScheduleRow[]): Pick<OverTime, 'sentence' | 'mark'> {
  const first = years.find(({ principal, interest }) => principal > interest)
  if (first === undefined)
    return { sentence: 'In every year, interest is the larger part of the instalments.' }
  if (first.period === 1)
    return {
      sentence: 'From the first year, principal is the larger part of the instalments.',
    }
  const before = first.period === 2 ? 'In year 1' : `Until year ${first.period - 1}`
  return {
    sentence: `${before}, interest is the larger part of each year’s instalments.`,
    mark: { x: first.period, label: 'principal overtakes interest' },
  }
}
