import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { FEE_GST, PREPAYMENT_CHARGES } from '../lender-rules.ts'
import { costsOf, type TransferInput } from './transfer.ts'

/** The fields of the page. It opens on a home loan half-way and an offer that saves something. */
export const transferFields: Fields<TransferInput> = {
  loanAmount: rupeesField('Outstanding Loan (₹)', 4_000_000, {
    step: 10_000,
    hint: 'From the lender’s statement.',
    slider: { min: 50_000, max: 20_000_000 },
  }),
  annualRatePercent: percentField('Present Rate (% per annum)', 9, { slider: { min: 1, max: 30 } }),
  knownBy: choiceField('What you know about the present loan', 'tenure', [
    ['tenure', 'The time left'],
    ['emi', 'The EMI'],
  ]),
  years: yearsField('Time Left (Years)', 15, { slider: { min: 1, max: 40 } }),
  months: monthsField('Months beyond whole years', 0, { isOption: true }),
  presentEmi: rupeesField('Present EMI (₹)', 40_571, { step: 100 }),
  newRatePercent: percentField('New Rate (% per annum)', 7.9, { slider: { min: 1, max: 30 } }),
  processingFee: rupeesField('Processing Fee (₹)', 20_000, { step: 500, hint: 'Without GST.' }),
  processingFeePercent: percentField('Processing Fee (% of Loan)', 0, {
    hint: 'Added to the fee in rupees.',
  }),
  feeGstPercent: percentField('GST on the Fee (%)', FEE_GST.percent, { isDated: true }),
  otherCosts: rupeesField('Other Costs (₹)', 5_000, {
    step: 500,
    hint: 'Legal and technical checks, stamp duty, registration of the mortgage.',
  }),
  closingCharge: rupeesField('Foreclosure Charge, Present Loan (₹)', 0, {
    step: 500,
    hint: `Not allowed on floating-rate loans to individuals, except for business, that were sanctioned or renewed since ${dayInWords(PREPAYMENT_CHARGES.from)}.`,
  }),
  riseAfterMonths: monthsField('The new rate rises after (months)', 12, {
    hint: 'For the table “If the new rate rises”.',
    isOption: true,
  }),
}

export const transferGroups: readonly FieldGroup<TransferInput>[] = [
  {
    title: 'Costs of the change',
    fields: [
      'processingFee',
      'processingFeePercent',
      'feeGstPercent',
      'otherCosts',
      'closingCharge',
    ],
    isOpen: true,
    summary: (input) => `${rupees(costsOf(input))} in total`,
  },
]
