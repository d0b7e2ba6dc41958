import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { LoanEvent, Prepayment } from './loan-events.ts'
import type { Loan } from './loan-state.ts'
import { timeline, type TimelineRow } from './timeline.ts'

const after = fc.integer({ min: 0, max: 480 })
const kept = fc.constantFrom('emi' as const, 'tenure' as const)
const rate = fc.double({ min: 0, max: 24, noNaN: true })
const months = fc.integer({ min: 1, max: 480 })

const prepayment: fc.Arbitrary<Prepayment> = fc.record({
  kind: fc.constant('prepayment'),
  after,
  every: fc.constantFrom('once', 'month', 'year'),
  until: after,
  amount: fc.double({ min: 0, max: 100, noNaN: true }),
  unit: fc.constant('percent'),
  keeps: kept,
})
const paid: fc.Arbitrary<Prepayment> = fc
  .tuple(prepayment, fc.integer({ min: 0, max: 2_000_000 }))
  .map(([event, amount]) => ({ ...event, unit: 'rupees', amount }))
const anyPrepayment = fc.oneof(prepayment, paid)
const emi = fc.integer({ min: 1_000, max: 200_000 })
const anyEvent: fc.Arbitrary<LoanEvent> = fc.oneof(
  anyPrepayment,
  fc.record({
    kind: fc.constant('rate'),
    after,
    annualRatePercent: rate,
    then: fc.oneof(kept, fc.record({ emi }), fc.record({ months })),
  }),
  fc.record({ kind: fc.constant('instalment'), after, emi }),
  fc.record({
    kind: fc.constant('step-up'),
    after,
    percent: fc.double({ min: 0, max: 20, noNaN: true }),
    keeps: kept,
  }),
  fc.record({
    kind: fc.constant('holiday'),
    after,
    months: fc.integer({ min: 1, max: 24 }),
    interest: fc.constantFrom('paid', 'added'),
    then: fc.constantFrom('count', 'end', 'emi'),
  }),
)
const plainLoan = fc.record({
  loanAmount: fc.integer({ min: 10_000, max: 100_000_000 }),
  annualRatePercent: rate,
  months,
})
const anyLoan: fc.Arbitrary<Loan> = fc
  .record({
    loan: plainLoan,
    parts: fc.array(
      fc.record({ after: fc.integer({ min: 1, max: 36 }), share: fc.double({ min: 0, max: 0.3 }) }),
      { maxLength: 3 },
    ),
    interestOnlyMonths: fc.integer({ min: 0, max: 36 }),
  })
  .map(({ loan, parts, interestOnlyMonths }) => ({
    ...loan,
    interestOnlyMonths,
    payouts: parts.map((part) => ({ after: part.after, amount: part.share * loan.loanAmount })),
  }))

const sum = (rows: readonly TimelineRow[], part: Exclude<keyof TimelineRow, 'events'>) =>
  rows.reduce((all, row) => all + row[part], 0)
/** The noise of doubles in a sum of amounts as large as these. */
const noise = (...amounts: number[]) => 1e-9 * (1 + Math.max(...amounts))

test('whatever happens to a loan, its columns add up and nothing below nothing is owed', () => {
  fc.assert(
    fc.property(anyLoan, fc.array(anyEvent, { maxLength: 12 }), (loan, events) => {
      const { rows, problem, paid: all, interest, prepaid } = timeline(loan, events)
      expect(rows.every(({ balance }) => balance >= 0)).toBe(true)
      for (const [index, row] of rows.slice(1).entries()) {
        const before = rows[index]?.balance ?? NaN
        const moved = row.payout - row.principal - row.prepayment
        expect(Math.abs(before + moved - row.balance)).toBeLessThan(noise(before, row.payment))
      }
      if (problem !== undefined) return
      expect(rows.at(-1)?.balance).toBe(0)
      expect(sum(rows, 'payment') + sum(rows, 'prepayment')).toBeCloseTo(all, 2)
      expect(prepaid).toBe(sum(rows, 'prepayment'))
      expect(interest).toBe(sum(rows, 'interest'))
      expect(Math.abs(all - interest - loan.loanAmount)).toBeLessThan(noise(all))
    }),
    { numRuns: 500 },
  )
})

test('without events the months are those agreed on, and each pays the same', () => {
  fc.assert(
    fc.property(plainLoan, (loan) => {
      const { rows, months: found } = timeline(loan)
      expect(found).toBe(loan.months)
      const [first = NaN, last = NaN] = [rows[1]?.payment, rows.at(-1)?.payment]
      expect(Math.abs(first - last)).toBeLessThan(1e-6 * first)
    }),
    { numRuns: 300 },
  )
})

test('prepayments that keep the instalment never cost more interest than those that keep the tenure', () => {
  fc.assert(
    fc.property(plainLoan, fc.array(anyPrepayment, { maxLength: 6 }), (loan, events) => {
      const [byEmi, byTenure, without] = [
        timeline(
          loan,
          events.map((event) => ({ ...event, keeps: 'emi' as const })),
        ),
        timeline(
          loan,
          events.map((event) => ({ ...event, keeps: 'tenure' as const })),
        ),
        timeline(loan),
      ]
      expect(byEmi.interest).toBeLessThanOrEqual(byTenure.interest + noise(byTenure.paid))
      expect(byTenure.interest).toBeLessThanOrEqual(without.interest + noise(without.paid))
      expect(byEmi.months).toBeLessThanOrEqual(byTenure.months)
    }),
    { numRuns: 300 },
  )
})

test('the order of events of different kinds in the list does not matter', () => {
  const rise: LoanEvent = { kind: 'rate', after: 10, annualRatePercent: 9, then: 'emi' }
  fc.assert(
    fc.property(plainLoan, prepayment, (loan, event) => {
      const [one, other] = [timeline(loan, [rise, event]), timeline(loan, [event, rise])]
      expect(one.paid).toEqual(other.paid)
    }),
    { numRuns: 100 },
  )
})
