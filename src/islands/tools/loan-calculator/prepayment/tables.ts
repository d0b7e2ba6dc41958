import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'
import type { TimelineRow } from '../timeline.ts'
import type { EventEntry } from './event-entry.ts'
import { inMonths } from './outcome-sentence.ts'
import type { PrepaymentInput, PrepaymentResult } from './prepayment.ts'

type Sums = Pick<TimelineRow, 'payment' | 'interest' | 'principal' | 'prepayment' | 'balance'>

/** Returns the loan with its changes, by year and by month. With a first month the years are financial and calendar years. */
export function prepaymentTables(result: PrepaymentResult, { events }: PrepaymentInput): Table[] {
  const { after, firstMonth } = result
  const { rows, problem } = after
  if (problem !== undefined || !Number.isFinite(after.paid)) return []
  const byYear = Number.isNaN(firstMonth)
    ? [yearTable('By year of the loan', rows, (month) => `${Math.ceil(month / 12)}`)]
    : [
        yearTable('By financial year', rows, (month) => financialYear(firstMonth + month - 1)),
        yearTable('By calendar year', rows, (month) =>
          String(calendarYear(firstMonth + month - 1)),
        ),
      ]
  return present([...byYear, monthTable(rows, events, firstMonth)])
}

function financialYear(month: number): string {
  return `FY ${financialYearName(calendarYear(month - 3))}`
}

function calendarYear(month: number): number {
  return Math.floor(month / 12)
}

function yearTable(
  title: string,
  rows: readonly TimelineRow[],
  nameOf: (month: number) => string,
): Table | undefined {
  // Events before the first instalment belong to its year.
  const years = new Map<string, TimelineRow[]>()
  for (const row of rows) {
    const name = nameOf(Math.max(1, row.month))
    years.set(name, [...(years.get(name) ?? []), row])
  }
  const sums = [...years].map(([name, year]) => ({ name, ...sumOf(year) }))
  return tableOf(title, `loan-${title.toLowerCase().replaceAll(' ', '-')}`, sums, [
    { label: 'Year', unit: 'text', of: ({ name }) => name, total: 'Total' },
    ...amounts(sumOf(rows)),
  ])
}

function monthTable(
  rows: readonly TimelineRow[],
  events: PrepaymentInput['events'],
  firstMonth: number,
): Table | undefined {
  const nameOf = ({ month }: TimelineRow) => {
    if (month === 0) return 'Start'
    return Number.isNaN(firstMonth) ? month : shortMonth(firstMonth + month - 1)
  }
  const shown = rows.filter(
    ({ month, prepayment, events: acted }) => month > 0 || prepayment > 0 || acted.length > 0,
  )
  return tableOf('Month by month', 'loan-month-by-month', shown, [
    { label: 'Month', unit: 'text', of: nameOf, total: 'Total' },
    // Placed here so that a phone shows it too.
    { label: 'What happens', unit: 'text', of: (row) => happenings(row, events) },
    ...amounts(sumOf(rows)),
  ])
}

/** Returns the columns of the amounts, with their totals. */
function amounts(total: Sums) {
  const column = (label: string, name: keyof Sums) => ({
    label,
    unit: 'rupees' as const,
    of: (sums: Sums) => sums[name],
    total: total[name],
  })
  return [
    { ...column('EMI', 'payment'), isSpare: true as const },
    { ...column('Principal', 'principal'), isSpare: true as const },
    column('Interest', 'interest'),
    column('Prepaid', 'prepayment'),
    { ...column('Balance', 'balance'), total: 0 },
  ]
}

function happenings(
  { events: acted, payout, month }: TimelineRow,
  entries: PrepaymentInput['events'],
): string {
  const words = acted.flatMap((index) => entries[index] ?? []).map(eventInWords)
  // The payout at the start is the loan itself.
  if (payout > 0 && month > 0) words.unshift('Disbursement')
  return [...new Set(words)].join(', ')
}

function sumOf(rows: readonly TimelineRow[]): Sums {
  const sum = (part: 'payment' | 'principal' | 'interest' | 'prepayment') =>
    rows.reduce((all, row) => all + row[part], 0)
  return {
    payment: sum('payment'),
    principal: sum('principal'),
    interest: sum('interest'),
    prepayment: sum('prepayment'),
    balance: rows.at(-1)?.balance ?? 0,
  }
}

/** Returns an event in a few words for a table: "Prepayment", "Rate 9%". */
function eventInWords(entry: EventEntry): string {
  switch (entry.kind) {
    case 'rate':
      return `Rate ${groupedNumber(entry.ratePercent)}%`
    case 'instalment':
      return `EMI ${rupees(entry.newEmi)}`
    case 'step-up':
      return `EMI rises ${groupedNumber(entry.risePercent)}% a year`
    case 'holiday':
      return `Holiday of ${inMonths(entry.holidayMonths)}`
    default:
      return 'Prepayment'
  }
}
