import { useMemo } from 'react'

import { dateInWords, dateOfDay } from '@/lib/calendar.ts'

import type { Table } from '../../../calculator/definition.ts'
import { TablePanel } from '../../../calculator/TablePanel.tsx'
import { useSettled } from '../../../calculator/use-settled.ts'
import { cashFlows, type CashFlowInput, type CashFlowResult } from './cash-flows.ts'
import { worthOfFlow } from './worth-of-flow.ts'

/** The days with what they bring, and what that was worth on the first one. It follows the fields once these keep still. */
export function FlowTable({ input }: { input: CashFlowInput }) {
  const settled = useSettled(input)
  const table = useMemo(() => flowTable(cashFlows(settled)), [settled])
  return table.rows.length > 0 && <TablePanel table={table} />
}

function flowTable({ days, yearlyPercent }: CashFlowResult): Table {
  const first = days[0]?.day ?? 0
  return {
    title: 'Days and what they bring',
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
}
