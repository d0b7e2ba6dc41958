import type { Table } from '@/islands/calculator/frame/definition.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'

import { deductedInAll, taxedYears } from '../taxed-years.ts'
import type { DepositInput, DepositResult } from './bank-deposit.ts'

/** The interest of each financial year, with what is deducted and taxed. Empty where there is none. */
export function depositTables(
  { deposit, problem, interest, tax }: DepositResult,
  input: DepositInput,
): Table[] {
  if (problem !== undefined || !Number.isFinite(interest)) return []
  const years = taxedYears(deposit, input)
  if (years.length === 0) return []
  return [
    {
      title: 'Interest by financial year',
      fileName: 'deposit-interest',
      columns: [
        { label: 'Financial year', unit: 'text' },
        { label: 'Interest', unit: 'rupees' },
        { label: 'TDS', unit: 'rupees' },
        { label: 'Tax on it', unit: 'rupees', isSpare: true },
        { label: 'After tax', unit: 'rupees' },
      ],
      rows: years.map((year) => [
        financialYearName(year.year),
        year.interest,
        year.deducted,
        year.tax,
        year.interest - year.tax,
      ]),
      totals: ['All years', interest, deductedInAll(years), tax, interest - tax],
    },
  ]
}
