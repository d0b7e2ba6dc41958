import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'
import { csvCell } from '@/lib/csv-cell.ts'

import type { CalculatorDefinition, Table } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import { notesOf } from '../frame/notes.ts'
import { givenOf } from './report-values.ts'

/** The plain-text report of a calculation: title, inputs, results and the day it was made. */
export function report<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
  date: Date,
): string {
  const result = definition.calculate(input)
  const found = definition
    .rows(result, input)
    .map((row) => [row.reportLabel ?? row.label, figure(row)])
  const notes = [
    ...(definition.reportLines?.(result, input) ?? []),
    ...notesOf(definition, result, input),
  ]
  return [
    definition.reportTitle,
    '='.repeat(definition.reportTitle.length),
    '',
    'Inputs',
    ...lines(givenOf(definition, input).map(({ label, text }) => [label, text])),
    '',
    'Results',
    ...lines(found),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    `Generated on ${longDate(date)} by ${site.name}`,
    '',
  ].join('\n')
}

function lines(pairs: readonly (readonly string[])[]): string[] {
  return pairs.map(([label, value]) => `${label}: ${value}`)
}

/** A byte order mark: without it Excel reads the rupee sign in a heading as three other characters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as CSV (RFC 4180): bare numbers to the paisa, so that a spreadsheet can go on calculating. */
export function csv(table: Table): string {
  const header = table.columns.map((column) => column.label)
  const rows = [header, ...table.rows, ...(table.totals ? [table.totals] : [])]
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: number | string): string {
  if (typeof value === 'string') return csvCell(value)
  if (!Number.isFinite(value)) return ''
  const amount = paise(value)
  // No powers of ten: from here on every double is whole, and its digits can be written out.
  return Math.abs(amount) >= 2 ** 53 ? String(BigInt(amount)) : String(amount)
}

function paise(amount: number): number {
  // Amounts this large have no paise any more, and the largest would become infinite.
  if (Math.abs(amount) >= 1e15) return amount
  const rounded = Math.round(amount * 100) / 100
  return rounded === 0 ? 0 : rounded
}
