import { growth, times } from '@/islands/calculator/money/compounding.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { FREQUENCIES, frequencyName, type CompoundInterestInput } from './compound-interest.ts'

/** What the rate comes to in a year, and the principal in its time, with each of the frequencies. */
export function frequencyTables(_: unknown, input: CompoundInterestInput): Table[] {
  const { principal, years } = input
  const periodRate = (frequency: number) => input.annualRatePercent / 100 / frequency
  return [
    {
      title: 'All five frequencies',
      fileName: 'compound-interest-frequencies',
      columns: [
        { label: 'Compounding', unit: 'text' },
        { label: 'Effective rate a year', unit: 'percent' },
        { label: 'The principal comes to', unit: 'rupees' },
      ],
      rows: FREQUENCIES.map((frequency) => [
        frequencyName(frequency),
        100 * growth(periodRate(frequency), frequency),
        times(principal, 1 + growth(periodRate(frequency), frequency * years)),
      ]),
    },
  ]
}
