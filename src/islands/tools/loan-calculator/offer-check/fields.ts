import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { percentField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { loanFields, noCostFields, type Quote } from './loan-fields.ts'
import { chargesAtStart, type LoanOffer } from './loan-offer.ts'
import type { NoCostOffer } from './no-cost-emi.ts'

/** An offer of either kind, with the rate that its papers print: 0 when none is to be compared. */
export interface OfferInput extends Omit<LoanOffer, 'quote'>, NoCostOffer {
  quote: Quote
  printedRatePercent: number
}

/** The fields of the page, those of a loan first. */
export const offerFields: Fields<OfferInput> = {
  ...loanFields,
  ...noCostFields,
  printedRatePercent: percentField('Rate in the Papers (% per annum)', 0, {
    hint: 'APR or interest rate, as printed. 0 leaves it out.',
    isOption: true,
  }),
}

/** The charges unfolded, what few offers have folded away. */
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

/** What a no-cost EMI has no use for: the tax alone is the same for both kinds. */
const loanOnly = (Object.keys(offerFields) as (keyof OfferInput)[]).filter(
  (name) => name !== 'quote' && name !== 'gstPercent' && !(name in noCostFields),
)

/** The fields that the offer's kind has no use for. */
export function hiddenFields({ quote, insurance }: OfferInput): readonly (keyof OfferInput)[] {
  if (quote === 'no-cost') return loanOnly
  return [
    ...(Object.keys(noCostFields) as (keyof OfferInput)[]),
    quote === 'emi' ? 'annualRatePercent' : 'emi',
    // A premium that cannot be read is no reason to take the question about it away.
    ...(insurance === 0 ? (['insuranceRoute'] as const) : []),
  ]
}
