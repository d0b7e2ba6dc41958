import type { Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import type { Timeline } from './timeline.ts'

interface Loan {
  label: string
  timeline: Timeline
  isSpare?: true
}

/** Returns the balances of loans at the end of each year: 0 after the last instalment, NaN for a loan that has none. */
export function balanceTable(
  title: string,
  fileName: string,
  loans: readonly Loan[],
): Table | undefined {
  const months = Math.max(...loans.map(({ timeline }) => timeline.rows.length - 1))
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => index + 1)
  return tableOf(title, fileName, years, [
    { label: 'Year', unit: 'text', of: (year) => year },
    ...loans.map(({ timeline: { rows, problem }, ...column }) => ({
      ...column,
      unit: 'rupees' as const,
      of: (year: number) => (problem ? NaN : (rows[year * 12]?.balance ?? 0)),
    })),
  ])
}
