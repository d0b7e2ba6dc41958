import { useState } from 'react'

import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { useListPages } from '@/islands/calculator/fields/use-list-pages.tsx'
import type {
  ControlProps,
  FieldGroup,
  Fields,
  OwnInput,
} from '@/islands/calculator/frame/definition.ts'
import { dayNumber, shortDate } from '@/islands/ui/dates/calendar.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import {
  beginsWithMoneyBack,
  type CashFlowInput,
  type Entry,
  isUnusable,
  MOST_ENTRIES,
} from './cash-flows.ts'
import type { PasteProps } from './PastePanel.tsx'

const SPLIT_YEAR = ['shortBefore', 'longBefore', 'shortAfter', 'longAfter'] as const

const list = listField<Entry>({
  label: 'Money put in and got back',
  hint: 'Enter money still invested as got back: its value, with today’s date.',
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
    amount: rupeesField('Amount (₹)', 0),
    direction: selectField('It was', 'in', [
      ['in', 'Put in'],
      ['out', 'Got back'],
    ]),
  },
  sentence: ({ date, direction }, { amount }) =>
    `${shortDate(date)} · ${direction === 'in' ? 'put in' : 'got back'} ${amount}`,
  error: (entry) => (isUnusable(entry) ? 'Enter a date and an amount of ₹0 or more.' : undefined),
})

/** The list's length from which a link exceeds the 2,000 characters that every program accepts. */
const LONG_LIST = 1500

/** Returns the text of the list with each direction turned. The texts of amounts and dates stay as they were typed. */
export function turned(text: string): string {
  const turn = (_: string, direction: string) => `direction=${direction === 'in' ? 'out' : 'in'}`
  return text.replace(/\bdirection=(in|out)\b/g, turn)
}

/** The list, with a text box for pasted lines. */
const flows: OwnInput<readonly Entry[]> = {
  ...list,
  Control: (props: ControlProps<readonly Entry[]>) => (
    <div>
      <list.Control {...props} />
      {beginsWithMoneyBack(list.read(props.text)) && (
        <button
          type="button"
          className="button mt-3"
          onClick={() => props.onText(turned(props.text))}
        >
          Swap put in and got back
        </button>
      )}
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
  inflationPercent: percentField('Your Estimate of Inflation (% a year)', 5),
  asset: selectField(
    'What was sold',
    'none',
    [
      ['none', 'No tax calculated'],
      ['equity', 'Listed shares, equity funds'],
      ['gold', 'Gold: jewellery, bars, coins'],
      ['property', 'Land or house in India'],
      ['both sides', 'Shares and funds, FY 2024-25'],
    ],
    { isOption: true },
  ),
  exemptionUsed: rupeesField('Exemption Used by Other Sales (₹)', 0, {
    step: 5_000,
    isOption: true,
  }),
  slabPercent: percentField('Your Slab (%)', 30, {
    step: 5,
    hint: 'For assets held 24 months or less.',
    isOption: true,
  }),
  shortBefore: gainField(
    'Short-Term Gains to 22 July (₹)',
    'From sales 1 April to 22 July 2024, held 12 months or less. A loss is negative.',
  ),
  longBefore: gainField('Long-Term Gains to 22 July (₹)'),
  shortAfter: gainField(
    'Short-Term Gains from 23 July (₹)',
    'From sales 23 July 2024 to 31 March 2025.',
  ),
  longAfter: gainField('Long-Term Gains from 23 July (₹)'),
}

/** Returns a field for a gain of FY 2024-25. */
function gainField(label: string, hint?: string) {
  return rupeesField(label, 0, { step: 5_000, isOption: true, ...(hint && { hint }) })
}

/** The fields of the tax, folded. */
export const cashFlowGroups: readonly FieldGroup<CashFlowInput>[] = [
  { title: 'Tax on the gain', fields: ['asset', 'exemptionUsed', 'slabPercent', ...SPLIT_YEAR] },
]

/** Returns the fields that do not apply to the asset sold. */
export function hiddenFields({ asset }: CashFlowInput): (keyof CashFlowInput)[] {
  return [
    ...(asset === 'equity' ? [] : (['exemptionUsed'] as const)),
    ...(asset === 'both sides' ? [] : SPLIT_YEAR),
    ...(asset === 'gold' || asset === 'property' ? [] : (['slabPercent'] as const)),
  ]
}

const loadPastePanel = () => import('./PastePanel.tsx')

/** The text box for pasted lines, folded and loaded when it is opened. `LoadedFold` would bring 3 KB of other parts along. */
function PasteFold(props: PasteProps) {
  const [isOpen, setOpen] = useState(false)
  const loaded = useLoaded(loadPastePanel, isOpen)
  return (
    <div data-takes-text>
      <details
        // It may have been unfolded before hydration.
        ref={(fold) => {
          if (fold?.open) setOpen(true)
        }}
        className="fold needs-script no-print mt-4"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Paste from a statement or spreadsheet</summary>
        {loaded ? <loaded.PastePanel {...props} /> : isOpen && <p className="hint">Loading…</p>}
      </details>
    </div>
  )
}
