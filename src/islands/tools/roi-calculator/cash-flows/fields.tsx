import { dayNumber } from '@/lib/calendar.ts'

import { dateField } from '../../../calculator/date-field.ts'
import type { ControlProps, Fields, OwnInput } from '../../../calculator/definition.ts'
import { listField } from '../../../calculator/list-field.tsx'
import { useListPages } from '../../../calculator/use-list-pages.tsx'
import { isUnusable, MOST_ENTRIES, type CashFlowInput, type Entry } from './cash-flows.ts'
import { PasteFold } from './PasteFold.tsx'

const list = listField<Entry>({
  label: 'Money put in and got back',
  hint: 'What is still invested counts as got back: its worth, with the date of today.',
  entryLabel: 'Amount',
  most: MOST_ENTRIES,
  usePages: useListPages,
  initial: [
    { date: dayNumber({ year: 2023, month: 1, day: 1 }), amount: 100_000, direction: 'in' },
    { date: dayNumber({ year: 2024, month: 1, day: 1 }), amount: 10_000, direction: 'out' },
    { date: dayNumber({ year: 2025, month: 7, day: 1 }), amount: 115_000, direction: 'out' },
  ],
  fields: {
    date: dateField({ label: 'On' }),
    amount: { kind: 'number', label: 'Amount (₹)', initial: 0, unit: 'rupees', step: 1_000 },
    direction: {
      kind: 'choice',
      label: 'It was',
      look: 'select',
      initial: 'in',
      options: [
        { value: 'in', label: 'Put in' },
        { value: 'out', label: 'Got back' },
      ],
    },
  },
  error: (entry) =>
    isUnusable(entry)
      ? 'An amount has a date and is ₹0 or more; “It was” says its way.'
      : undefined,
})

/** From here on a link is longer than the 2,000 characters that any program takes; in it each entry is written longer. */
const LONG_LIST = 1500

/** The list, with a place to paste lines that fill it. */
const flows: OwnInput<readonly Entry[]> = {
  ...list,
  Control: (props: ControlProps<readonly Entry[]>) => (
    <div>
      <list.Control {...props} />
      {props.text.length > LONG_LIST && (
        <p className="hint mt-3">
          A link to this list is so long that some mail and chat programs cut it. The report has
          all.
        </p>
      )}
      <PasteFold text={props.text} write={list.write} onText={props.onText} />
    </div>
  ),
}

/** The fields of the page. */
export const cashFlowFields: Fields<CashFlowInput> = {
  flows,
  inflationPercent: {
    kind: 'number',
    label: 'Your Estimate of Inflation (% a year)',
    initial: 5,
    unit: 'percent',
    step: 0.1,
  },
}
