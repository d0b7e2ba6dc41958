import type { Fields } from '@/islands/calculator/frame/definition.ts'
import type { NoCostOffer } from './no-cost-emi.ts'

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
