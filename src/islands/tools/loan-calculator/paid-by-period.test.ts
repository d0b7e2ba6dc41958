import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { LoanEvent } from './loan-events.ts'
import { costOf } from './quoted-loan.ts'
import { paidByPeriod } from './paid-by-period.ts'
import { timeline } from './timeline.ts'

const loan = { loanAmount: 1_000_000, annualRatePercent: 8.5, months: 240 }
const yearsOf = (events: readonly LoanEvent[] = []) =>
  paidByPeriod(timeline(loan, events).rows, 'year')

test('a year of the drawing pays what the amortization table says', () => {
  const years = yearsOf()
  expect(years).toHaveLength(20)
  const { interest = NaN, principal = NaN, balance = NaN } = years[12] ?? {}
  expect([interest, principal, balance].map(Math.round)).toEqual([49_144, 54_995, 547_990])
})

test('the strokes of a loan add up to its Total Amount', () => {
  const anyLoan = fc.record({
    loanAmount: fc.integer({ min: 50_000, max: 20_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(anyLoan, (some) => {
      const months = some.years * 12
      const { rows } = timeline({ ...some, months })
      const periods = paidByPeriod(rows, some.years > 3 ? 'year' : 'month')
      expect(periods).toHaveLength(some.years > 3 ? some.years : months)
      const paid = periods.reduce((sum, { interest, principal }) => sum + interest + principal, 0)
      expect(Math.abs(paid - costOf(some).totalAmount)).toBeLessThan(0.005)
    }),
  )
})

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
