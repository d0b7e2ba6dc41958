import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'

import type { WithdrawalInput, WithdrawalResult } from './withdrawal.ts'

export * as drawing from './drawing.tsx'
export { working } from './working.ts'

/** Returns the withdrawals year by year. */
export function tables(
  { schedule, lasts }: WithdrawalResult,
  { taxedAs }: WithdrawalInput,
): Table[] {
  const isTaxed = taxedAs === 'equity'
  const title =
    lasts === 'ends' ? 'Year by year until the money runs out' : 'Year by year for these years'
  const unit = 'rupees'
  const table = tableOf(title, 'swp-by-year', schedule, [
    { label: 'Year', unit: 'text', of: ({ year }) => year },
    { label: 'Withdrawn', unit, of: ({ withdrawn }) => withdrawn },
    isTaxed && {
      label: 'Short-term gains',
      unit,
      isSpare: true,
      of: ({ gains }) => gains.shortTerm,
    },
    isTaxed && { label: 'Long-term gains', unit, isSpare: true, of: ({ gains }) => gains.longTerm },
    isTaxed && { label: 'Tax', unit, of: ({ tax }) => tax },
    { label: 'Left', unit, of: ({ left }) => left },
  ])
  return present([table])
}
