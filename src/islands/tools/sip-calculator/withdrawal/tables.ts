import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { WithdrawalInput, WithdrawalResult } from './withdrawal.ts'

/** What is taken, taxed and left in each year. Empty when there is no year. */
export function withdrawalTables(
  { schedule, lasts }: WithdrawalResult,
  { taxedAs }: WithdrawalInput,
): Table[] {
  if (schedule.length === 0) return []
  const isTaxed = taxedAs === 'equity'
  return [
    {
      title:
        lasts === 'ends' ? 'Year by year until the money ends' : 'Year by year for these years',
      fileName: 'swp-by-year',
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Withdrawn', unit: 'rupees' },
        ...(isTaxed ? TAX_COLUMNS : []),
        { label: 'Left', unit: 'rupees' },
      ],
      rows: schedule.map(({ year, withdrawn, gains, tax, left }) => [
        year,
        withdrawn,
        ...(isTaxed ? [gains.shortTerm, gains.longTerm, tax] : []),
        left,
      ]),
    },
  ]
}

const TAX_COLUMNS = [
  { label: 'Short-term gains', unit: 'rupees', isSpare: true },
  { label: 'Long-term gains', unit: 'rupees', isSpare: true },
  { label: 'Tax', unit: 'rupees' },
] as const
