import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'

import type { CashFlowResult } from './cash-flows.ts'
import { worthOfFlow } from './xirr.ts'

export * as drawing from './drawing.tsx'
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
