import { type Table, present } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'

import type { LoanResult } from './emi.ts'
import { answersFromEmi } from './from-emi.ts'
import type { EmiInput, LoanOptions } from './loan-options.ts'
import { scheduleOf, type QuotedLoan } from './quoted-loan.ts'
import { financialYearSchedule, sum, yearlySchedule, type ScheduleRow } from './schedule.ts'

export * as drawing from './drawing.tsx'
export { working } from './working.ts'

/** Returns the loan and the tenure that follow from an EMI, where one is entered. */
export function says(_: LoanResult, input: EmiInput) {
  return input.affordableEmi > 0 && <FromEmi emi={input.affordableEmi} loan={input} />
}

/** Returns the schedule by year and by month. */
export function tables(_: LoanResult, input: EmiInput): Table[] {
  return scheduleTables(scheduleOf(input), input)
}

/** The loan amount and the tenure that an EMI leads to. */
function FromEmi({ emi, loan }: { emi: number; loan: QuotedLoan }) {
  const answers = answersFromEmi(emi, loan)
  if (answers.length === 0) return null
  return (
    <section className="result-part">
      <h3 className="heading-3">With an EMI of {rupees(emi)}</h3>
      <dl className="mt-2 grid gap-2">
        {answers.map(({ question, answer, formula }) => (
          <div key={question}>
            <dt className="label font-semibold">{question}</dt>
            <dd>{answer}</dd>
            <dd className="hint">{formula}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Timing = Pick<LoanOptions, 'firstMonth' | 'scheduleYears'>

/** Returns a schedule as two tables, by year and by month. With a first month they name months, and years may be financial years. */
export function scheduleTables(months: readonly ScheduleRow[], timing: Timing): Table[] {
  const { firstMonth } = timing
  const hasMonths = !Number.isNaN(firstMonth)
  return present([
    yearTable(months, timing),
    scheduleTable('Month', months, ({ period }) =>
      hasMonths ? shortMonth(firstMonth + period - 1) : period,
    ),
  ])
}

function yearTable(months: readonly ScheduleRow[], { firstMonth, scheduleYears }: Timing) {
  if (Number.isNaN(firstMonth)) return scheduleTable('Year', yearlySchedule(months), nameOf)
  if (scheduleYears === 'financial')
    return scheduleTable(
      'Year',
      financialYearSchedule(months, firstMonth),
      ({ period }) => `FY ${financialYearName(period)}`,
    )
  const lastOf = (year: number) => Math.min(year * 12, months.length)
  const untilOf = ({ period }: ScheduleRow) => shortMonth(firstMonth + lastOf(period) - 1)
  return scheduleTable('Year', yearlySchedule(months), nameOf, untilOf)
}

function nameOf({ period }: ScheduleRow): number {
  return period
}

function scheduleTable(
  period: 'Year' | 'Month',
  rows: readonly ScheduleRow[],
  name: (row: ScheduleRow) => number | string,
  until?: (row: ScheduleRow) => string,
): Table | undefined {
  const { payment, principal, interest } = sum(rows)
  const each = period.toLowerCase()
  return tableOf(`Amortization schedule by ${each}`, `emi-schedule-by-${each}`, rows, [
    { label: period, unit: 'text', of: name, total: 'Total' },
    until && { label: 'Until', unit: 'text', isSpare: true, of: until },
    { label: 'Payment', unit: 'rupees', isSpare: true, of: (row) => row.payment, total: payment },
    { label: 'Principal', unit: 'rupees', of: (row) => row.principal, total: principal },
    { label: 'Interest', unit: 'rupees', of: (row) => row.interest, total: interest },
    { label: 'Balance', unit: 'rupees', of: (row) => row.balance, total: 0 },
  ])
}
