// Files: `gst.ts` calculates by the rates of `rates/`, `facts.ts` dates them. `later.ts` has the tables, loaded at the first use.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { ListControl } from '@/islands/calculator/fields/ListControl.tsx'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator } from '@/islands/calculator/frame/definition.ts'
import { dayInWords } from '@/lib/long-date.ts'

import {
  gst,
  gstByRate,
  type GstEntry,
  type GstInput,
  type GstResult,
  gstRates,
  RUPEES,
  taxRows,
} from './gst.ts'

/** The source of the rates. */
const ratesSentence = `Rates as notified since ${dayInWords(gstRates.from)} (${gstRates.source}).`

/** The GST calculator: adds GST to amounts or removes it. */
export const gstCalculator = calculator<GstInput, GstResult>({
  reportTitle: 'GST Calculator Report',
  reportName: 'gst-report',
  resultsTitle: 'GST Results',
  fields: {
    direction: choiceField('What to do', 'add', [
      ['add', 'Add GST'],
      ['remove', 'Remove GST'],
    ]),
    supply: choiceField(
      'Supply',
      'within',
      [
        ['within', 'Within a state'],
        ['between', 'Between states'],
      ],
      { hint: 'Within a state the tax is CGST and SGST, between states IGST.' },
    ),
    items: listField<GstEntry>({
      label: 'Amounts',
      entryLabel: 'Amount',
      most: 50,
      initial: [{ amount: 10_000, rate: 18, otherRatePercent: 12 }],
      opensFirst: true,
      control: ListControl,
      sentence: ({ rate }, { amount, otherRatePercent }) =>
        `${amount} at ${rate === 'other' ? otherRatePercent : `${rate}%`}`,
      fields: {
        amount: rupeesField('Amount (₹)', 10_000, { step: 100 }),
        rate: {
          kind: 'choice',
          label: 'GST rate',
          look: 'select',
          initial: 18,
          options: [
            ...gstRates.rates.map(({ percent: value, on }) => ({
              value,
              label: `${value}%: ${on}`,
            })),
            { value: 'other', label: 'Another rate' },
          ],
        },
        otherRatePercent: percentField('Rate (%)', 12, { step: 0.25 }),
      },
      hiddenFields: ({ rate }) => (rate === 'other' ? [] : ['otherRatePercent']),
      error: (entry) => (ratePercent(entry) < 0 ? 'Enter a rate of 0% or more.' : undefined),
    }),
  },
  calculate({ items: entries, direction, supply }) {
    const items = entries.map((entry) => ({
      amount: entry.amount,
      ratePercent: ratePercent(entry),
    }))
    return { items, ...gst(items, direction, supply), byRate: gstByRate(items, direction, supply) }
  },
  rows: ({ sum }, { direction, supply }) => [
    {
      label: 'Value without GST',
      amount: sum.value,
      unit: RUPEES,
      ...(direction === 'remove' && { isHeadline: true }),
    },
    ...taxRows(sum, supply),
    {
      label: 'Total with GST',
      amount: sum.total,
      unit: RUPEES,
      ...(direction === 'add' && { isHeadline: true }),
    },
  ],
  notes: ({ items, sum }) => {
    if (items.some((item) => item.ratePercent < 0))
      return ['A rate is below 0%, so there is no GST to add or remove.']
    return Number.isFinite(sum.total) ? [] : ['The total is too large to show.']
  },
  chart: ({ sum }) => ({
    title: 'Value and GST',
    kind: 'doughnut',
    parts: [
      { label: 'Value without GST', amount: sum.value, color: 'principal' },
      { label: 'GST', amount: sum.tax, color: 'interest' },
    ],
  }),
  reportLines: () => [ratesSentence],
  later: () => import('./later.ts'),
})

export default calculatorPage(gstCalculator)

function ratePercent({ rate, otherRatePercent }: GstEntry): number {
  return rate === 'other' ? otherRatePercent : rate
}
