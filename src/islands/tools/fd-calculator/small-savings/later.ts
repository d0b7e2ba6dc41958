import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { present, type OverTime, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import type { SavingsInput, SavingsResult } from './small-savings.ts'

export { working } from './working.ts'

/** Returns the deposits and their interest year by year. */
export function overTime({ years }: SavingsResult): OverTime | undefined {
  return growthOverTime({
    title: 'Deposits and their interest',
    names: ['Paid in', 'Interest', 'Together'],
    atStart: 0,
    rows: years.map(({ year, paidIn, interest }) => [year, paidIn, interest, paidIn + interest]),
    look: 'bar',
  })
}

/** Returns the same as a table, with what was taken out. Empty without a value. */
export function tables(
  { interest, withdrawn, years }: SavingsResult,
  { scheme }: SavingsInput,
): Table[] {
  if (!Number.isFinite(interest)) return []
  const hasWithdrawals = withdrawn > 0
  const table = tableOf('Year by year', `${scheme}-growth`, years, [
    {
      label: 'Year',
      unit: 'text',
      // A Kisan Vikas Patra doubles within a year.
      of: ({ year }) => (Number.isInteger(year) ? year : lengthInWords(year)),
    },
    { label: 'Paid in', unit: 'rupees', of: (row) => row.paidIn },
    { label: 'Interest so far', unit: 'rupees', of: (row) => row.interest },
    hasWithdrawals && { label: 'Taken out so far', unit: 'rupees', of: (row) => row.withdrawn },
    {
      label: hasWithdrawals ? 'Balance' : 'Together',
      unit: 'rupees',
      of: (row) => row.paidIn + row.interest - row.withdrawn,
    },
  ])
  return present([table])
}
