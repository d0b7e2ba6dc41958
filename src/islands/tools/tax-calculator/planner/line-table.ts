import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { Plan } from './plan.ts'
import { planLines } from './plan-lines.ts'

/** The two regimes line by line, from the gross income to the tax. Lines that neither regime has are left out. */
export function lineTable(result: Plan): Table {
  const inNew = planLines(result.new)
  const inOld = planLines(result.old)
  const rows = inNew.map(({ label, amount }, index) => [
    label,
    amount,
    inOld[index]?.amount ?? 0,
  ] as const) // prettier-ignore
  return {
    title: 'The two regimes, line by line',
    fileName: 'tax-planner-lines',
    isOpen: true,
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
    ],
    rows: rows.filter(([, ...amounts]) => amounts.some((amount) => Math.abs(amount) > 1e-6)),
    totals: ['Tax', result.new.tax, result.old.tax],
  }
}
