import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
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
  return [...byYear, monthTable(rows, events, firstMonth)]
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
): Table {
  // Events before the first instalment belong to its year.
  const years = new Map<string, TimelineRow[]>()
  for (const row of rows) {
    const name = nameOf(Math.max(1, row.month))
    years.set(name, [...(years.get(name) ?? []), row])
  }
  const sums = [...years].map(([name, year]) => ({ name, ...sumOf(year) }))
  return {
    title,
    fileName: `loan-${title.toLowerCase().replaceAll(' ', '-')}`,
    columns: [{ label: 'Year', unit: 'text' }, ...AMOUNTS, BALANCE],
    rows: sums.map((sum) => [sum.name, ...amountsOf(sum), sum.balance]),
    totals: ['Total', ...amountsOf(sumOf(rows)), 0],
  }
}

function monthTable(
  rows: readonly TimelineRow[],
  events: PrepaymentInput['events'],
  firstMonth: number,
): Table {
  const nameOf = (month: number) => {
    if (month === 0) return 'Start'
    return Number.isNaN(firstMonth) ? month : shortMonth(firstMonth + month - 1)
  }
  const shown = rows.filter(
    ({ month, prepayment, events: acted }) => month > 0 || prepayment > 0 || acted.length > 0,
  )
  return {
    title: 'Month by month',
    fileName: 'loan-month-by-month',
    columns: [
      { label: 'Month', unit: 'text' },
      // Placed here so that a phone shows it too.
      { label: 'What happens', unit: 'text' },
      ...AMOUNTS,
      BALANCE,
    ],
    rows: shown.map((row) => [
      nameOf(row.month),
      happenings(row, events),
      ...amountsOf(row),
      row.balance,
    ]),
    totals: ['Total', '', ...amountsOf(sumOf(rows)), 0],
  }
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

const AMOUNTS = [
  { label: 'EMI', unit: 'rupees', isSpare: true },
  { label: 'Principal', unit: 'rupees', isSpare: true },
  { label: 'Interest', unit: 'rupees' },
  { label: 'Prepaid', unit: 'rupees' },
] as const
const BALANCE = { label: 'Balance', unit: 'rupees' } as const

function amountsOf({ payment, principal, interest, prepayment }: Sums): number[] {
  return [payment, principal, interest, prepayment]
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
