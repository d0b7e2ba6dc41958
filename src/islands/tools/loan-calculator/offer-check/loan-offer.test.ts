import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { emi } from '../emi.ts'
import { loanOffer, type LoanOffer } from './loan-offer.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const plain: LoanOffer = {
  quote: 'rate',
  loanAmount: 500_000,
  annualRatePercent: 12,
  emi: 0,
  years: 3,
  months: 0,
  fees: 0,
  feePercent: 0,
  gstPercent: 18,
  insurance: 0,
  insuranceRoute: 'required',
  startPaidBy: 'deducted',
  advanceEmis: 0,
  yearlyCharge: 0,
}
const costOf = (given: Partial<LoanOffer>) => loanOffer({ ...plain, ...given })
const aprOf = (given: Partial<LoanOffer>) => costOf(given).apr.toFixed(2)

test('the illustration of RBI/2024-25/18 comes out as printed', () => {
  const cost = costOf({
    loanAmount: 20_000,
    annualRatePercent: 15,
    years: 2,
    fees: 400,
    gstPercent: 0,
  })
  expect(cost.instalment).toBeCloseTo(969.73, 2)
  expect(Math.round(cost.interest)).toBe(3_274)
  expect(cost.received).toBe(19_600)
  expect(Math.round(cost.paid)).toBe(23_274)
  expect([cost.apr.toFixed(2), cost.compounded.toFixed(2)]).toEqual(['17.07', '18.47'])
})

test.each(casesOf<[string, Partial<LoanOffer>, string]>('loan-offers'))(
  '%s',
  (_, given, expected) => {
    expect(aprOf(given)).toBe(expected)
  },
)

test('5 lakh at 12 % flat are 18,889 a month, where 12 % on the balance are 16,607', () => {
  expect(Math.round(costOf({ quote: 'flat' }).instalment)).toBe(18_889)
  expect(Math.round(costOf({}).instalment)).toBe(16_607)
  expect(aprOf({ quote: 'flat' })).toBe('21.20')
})

test('charges paid beside the loan cost as much as those deducted; only what arrives differs', () => {
  const given = { fees: 5_000, insurance: 8_000, advanceEmis: 1, yearlyCharge: 500 }
  const [deducted, beside] = [costOf(given), costOf({ ...given, startPaidBy: 'beside' })]
  expect(beside.apr).toBe(deducted.apr)
  expect(beside.received).toBe(500_000)
  // 5,00,000 − 5,900 − 8,000 − 16,607.15
  expect(deducted.received).toBeCloseTo(469_492.85, 2)
  expect(beside.paid - beside.received).toBeCloseTo(deducted.paid - deducted.received, 6)
})

test('a yearly charge falls due after each year but the last', () => {
  const { payments, charges } = costOf({ yearlyCharge: 590 })
  const [january, december] = [payments[0] ?? NaN, payments[11] ?? NaN]
  expect(december - january).toBeCloseTo(590, 9)
  expect(payments.at(-1)).toBe(january)
  expect(charges).toBe(1_180)
})

describe('an offer that cannot be calculated says why', () => {
  test.each<[Partial<LoanOffer>, RegExp]>([
    [{ loanAmount: 0 }, /above ₹0/],
    [{ annualRatePercent: -1 }, /0% or more/],
    [{ quote: 'emi', emi: 0 }, /EMI above/],
    [{ years: 0 }, /of 1 month/],
    [{ years: 101 }, /to 100 years/],
    [{ fees: -1 }, /0 or more/],
    [{ feePercent: -1 }, /0 or more/],
    [{ feePercent: 85 }, /you receive nothing/],
    [{ gstPercent: -18 }, /0 or more/],
    [{ advanceEmis: 1.5 }, /whole number from 0 to 36/],
    [{ advanceEmis: 37 }, /whole number from 0 to 36/],
    [{ advanceEmis: 36 }, /you receive nothing/],
    [{ fees: 600_000 }, /you receive nothing/],
    [{ loanAmount: 1.7e308, annualRatePercent: 1e9 }, /too large/],
  ])('%j', (given, sentence) => {
    const { problem, apr, compounded } = costOf(given)
    expect(problem).toMatch(sentence)
    expect([apr, compounded]).toEqual([NaN, NaN])
  })

  test('but not for a field that the quote does not use', () => {
    expect(costOf({ emi: NaN }).problem).toBeUndefined()
    expect(costOf({ quote: 'emi', emi: 16_607, annualRatePercent: NaN }).problem).toBeUndefined()
  })
})

const offers = fc.record<LoanOffer>({
  quote: fc.constantFrom('rate', 'flat', 'emi'),
  loanAmount: fc.integer({ min: 10_000, max: 50_000_000 }),
  annualRatePercent: fc.double({ min: 0, max: 40, noNaN: true }),
  emi: fc.integer({ min: 100, max: 1_000_000 }),
  years: fc.integer({ min: 0, max: 30 }),
  months: fc.integer({ min: 4, max: 24 }),
  fees: fc.integer({ min: 0, max: 2_000 }),
  feePercent: fc.integer({ min: 0, max: 5 }),
  gstPercent: fc.constantFrom(0, 18),
  insurance: fc.integer({ min: 0, max: 2_000 }),
  insuranceRoute: fc.constantFrom('required', 'optional', 'elsewhere'),
  startPaidBy: fc.constantFrom('deducted', 'beside'),
  advanceEmis: fc.integer({ min: 0, max: 2 }),
  yearlyCharge: fc.integer({ min: 0, max: 500 }),
})

test('what is received, the interest and the charges are what is paid', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const { received, interest, charges, paid } = loanOffer(offer)
      expect(Math.abs(received + interest + charges - paid)).toBeLessThan(1e-9 * Math.abs(paid) + 1)
    }),
  )
})

test('an offer without charges costs the rate of its loan, and its payments are those of the EMI page', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const charges = { fees: 0, feePercent: 0, insurance: 0, advanceEmis: 0, yearlyCharge: 0 }
      const { apr, paid } = loanOffer({ ...offer, ...charges, quote: 'rate' })
      expect(Math.abs(apr - offer.annualRatePercent)).toBeLessThan(1e-8)
      const years = offer.years + offer.months / 12
      expect(paid / emi({ ...offer, years }).totalAmount).toBeCloseTo(1, 12)
    }),
  )
})

test('any charge, and any instalment in advance, raises the rate', () => {
  const more = fc.constantFrom<Partial<LoanOffer>>(
    { fees: 2_500 },
    { feePercent: 6 },
    { insurance: 2_500, insuranceRoute: 'required' },
    { yearlyCharge: 600 },
    { advanceEmis: 3 },
  )
  fc.assert(
    fc.property(offers, more, (offer, change) => {
      const base = { ...offer, insuranceRoute: 'required' as const, quote: 'rate' as const, annualRatePercent: offer.annualRatePercent + 1 } // prettier-ignore
      // A tenure of a year or less has no yearly charge.
      fc.pre(!('yearlyCharge' in change) || base.years * 12 + base.months > 12)
      const { atStart, apr } = loanOffer({ ...base, ...change })
      // Three instalments of four and the charges can be all of a small loan.
      fc.pre(atStart > 0)
      expect(apr).toBeGreaterThan(loanOffer(base).apr)
    }),
  )
})
