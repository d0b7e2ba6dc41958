import { MONTHS } from '@/lib/long-date.ts'

import type { Fields, NumberInput } from '@/islands/calculator/frame/definition.ts'
import type { Business } from './advance-tax.ts'

/** What is asked for the instalments, besides the tax of the year. Amounts are rupees. */
export interface AdvanceEntry {
  tds: number
  business: Business
  paidJune: number
  paidSeptember: number
  paidDecember: number
  paidMarch: number
  paidLast: number
  /** Counted from April after the tax year, which is 1. */
  restPaidIn: number
}

/** The fields of the instalments. */
export const advanceFields: Fields<AdvanceEntry> = {
  tds: amount('TDS and TCS (₹)'),
  business: {
    kind: 'choice',
    look: 'select',
    label: 'Business or Profession',
    initial: 'none',
    options: [
      { value: 'none', label: 'None' },
      { value: 'yes', label: 'Yes' },
      { value: 'presumptive', label: 'Yes, at a presumptive rate' },
    ],
  },
  paidJune: amount('Paid by 15 June (₹)'),
  paidSeptember: amount('Then by 15 Sep (₹)'),
  paidDecember: amount('Then by 15 Dec (₹)'),
  paidMarch: amount('Then by 15 March (₹)'),
  paidLast: amount('Then by 31 March (₹)'),
  restPaidIn: {
    kind: 'choice',
    look: 'select',
    label: 'The Rest is Paid in',
    initial: 4,
    options: MONTHS.map((_, index) => ({
      value: index + 1,
      label: MONTHS[(index + 3) % 12] ?? '',
    })),
  },
}

/** What was paid from one date to the next, in the order of the dates. */
export function paidOf(entry: AdvanceEntry): number[] {
  const { paidJune, paidSeptember, paidDecember, paidMarch, paidLast } = entry
  return [paidJune, paidSeptember, paidDecember, paidMarch, paidLast]
}

function amount(label: string): NumberInput {
  return { kind: 'number', label, initial: 0, unit: 'rupees', step: 1_000 }
}
