import fc from 'fast-check'
import { expect, test } from 'vitest'

import { noCostEmi, type NoCostOffer } from './no-cost-emi.ts'

const phone: NoCostOffer = {
  price: 60_000,
  discountForgone: 0,
  instalments: 6,
  bankRatePercent: 15,
  paidWith: 'credit card',
  noCostFee: 199,
  gstPercent: 18,
}
const costOf = (given: Partial<NoCostOffer>) => noCostEmi({ ...phone, ...given })

test('60,000 in 6 instalments at 15 % on a card, with a fee of 199', () => {
  // By 50-digit decimals
  const cost = costOf({})
  expect(Math.round(cost.booked)).toBe(57_460)
  expect(Math.round(cost.gstOnInterest)).toBe(457)
  expect(Math.round(cost.paid - cost.received)).toBe(692)
  expect(Math.round(cost.payments[0] ?? NaN)).toBe(10_364)
  expect(cost.apr.toFixed(2)).toBe('3.96')
})

test('the example of a payment service: 15,000 in 3 instalments at 15 %', () => {
  const cost = costOf({ price: 15_000, instalments: 3 })
  expect(cost.booked).toBeCloseTo(14_632.67, 2)
  expect(cost.gstOnInterest).toBeCloseTo(66.12, 2)
})

test('without fee and tax it costs nothing, unless paying at once earns a discount', () => {
  const free = { noCostFee: 0, paidWith: 'other' as const }
  expect(costOf(free).apr).toBeCloseTo(0, 9)
  expect(costOf(free).gstOnInterest).toBe(0)
  // The bank's own rate, when the whole of its interest would come off the price.
  const { booked } = costOf(free)
  expect(costOf({ ...free, discountForgone: 60_000 - booked }).apr).toBeCloseTo(15, 8)
})

test('one instalment at no interest is the price', () => {
  const cost = costOf({ instalments: 1, bankRatePercent: 0, noCostFee: 0 })
  expect([cost.booked, cost.paid, cost.apr]).toEqual([60_000, 60_000, 0])
})

test.each<[Partial<NoCostOffer>, RegExp]>([
  [{ price: 0 }, /above ₹0/],
  [{ discountForgone: 60_000 }, /less than the price/],
  [{ discountForgone: -1 }, /less than the price/],
  [{ instalments: 0 }, /from 1 to 120/],
  [{ instalments: 2.5 }, /from 1 to 120/],
  [{ instalments: 1e9 }, /from 1 to 120/],
  [{ bankRatePercent: -1 }, /0% or more/],
  [{ noCostFee: -1 }, /0 or more/],
])('%j says why it has no cost', (given, sentence) => {
  const { problem, apr, paid } = costOf(given)
  expect(problem).toMatch(sentence)
  expect([apr, paid]).toEqual([NaN, NaN])
})

test('the cost is the tax, the fee and the discount, and rises with each', () => {
  const offers = fc.record<NoCostOffer>({
    price: fc.integer({ min: 1_000, max: 500_000 }),
    discountForgone: fc.integer({ min: 0, max: 100 }),
    instalments: fc.integer({ min: 1, max: 36 }),
    bankRatePercent: fc.double({ min: 0, max: 40, noNaN: true }),
    paidWith: fc.constantFrom('credit card', 'other'),
    noCostFee: fc.integer({ min: 0, max: 1_000 }),
    gstPercent: fc.constantFrom(0, 12, 18),
  })
  fc.assert(
    fc.property(offers, (offer) => {
      const cost = noCostEmi(offer)
      expect(cost.paid - cost.received).toBeCloseTo(
        cost.gstOnInterest + cost.fee + offer.discountForgone,
        6,
      )
      const dearer = [
        { ...offer, discountForgone: offer.discountForgone + 50 },
        { ...offer, noCostFee: offer.noCostFee + 50 },
      ]
      for (const other of dearer) expect(noCostEmi(other).apr).toBeGreaterThan(cost.apr)
    }),
  )
})
