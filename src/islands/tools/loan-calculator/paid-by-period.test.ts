import { expect, test } from 'vitest'

import type { LoanEvent } from './loan-events.ts'
import { paidByPeriod } from './paid-by-period.ts'
import { timeline } from './timeline.ts'

const loan = { loanAmount: 1_000_000, annualRatePercent: 8.5, months: 240 }
const yearsOf = (events: readonly LoanEvent[] = []) =>
  paidByPeriod(timeline(loan, events).rows, 'year')

test('a prepayment belongs to the year in which it is paid', () => {
  const extra = { kind: 'prepayment', every: 'once', unit: 'rupees', keeps: 'emi' } as const
  const plain = yearsOf()
  const now = yearsOf([{ ...extra, after: 0, amount: 50_000 }])
  const later = yearsOf([{ ...extra, after: 12, amount: 50_000 }])
  const principalOf = (years: typeof plain, index: number) => years[index]?.principal ?? NaN
  // Paid at once, it also saves a year of its interest: 50,000 × (1.0070833^12 − 1).
  expect(principalOf(now, 0) - principalOf(plain, 0) - 50_000).toBeCloseTo(4_419.54, 1)
  expect(principalOf(later, 0) - principalOf(plain, 0)).toBeCloseTo(50_000)
})
