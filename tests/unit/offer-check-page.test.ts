import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { offerCheck } from '@/islands/tools/loan-calculator/offer-check/definition.ts'
import type { OfferInput } from '@/islands/tools/loan-calculator/offer-check/fields.ts'
import { percent, rupees } from '@/lib/format.ts'
import { testStatedFigures } from '../stated-figures.ts'

// The figures of the offer check's page and of its questions, by the formula of the tool.

const { fields, calculate } = offerCheck
const costOf = (given: Partial<OfferInput>) =>
  calculate({ ...readInput(fields, initialTexts(fields)), ...given })
const apr = (given: Partial<OfferInput>) => percent(costOf(given).apr)

/** ₹5,00,000 at 12 % for 36 months with a fee of ₹5,000 and GST. */
const withFee = costOf({ fees: 5_000 })
const flat = costOf({ quote: 'flat' })
const illustration = costOf({
  loanAmount: 20_000,
  annualRatePercent: 15,
  years: 2,
  fees: 400,
  gstPercent: 0,
})
const flatLoan = { quote: 'flat', loanAmount: 200_000, annualRatePercent: 8 } as const
const noCost = costOf({ quote: 'no-cost', noCostFee: 199 })
if (noCost.kind !== 'no-cost') throw new Error('The kind of the offer is not what was asked for.')

const onPage = [
  ['the EMI of the illustration', `The EMI is ₹${illustration.instalment.toFixed(2)}`],
  ['what arrives in it', `${rupees(illustration.received)} arrive`],
  ['its monthly rate', `m is ${(100 * illustration.monthlyRate).toFixed(4)}%`],
  ['its APR', `the APR is ${percent(illustration.apr)}.`],
  ['its compounded rate', `that is ${percent(illustration.compounded)},`],
  ['no charges', `Without charges | ${apr({})} |`],
  ['the fee', `with GST, deducted | ${percent(withFee.apr)} |`],
  ['insurance', `₹8,000 of insurance | ${apr({ fees: 5_000, insurance: 8_000 })} |`],
  [
    'an advance EMI',
    `one EMI in advance | ${apr({ fees: 5_000, insurance: 8_000, advanceEmis: 1 })} |`,
  ],
  ['the flat rate', `At 12% flat, without charges | ${percent(flat.apr)} |`],
  ['the flat EMI', `36 months is ${rupees(costOf(flatLoan).instalment)} a month`],
  ['its reducing rate', `as much as ${apr(flatLoan)} on the reducing balance`],
  ['the rule of thumb', `gives ${percent((2 * 8 * 36) / 37)}`],
  ['what is booked', `a loan of ${rupees(noCost.booked)}`],
  ['the hidden interest', `the other ${rupees(noCost.hiddenInterest)} are interest`],
  ['GST on it', `18% of it is ${rupees(noCost.gstOnInterest)}`],
  ['the fee with GST', `₹199 become ${rupees(noCost.fee)}`],
  ['the cost', `${rupees(noCost.paid - noCost.received)} more than the price`],
  ['its rate', `or ${percent(noCost.apr)} a year`],
  [
    'a lost discount',
    `it would be ${apr({ quote: 'no-cost', noCostFee: 199, discountForgone: 2_000 })}.`,
  ],
] as const

const inQuestions = [
  ['the APR', `has an APR of ${percent(withFee.apr)}.`],
  ['the flat EMI', `at 12% flat is ${rupees(flat.instalment)} a month`],
  ['the reducing EMI', `on the reducing balance it is ${rupees(withFee.instalment)}`],
  ['the flat rate', `the same as ${percent(flat.apr)} on the reducing balance`],
  [
    'a no-cost EMI',
    `that makes ${rupees(noCost.paid - noCost.received)}, or ${percent(noCost.apr)} a year`,
  ],
] as const

testStatedFigures('loan-calculator/offer-check', {
  onPage,
  inQuestions,
  given: [
    '₹5,00,000',
    '₹2,00,000',
    '₹60,000',
    '₹20,000',
    '₹10,000',
    '₹8,000',
    '₹5,000',
    '₹2,000',
    '₹400',
    '₹199',
  ],
})
