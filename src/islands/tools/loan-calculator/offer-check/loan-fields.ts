import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField, yearsField } from '@/islands/calculator/results/length-of-time.ts'
import type { LoanOffer } from './loan-offer.ts'
import type { NoCostOffer } from './no-cost-emi.ts'

/** What an offer may state: what a loan's may, or instalments at no cost. */
export type Quote = LoanOffer['quote'] | 'no-cost'

/** The fields of a loan offer, the kind of offer first. */
export const loanFields: Fields<Omit<LoanOffer, 'quote'> & { quote: Quote }> = {
  quote: {
    kind: 'choice',
    label: 'What the offer states',
    hint: 'A flat rate is charged on the whole loan to its end. Offers often leave out the word.',
    look: 'radio',
    initial: 'rate',
    options: [
      { value: 'rate', label: 'Interest rate' },
      { value: 'flat', label: 'Flat rate' },
      { value: 'emi', label: 'Only the EMI' },
      { value: 'no-cost', label: 'No-cost EMI' },
    ],
  },
  loanAmount: {
    kind: 'number',
    label: 'Loan Amount (₹)',
    initial: 500_000,
    unit: 'rupees',
    step: 10_000,
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Rate (% per annum)',
    initial: 12,
    unit: 'percent',
    step: 0.1,
  },
  emi: { kind: 'number', label: 'EMI (₹)', initial: 16_607, unit: 'rupees', step: 100 },
  years: yearsField({
    label: 'Tenure (Years)',
    hint: 'Or in months: 30 months, 2y 6m.',
    initial: 3,
  }),
  months: monthsField({ label: 'Months beyond whole years', initial: 0, isOption: true }),
  fees: {
    kind: 'number',
    label: 'Fees (₹)',
    hint: 'Processing, documents, valuation: without GST.',
    initial: 0,
    unit: 'rupees',
    step: 500,
  },
  feePercent: {
    kind: 'number',
    label: 'Fees (% of Loan)',
    hint: 'Beside those in rupees.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
  },
  gstPercent: {
    kind: 'number',
    label: 'GST (%)',
    hint: 'On fees and card interest: 18% since 1 July 2017. 0 for a fee that includes it.',
    initial: 18,
    unit: 'percent',
  },
  insurance: {
    kind: 'number',
    label: 'Insurance (₹)',
    hint: 'The premium with its GST.',
    initial: 0,
    unit: 'rupees',
    step: 500,
  },
  insuranceRoute: {
    kind: 'choice',
    label: 'The insurance is',
    look: 'select',
    initial: 'required',
    options: [
      { value: 'required', label: 'required, through the lender' },
      { value: 'optional', label: 'optional, through the lender' },
      { value: 'elsewhere', label: 'bought elsewhere' },
    ],
  },
  startPaidBy: {
    kind: 'choice',
    label: 'Charges at the start are',
    look: 'radio',
    initial: 'deducted',
    options: [
      { value: 'deducted', label: 'Deducted' },
      { value: 'beside', label: 'Paid separately' },
    ],
  },
  advanceEmis: {
    kind: 'number',
    label: 'EMIs in Advance',
    hint: 'Paid or kept back on the day of the loan.',
    initial: 0,
    unit: 'count',
    isOption: true,
  },
  yearlyCharge: {
    kind: 'number',
    label: 'Yearly Charge (₹)',
    hint: 'With GST, after each year but the last.',
    initial: 0,
    unit: 'rupees',
    step: 100,
    isOption: true,
  },
}

/** The fields of a no-cost EMI; the tax stands among those of a loan. */
export const noCostFields: Fields<Omit<NoCostOffer, 'gstPercent'>> = {
  price: { kind: 'number', label: 'Price (₹)', initial: 60_000, unit: 'rupees', step: 1_000 },
  instalments: { kind: 'number', label: 'Number of EMIs', initial: 6, unit: 'count' },
  discountForgone: {
    kind: 'number',
    label: 'Discount for Paying at Once (₹)',
    hint: 'A cashback counts, too.',
    initial: 0,
    unit: 'rupees',
    step: 500,
  },
  bankRatePercent: {
    kind: 'number',
    label: 'Bank’s Rate (% per annum)',
    hint: 'See the terms of the offer.',
    initial: 15,
    unit: 'percent',
    step: 0.1,
  },
  paidWith: {
    kind: 'choice',
    label: 'Paid with',
    look: 'radio',
    initial: 'credit card',
    options: [
      { value: 'credit card', label: 'Credit card' },
      { value: 'other', label: 'Debit card or loan' },
    ],
  },
  noCostFee: {
    kind: 'number',
    label: 'Processing Fee (₹)',
    hint: 'Without GST.',
    initial: 0,
    unit: 'rupees',
    step: 50,
  },
}
