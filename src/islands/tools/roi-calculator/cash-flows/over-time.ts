import { rupees } from '@/lib/format.ts'

import { dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { isDrawable } from '../../../calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import type { CashFlowInput, CashFlowResult } from './cash-flows.ts'

/** The most bars that a chart can show. */
const MOST_YEARS = 60

/** Returns what was put in and got back in each calendar year. Undefined when there is nothing to draw. */
export function overTime(_: CashFlowResult, { flows }: CashFlowInput): OverTime | undefined {
  const dated = flows.filter(({ date, amount }) => !Number.isNaN(date) && amount > 0)
  const years = dated.map(({ date }) => dateOfDay(date).year)
  const first = Math.min(...years)
  const count = Math.max(...years) - first + 1
  if (!(count >= 1 && count <= MOST_YEARS)) return undefined
  const x = Array.from({ length: count }, (_year, index) => first + index)
  const amounts = (direction: 'in' | 'out') => {
    const sums = x.map(() => 0)
    dated.forEach((entry, index) => {
      const place = (years[index] ?? NaN) - first
      if (entry.direction === direction) sums[place] = (sums[place] ?? 0) + entry.amount
    })
    return sums
  }
  const [putIn, gotBack] = [amounts('in'), amounts('out')]
  if (!isDrawable([...putIn, ...gotBack])) return undefined
  const most = putIn.indexOf(Math.max(...putIn))
  return {
    title: 'Money by calendar year',
    sentence: `The most was put in during ${x[most]}: ${rupees(putIn[most] ?? 0)}. Money put in is below the line, money got back above it.`,
    xUnit: 'years',
    yUnit: 'rupees',
    x,
    series: [
      // Avoids -0, which would be shown with its sign.
      { label: 'Put in', color: 'principal', look: 'bar', amounts: putIn.map((sum) => 0 - sum) },
      { label: 'Got back', color: 'interest', look: 'bar', amounts: gotBack },
    ],
  }
}
