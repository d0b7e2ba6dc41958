import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import { present, type OverTime, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'

import { totalDeducted, taxedYears } from '../taxed-years.ts'
import type { DepositInput, DepositResult } from './bank-deposit.ts'
import { interestUntil } from './deposit-value.ts'
import { depositNotes, depositSentence } from './sentences.ts'

export { working } from './working.ts'

/** The sentence on maturity and the notes on closing early, TDS and insurance. */
export function says(result: DepositResult, input: DepositInput) {
  const sentence = depositSentence(result)
  return (
    <>
      {sentence && <p className="says mt-3">{sentence}</p>}
      {depositNotes(result, input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** Returns the deposit and its total interest, added or paid out, at the end of each year. */
export function overTime({ deposit, problem }: DepositResult): OverTime | undefined {
  if (problem !== undefined) return undefined
  const { principal, start, end } = deposit
  const { count, end: last } = wholePeriods(start, end, 12)
  const rows = tableYears(count + (end - last) / 366).map((year) => {
    const day = Math.min(end, Number.isInteger(year) ? monthsLater(start, year * 12) : end)
    const interest = interestUntil(deposit, day)
    return [year, principal, interest, principal + interest] as const
  })
  return growthOverTime({
    title: 'Deposit with its interest',
    names: ['Deposit', 'Interest', 'With interest'],
    atStart: principal,
    rows,
    look: 'area',
  })
}

/** Returns the table of interest, TDS and tax by financial year. Empty for a deposit without interest. */
export function tables(
  { deposit, problem, interest, tax }: DepositResult,
  input: DepositInput,
): Table[] {
  if (problem !== undefined || !Number.isFinite(interest)) return []
  const years = taxedYears(deposit, input)
  const table = tableOf('Interest by financial year', 'deposit-interest', years, [
    {
      label: 'Financial year',
      unit: 'text',
      of: ({ year }) => financialYearName(year),
      total: 'All years',
    },
    { label: 'Interest', unit: 'rupees', of: (year) => year.interest, total: interest },
    { label: 'TDS', unit: 'rupees', of: (year) => year.deducted, total: totalDeducted(years) },
    { label: 'Tax on it', unit: 'rupees', isSpare: true, of: (year) => year.tax, total: tax },
    {
      label: 'After tax',
      unit: 'rupees',
      of: (year) => year.interest - year.tax,
      total: interest - tax,
    },
  ])
  return present([table])
}
