import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import type { FieldGroup, Fields } from '../../../calculator/definition.ts'
import { chargesAtStart, type LoanOffer } from './loan-offer.ts'
import type { NoCostOffer } from './no-cost-emi.ts'

/** An offer of either kind, with the rate that its papers print: 0 when none is to be compared. */
export interface OfferInput extends Omit<LoanOffer, 'quote'>, NoCostOffer {
  quote: LoanOffer['quote'] | 'no-cost'
  printedRatePercent: number
}

const loanFields: Fields<Pick<OfferInput, keyof LoanOffer>> = {
  quote: {
    kind: 'choice',
    label: 'What the offer states',
    hint: 'A flat rate is charged on the whole loan until its end. Offers often leave out the word.',
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
  years: { kind: 'number', label: 'Tenure (Years)', initial: 3, unit: 'years' },
  months: { kind: 'number', label: 'and Months', initial: 0, unit: 'count' },
  fees: {
    kind: 'number',
    label: 'Fees (₹)',
    hint: 'For processing, documents, legal checks and valuation, without GST.',
    initial: 5_000,
    unit: 'rupees',
    step: 500,
  },
  gstPercent: {
    kind: 'number',
    label: 'GST (%)',
    hint: 'On fees, and on the interest of credit cards: 18% since 1 July 2017. Enter 0 for a fee with GST in it.',
    initial: 18,
    unit: 'percent',
    step: 0.1,
  },
  insurance: {
    kind: 'number',
    label: 'Insurance (₹)',
    hint: 'The whole premium, with its GST.',
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
    hint: 'How many are paid, or kept back, on the day of the loan.',
    initial: 0,
    unit: 'count',
  },
  yearlyCharge: {
    kind: 'number',
    label: 'Yearly Charge (₹)',
    hint: 'With GST, after each year but the last.',
    initial: 0,
    unit: 'rupees',
    step: 100,
  },
}

const noCostFields: Fields<Omit<NoCostOffer, 'gstPercent'>> = {
  price: { kind: 'number', label: 'Price (₹)', initial: 60_000, unit: 'rupees', step: 1_000 },
  instalments: { kind: 'number', label: 'Number of EMIs', initial: 6, unit: 'count' },
  discountForgone: {
    kind: 'number',
    label: 'Discount for Paying at Once (₹)',
    hint: 'What you would get without EMIs, such as a cashback.',
    initial: 0,
    unit: 'rupees',
    step: 500,
  },
  bankRatePercent: {
    kind: 'number',
    label: 'Bank’s Rate (% per annum)',
    hint: 'The terms of the offer state it, although the seller bears the interest.',
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
  processingFee: {
    kind: 'number',
    label: 'Processing Fee (₹)',
    hint: 'Without GST.',
    initial: 199,
    unit: 'rupees',
    step: 50,
  },
}

/** The fields of the page, those of a loan first. */
export const offerFields: Fields<OfferInput> = {
  ...loanFields,
  ...noCostFields,
  printedRatePercent: {
    kind: 'number',
    label: 'Rate in the Papers (% per annum)',
    hint: 'The APR or interest rate of the offer, sheet or statement. 0 leaves it out.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
  },
}

/** The charges unfolded, what few offers have folded away. */
export const offerGroups: readonly FieldGroup<OfferInput>[] = [
  {
    title: 'Charges',
    isOpen: true,
    fields: ['processingFee', 'fees', 'gstPercent', 'insurance', 'insuranceRoute', 'startPaidBy'],
    summary: (input) => {
      const { throughLender, elsewhere } = chargesAtStart(input)
      return input.quote === 'no-cost'
        ? rupees(input.processingFee * (1 + input.gstPercent / 100))
        : rupees(throughLender + elsewhere)
    },
  },
  { title: 'EMIs in advance, yearly charge', fields: ['advanceEmis', 'yearlyCharge'] },
  {
    title: 'Check a printed rate',
    fields: ['printedRatePercent'],
    summary: ({ printedRatePercent: printed }) =>
      printed > 0 ? `${groupedNumber(printed)}%` : 'none',
  },
]

const LOAN_ONLY: readonly (keyof OfferInput)[] = [
  'loanAmount',
  'annualRatePercent',
  'emi',
  'years',
  'months',
  'fees',
  'insurance',
  'insuranceRoute',
  'startPaidBy',
  'advanceEmis',
  'yearlyCharge',
  'printedRatePercent',
]

/** The fields that the offer's kind has no use for. */
export function hiddenFields({ quote, insurance }: OfferInput): readonly (keyof OfferInput)[] {
  if (quote === 'no-cost') return LOAN_ONLY
  return [
    ...(Object.keys(noCostFields) as (keyof OfferInput)[]),
    quote === 'emi' ? 'annualRatePercent' : 'emi',
    // A premium that cannot be read is no reason to take the question about it away.
    ...(insurance === 0 ? (['insuranceRoute'] as const) : []),
  ]
}
