import { rupees } from '@/lib/format.ts'

import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField, yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { costsOf, type TransferInput } from './transfer.ts'

/** The fields of the page. It opens on a home loan half-way and an offer that saves something. */
export const transferFields: Fields<TransferInput> = {
  loanAmount: {
    kind: 'number',
    label: 'Outstanding Loan (₹)',
    hint: 'What you still owe, as the lender’s statement says it.',
    initial: 4_000_000,
    unit: 'rupees',
    step: 10_000,
    slider: { min: 50_000, max: 20_000_000, step: 10_000 },
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Present Rate (% per annum)',
    initial: 9,
    unit: 'percent',
    step: 0.1,
    slider: { min: 1, max: 30, step: 0.1 },
  },
  knownBy: {
    kind: 'choice',
    look: 'radio',
    label: 'What you know of the present loan',
    initial: 'tenure',
    options: [
      { value: 'tenure', label: 'The time left' },
      { value: 'emi', label: 'The EMI' },
    ],
  },
  years: yearsField({
    label: 'Time Left (Years)',
    initial: 15,
    slider: { min: 1, max: 40, step: 1 },
  }),
  months: monthsField({ label: 'Months beyond whole years', initial: 0, isOption: true }),
  presentEmi: {
    kind: 'number',
    label: 'Present EMI (₹)',
    initial: 40_571,
    unit: 'rupees',
    step: 100,
  },
  newRatePercent: {
    kind: 'number',
    label: 'New Rate (% per annum)',
    initial: 7.9,
    unit: 'percent',
    step: 0.1,
    slider: { min: 1, max: 30, step: 0.1 },
  },
  processingFee: {
    kind: 'number',
    label: 'Processing Fee (₹)',
    hint: 'Without GST.',
    initial: 20_000,
    unit: 'rupees',
    step: 500,
  },
  processingFeePercent: {
    kind: 'number',
    label: 'Processing Fee (% of Loan)',
    hint: 'Beside that in rupees.',
    initial: 0,
    unit: 'percent',
    step: 0.1,
  },
  feeGstPercent: {
    kind: 'number',
    label: 'GST on the Fee (%)',
    initial: 18,
    unit: 'percent',
    step: 0.1,
  },
  otherCosts: {
    kind: 'number',
    label: 'Other Costs (₹)',
    hint: 'Legal and technical checks, stamp duty, registration of the mortgage.',
    initial: 5_000,
    unit: 'rupees',
    step: 500,
  },
  closingCharge: {
    kind: 'number',
    label: 'Charge for Closing the Present Loan (₹)',
    hint: 'None may be taken on floating-rate loans to individuals, for other than business, that were sanctioned or renewed since 1 January 2026.',
    initial: 0,
    unit: 'rupees',
    step: 500,
  },
  riseAfterMonths: monthsField({
    label: 'The new rate rises after (months)',
    hint: 'For the table “If the new rate rises”.',
    initial: 12,
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
    summary: (input) => `${rupees(costsOf(input))} in all`,
  },
]
