import { present, type Table, type OverTime } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { rupees } from '@/lib/format.ts'

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import type { CashFlowResult, CashFlowInput } from './cash-flows.ts'
import { worthOfFlow } from './xirr.ts'

export { working } from './working.ts'

/** Returns each day's amount and its worth on the first day. */
export function tables({ days, yearlyPercent }: CashFlowResult): Table[] {
  const first = days[0]?.day ?? NaN
  const lines = days.map((flow) => ({ ...flow, worth: worthOfFlow(flow, first, yearlyPercent) }))
  const sum = (of: 'amount' | 'worth') => lines.reduce((all, line) => all + line[of], 0)
  const table = tableOf('Cash flows by day', 'xirr-days', lines, [
    { label: 'Date', unit: 'text', of: ({ day }) => dateInWords(dateOfDay(day)), total: 'Total' },
    { label: 'Days', unit: 'count', isSpare: true, of: ({ day }) => day - first },
    {
      label: 'Put in (−) or got back',
      unit: 'rupees',
      of: ({ amount }) => amount,
      total: sum('amount'),
    },
    {
      label: 'Worth on the first day',
      unit: 'rupees',
      of: (line) => line.worth,
      total: sum('worth'),
    },
  ])
  return present([table])
}

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
  if (!areDrawable([...putIn, ...gotBack])) return undefined
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
