import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { type CashFlowInput, type CashFlowResult, cashFlows } from './cash-flows.ts'
import { worthOfFlow } from './xirr.ts'

export { cashFlowCalculator } from './definition.ts'

/** Shows each day's amount and its worth on the first day. */
export function FlowTable({ input }: { input: CashFlowInput }) {
  return <LaterTables input={input} calculate={cashFlows} tablesOf={flowTables} />
}

function flowTables({ days, yearlyPercent }: CashFlowResult): Table[] {
  const [start] = days
  if (start === undefined) return []
  const first = start.day
  const table: Table = {
    title: 'Cash flows by day',
    fileName: 'xirr-days',
    columns: [
      { label: 'Date', unit: 'text' },
      { label: 'Days', unit: 'count', isSpare: true },
      { label: 'Put in (−) or got back', unit: 'rupees' },
      { label: 'Worth on the first day', unit: 'rupees' },
    ],
    rows: days.map((flow) => [
      dateInWords(dateOfDay(flow.day)),
      flow.day - first,
      flow.amount,
      worthOfFlow(flow, first, yearlyPercent),
    ]),
    totals: [
      'Total',
      '',
      days.reduce((sum, { amount }) => sum + amount, 0),
      days.reduce((sum, flow) => sum + worthOfFlow(flow, first, yearlyPercent), 0),
    ],
  }
  return [table]
}
