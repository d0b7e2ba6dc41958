// Files: `discounts.ts` calculates chains of discounts and rises and has the words. `later.ts` has the formulas, loaded at the
// first use.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { numberField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Row } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import {
  discounted,
  hasRise,
  isStep,
  percentOff,
  type Discounted,
  type PriceStep,
  errorOf,
  sumNotes,
} from './discounts.ts'

export interface DiscountInput {
  price: number
  discounts: readonly PriceStep[]
}

const RUPEES = 'rupees and paise' as const

/** The discount calculator: several discounts and rises, one after another. */
export const discountCalculator = calculator<DiscountInput, Discounted>({
  reportTitle: 'Discount Report',
  reportName: 'discount-report',
  resultsTitle: 'The Price You Pay',
  fields: {
    price: rupeesField('Price (₹)', 2_000, { step: 100 }),
    discounts: listField<PriceStep>({
      label: 'Discounts and rises, in their order',
      entryLabel: 'Discount',
      most: 20,
      initial: [
        { percent: 20, direction: 'off' },
        { percent: 10, direction: 'off' },
      ],
      fields: {
        percent: numberField('percent', 'Percentage (%)', 10),
        direction: choiceField('The price', 'off', [
          ['off', 'Falls'],
          ['more', 'Rises'],
        ]),
      },
      sentence: ({ direction }, { percent }) =>
        direction === 'more' ? `${percent} on top` : `${percent} off`,
      error: (step) => (Number.isNaN(step.percent) || isStep(step) ? undefined : errorOf(step)),
    }),
  },
  calculate: ({ price, discounts }) => discounted(price, discounts.map(percentOff)),
  rows: (result) => (hasRise(result) ? riseRows(result) : discountRows(result)),
  notes: (result, { discounts }) => {
    const wrong = discounts.find((step) => !isStep(step))
    return wrong === undefined ? sumNotes(result) : [`There is no price to pay. ${errorOf(wrong)}`]
  },
  chart: (result) => ({
    title: hasRise(result) ? 'Before and After' : 'Paid and Saved',
    kind: hasRise(result) ? 'bar' : 'doughnut',
    parts: hasRise(result)
      ? [
          { label: 'Before', amount: result.price, color: 'principal' },
          { label: 'After', amount: result.pay, color: 'interest' },
        ]
      : [
          { label: 'You Pay', amount: result.pay, color: 'principal' },
          { label: 'You Save', amount: result.saved, color: 'interest' },
        ],
  }),
  later: () => import('./later.ts'),
})

export default calculatorPage(discountCalculator)

function discountRows({ pay, saved, asOnePercent }: Discounted): Row[] {
  return [
    { label: 'You Pay', amount: pay, unit: RUPEES, better: 'less' },
    { label: 'You Save', amount: saved, unit: RUPEES },
    { label: 'As One Discount', amount: asOnePercent, unit: 'percent' },
  ]
}

function riseRows({ pay, saved, asOnePercent }: Discounted): Row[] {
  return [
    { label: 'Amount at the End', amount: pay, unit: RUPEES },
    { label: 'Change', amount: 0 - saved, unit: RUPEES },
    { label: 'As One Change', amount: 0 - asOnePercent, unit: 'percent' },
  ]
}
