import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'

import { fromFragment, toFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { costOf } from '../quoted-loan.ts'
import { prepaymentCalculator } from './definition.ts'
import type { EventEntry } from './event-entry.ts'
import type { PrepaymentInput } from './prepayment.ts'

const { calculate, fields } = prepaymentCalculator
const fresh = readInput(fields, initialTexts(fields))
const april2027 = monthNumber({ year: 2027, month: 4 })

/** What is typed with so many decimals. */
const typed = (max: number, decimals = 2) =>
  fc.integer({ min: 0, max: max * 10 ** decimals }).map((digits) => digits / 10 ** decimals)
const months = fc.integer({ min: 1, max: 480 })
const moment = fc.oneof(months, fc.integer({ min: april2027, max: april2027 + 480 }))
const anyEntry: fc.Arbitrary<EventEntry> = fc.record({
  kind: fc.constantFrom('once', 'month', 'year', 'rate', 'instalment', 'step-up', 'holiday'),
  after: moment,
  unit: fc.constantFrom('rupees', 'percent'),
  amount: typed(10_000_000),
  sharePercent: typed(100, 4),
  until: fc.oneof(fc.constant(0), moment),
  keeps: fc.constantFrom('emi', 'tenure'),
  ratePercent: typed(36, 3),
  rateThen: fc.constantFrom('tenure', 'emi', 'emi agreed', 'months agreed'),
  newEmi: typed(500_000),
  monthsLeft: months,
  risePercent: typed(20),
  riseKeeps: fc.constantFrom('emi', 'tenure'),
  holidayMonths: fc.integer({ min: 1, max: 24 }),
  holidayInterest: fc.constantFrom('paid', 'added'),
  holidayThen: fc.constantFrom('count', 'end', 'emi'),
})
const loan = {
  loanAmount: typed(100_000_000),
  annualRatePercent: typed(36, 3),
  years: fc.integer({ min: 1, max: 40 }),
  months: fc.integer({ min: 0, max: 11 }),
}
const anyTimeline: fc.Arbitrary<PrepaymentInput> = fc.record({
  ...loan,
  firstMonth: fc.oneof(fc.constant(NaN), fc.integer({ min: april2027, max: april2027 + 60 })),
  knownBy: fc.constantFrom('tenure', 'emi', 'both'),
  presentEmi: typed(1_000_000),
  events: fc.array(anyEntry, { maxLength: 40 }),
  interestOnlyMonths: fc.integer({ min: 0, max: 36 }),
  payouts: fc.array(fc.record({ after: moment, amount: typed(1_000_000) }), { maxLength: 12 }),
})

// What is kept, reopened, reloaded and shared are the texts of this link.
test('whatever happens to a loan, its link brings back the same timeline with the same figures', () => {
  fc.assert(
    fc.property(anyTimeline, (input) => {
      const texts = fromFragment(fields, toFragment(fields, input), initialTexts(fields))
      const again = texts && readInput(fields, texts)
      expect(again).toEqual(input)
      expect(again && calculate(again)).toEqual(calculate(input))
    }),
    { numRuns: 50 },
  )
})

test('without events a loan costs to the paisa what the EMI page says', () => {
  // Above 24 % interest over decades makes a paisa of the noise of doubles.
  const ordinary = fc.record({
    ...loan,
    loanAmount: fc.integer({ min: 1_000, max: 20_000_000 }),
    annualRatePercent: typed(24, 3),
  })
  fc.assert(
    fc.property(ordinary, (plain) => {
      const { before, after } = calculate({ ...fresh, ...plain, events: [] })
      const said = costOf(plain)
      expect(after.months).toBe(plain.years * 12 + plain.months)
      expect(Math.abs(after.paid - said.totalAmount)).toBeLessThan(0.005)
      expect(Math.abs(after.interest - said.totalInterest)).toBeLessThan(0.005)
      expect(after.interest).toBe(before.interest)
    }),
    { numRuns: 200 },
  )
})
