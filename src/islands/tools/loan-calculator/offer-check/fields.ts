import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { choiceField, selectField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { countField, percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { FEE_GST } from '../lender-rules.ts'
import { chargesAtStart, type LoanOffer } from './loan-offer.ts'
import type { NoCostOffer } from './no-cost-emi.ts'

/** What an offer states: as a loan, or a no-cost EMI. */
type Quote = LoanOffer['quote'] | 'no-cost'

/** The fields of a loan offer, the kind of offer first. */
const loanFields: Fields<Omit<LoanOffer, 'quote'> & { quote: Quote }> = {
  quote: choiceField(
    'What the offer states',
    'rate',
    [
      ['rate', 'Interest rate'],
      ['flat', 'Flat rate'],
      ['emi', 'Only the EMI'],
      ['no-cost', 'No-cost EMI'],
    ],
    {
      hint: 'A flat rate is charged on the full loan amount until the end. Offers often leave out the word “flat”.',
    },
  ),
  loanAmount: rupeesField('Loan Amount (₹)', 500_000, { step: 10_000 }),
  annualRatePercent: percentField('Rate (% per annum)', 12),
  emi: rupeesField('EMI (₹)', 16_607, { step: 100 }),
  years: yearsField('Tenure (Years)', 3, { hint: 'Or in months: 30 months, 2y 6m.' }),
  months: monthsField('Months beyond whole years', 0, { isOption: true }),
  fees: rupeesField('Fees (₹)', 0, {
    step: 500,
    hint: 'Processing, documents, valuation: without GST.',
  }),
  feePercent: percentField('Fees (% of Loan)', 0, { hint: 'Added to the fees in rupees.' }),
  gstPercent: percentField('GST (%)', FEE_GST.percent, {
    isDated: true,
    step: 1,
    hint: `On fees and card interest: ${FEE_GST.percent}% since ${dayInWords(FEE_GST.from)}. Enter 0 if the fee includes it.`,
  }),
  insurance: rupeesField('Insurance (₹)', 0, { step: 500, hint: 'The premium with its GST.' }),
  insuranceRoute: selectField('The insurance is', 'required', [
    ['required', 'required, through the lender'],
    ['optional', 'optional, through the lender'],
    ['elsewhere', 'bought elsewhere'],
  ]),
  startPaidBy: choiceField('Charges at the start are', 'deducted', [
    ['deducted', 'Deducted'],
    ['beside', 'Paid separately'],
  ]),
  advanceEmis: countField('EMIs in Advance', 0, {
    hint: 'Paid or deducted on the day of the loan.',
    isOption: true,
  }),
  yearlyCharge: rupeesField('Yearly Charge (₹)', 0, {
    step: 100,
    hint: 'With GST, after each year except the last.',
    isOption: true,
  }),
}

/** The fields of a no-cost EMI; GST is among those of a loan. */
const noCostFields: Fields<Omit<NoCostOffer, 'gstPercent'>> = {
  price: rupeesField('Price (₹)', 60_000),
  instalments: countField('Number of EMIs', 6),
  discountForgone: rupeesField('Discount for Paying at Once (₹)', 0, {
    step: 500,
    hint: 'Include cashback.',
  }),
  bankRatePercent: percentField('Bank’s Rate (% per annum)', 15, {
    hint: 'See the terms of the offer.',
  }),
  paidWith: choiceField('Paid with', 'credit card', [
    ['credit card', 'Credit card'],
    ['other', 'Debit card or loan'],
  ]),
  noCostFee: rupeesField('Processing Fee (₹)', 0, { step: 50, hint: 'Without GST.' }),
}

/** An offer of either kind, with the rate printed in its papers: 0 for none. */
export interface OfferInput extends Omit<LoanOffer, 'quote'>, NoCostOffer {
  quote: Quote
  printedRatePercent: number
}

/** The fields of the page, those of a loan first. */
export const offerFields: Fields<OfferInput> = {
  ...loanFields,
  ...noCostFields,
  printedRatePercent: percentField('Printed Rate (% per annum)', 0, {
    hint: 'APR or interest rate. 0 skips the check.',
    isOption: true,
  }),
}

/** The charges are unfolded, what few offers have is folded. */
export const offerGroups: readonly FieldGroup<OfferInput>[] = [
  {
    title: 'Charges',
    isOpen: true,
    fields: [
      'noCostFee',
      'fees',
      'feePercent',
      'gstPercent',
      'insurance',
      'insuranceRoute',
      'startPaidBy',
    ],
    summary: (input) => {
      const { throughLender, elsewhere } = chargesAtStart(input)
      return input.quote === 'no-cost'
        ? rupees(input.noCostFee * (1 + input.gstPercent / 100))
        : rupees(throughLender + elsewhere)
    },
  },
  {
    title: 'Months, EMIs in advance, yearly charge',
    fields: ['months', 'advanceEmis', 'yearlyCharge'],
  },
  {
    title: 'Check a printed rate',
    fields: ['printedRatePercent'],
    summary: ({ printedRatePercent: printed }) =>
      printed > 0 ? `${groupedNumber(printed)}%` : 'none',
  },
]

/** The fields of loans only: both kinds share GST. */
const loanOnly = (Object.keys(offerFields) as (keyof OfferInput)[]).filter(
  (name) => name !== 'quote' && name !== 'gstPercent' && !(name in noCostFields),
)

/** Returns the fields that do not apply to the kind of offer. */
export function hiddenFields({ quote, insurance }: OfferInput): readonly (keyof OfferInput)[] {
  if (quote === 'no-cost') return loanOnly
  return [
    ...(Object.keys(noCostFields) as (keyof OfferInput)[]),
    quote === 'emi' ? 'annualRatePercent' : 'emi',
    // An invalid premium does not hide the question about it.
    ...(insurance === 0 ? (['insuranceRoute'] as const) : []),
  ]
}
