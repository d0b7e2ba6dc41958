import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import { numberField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { discounted, isDiscount, type Discounted } from './discounts.ts'

export interface DiscountInput {
  price: number
  discounts: readonly { percent: number }[]
}

const RUPEES = 'rupees and paise' as const

/** The discount calculator: several discounts, one after another. */
export const discountCalculator: CalculatorDefinition<DiscountInput, Discounted> = {
  reportTitle: 'Discount Report',
  reportName: 'discount-report',
  resultsTitle: 'The Price You Pay',
  fields: {
    price: rupeesField('Price (₹)', 2_000, { step: 100 }),
    discounts: listField<{ percent: number }>({
      label: 'Discounts, in their order',
      entryLabel: 'Discount',
      most: 20,
      initial: [{ percent: 20 }, { percent: 10 }],
      fields: {
        percent: numberField('percent', 'Off (%)', 10),
      },
      sentence: (_, { percent }) => `${percent} off`,
      error: ({ percent }) =>
        Number.isNaN(percent) || isDiscount(percent)
          ? undefined
          : 'Enter a discount of 0% to 100%.',
    }),
  },
  calculate: ({ price, discounts }) =>
    discounted(
      price,
      discounts.map(({ percent }) => percent),
    ),
  rows: ({ pay, saved, asOnePercent }) => [
    { label: 'You Pay', amount: pay, unit: RUPEES, better: 'less' },
    { label: 'You Save', amount: saved, unit: RUPEES },
    { label: 'As One Discount', amount: asOnePercent, unit: 'percent' },
  ],
  notes: ({ steps, asOnePercent }) => {
    if (!steps.every(({ percent }) => isDiscount(percent)))
      return ['A discount is below 0% or above 100%, so there is no price to pay.']
    const sum = steps.reduce((total, { percent }) => total + percent, 0)
    return steps.length > 1 && Number.isFinite(asOnePercent) && sum > asOnePercent
      ? [
          `In total they are less than ${percentText(sum)}, because each applies to the reduced price.`,
        ]
      : []
  },
  chart: ({ pay, saved }) => ({
    title: 'Paid and Saved',
    kind: 'doughnut',
    parts: [
      { label: 'You Pay', amount: pay, color: 'principal' },
      { label: 'You Save', amount: saved, color: 'interest' },
    ],
  }),
  tables: ({ steps, saved, pay }) => [
    {
      title: 'Step by step',
      isOpen: true,
      fileName: 'discounts',
      columns: [
        { label: 'Discount', unit: 'text' },
        { label: 'Off', unit: RUPEES },
        { label: 'Left', unit: RUPEES },
      ],
      rows: steps.map(({ percent, off, left }, index) => [
        `${index + 1}. ${percentText(percent)}`,
        off,
        left,
      ]),
      totals: ['Together', saved, pay],
    },
  ],
  working: () => import('./working.ts'),
}

function percentText(percent: number): string {
  return Number.isFinite(percent) ? `${groupedNumber(Number(percent.toPrecision(12)))}%` : NO_VALUE
}
