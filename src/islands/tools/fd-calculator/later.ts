import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime, Table } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import { fdYears, type FdInput, type FdResult } from './fd.ts'

export { working } from './working.ts'

/** Returns the deposit and its value at the end of each year. */
export function overTime(_: FdResult, input: FdInput): OverTime | undefined {
  return growthOverTime({
    title: 'Deposit and its value',
    names: ['Deposit', 'Interest', 'Value'],
    atStart: input.principal,
    rows: yearRows(input),
    look: 'area',
  })
}

/** Returns the same year by year. */
export function tables(_: FdResult, input: FdInput): Table[] {
  return growthTable({
    fileName: 'fd-growth',
    years: input.years,
    amounts: ['Principal', 'Interest', 'Value'],
    rows: yearRows(input),
  })
}

function yearRows(input: FdInput) {
  return fdYears(input).map((row) => [row.year, row.principal, row.interest, row.value] as const)
}
