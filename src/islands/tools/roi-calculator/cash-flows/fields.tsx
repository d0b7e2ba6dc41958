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
import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { type CashFlowInput, type Entry, isUnusable, MOST_ENTRIES } from './cash-flows.ts'
import type { PasteProps } from './PastePanel.tsx'

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
  sentence: ({ direction }, { amount, date }) =>
    `${amount} ${direction === 'in' ? 'put in' : 'got back'} on ${date}`,
  error: (entry) => (isUnusable(entry) ? 'Enter a date and an amount of ₹0 or more.' : undefined),
})

/** The list's length from which a link exceeds the 2,000 characters that every program accepts. */
const LONG_LIST = 1500

/** The list, with a text box for pasted lines. */
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
  inflationPercent: percentField('Your Estimate of Inflation (% a year)', 5),
  asset: selectField(
    'What was sold',
    'none',
    [
      ['none', 'No tax calculated'],
      ['equity', 'Listed shares, equity funds'],
      ['gold', 'Gold: jewellery, bars, coins'],
      ['property', 'Land or house in India'],
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
}

/** The fields of the tax, folded. */
export const cashFlowGroups: readonly FieldGroup<CashFlowInput>[] = [
  { title: 'Tax on the gain', fields: ['asset', 'exemptionUsed', 'slabPercent'] },
]

/** Returns the fields that do not apply to the asset sold. */
export function hiddenFields({ asset }: CashFlowInput): (keyof CashFlowInput)[] {
  return [
    ...(asset === 'equity' ? [] : (['exemptionUsed'] as const)),
    ...(asset === 'gold' || asset === 'property' ? [] : (['slabPercent'] as const)),
  ]
}

const loadPastePanel = async () => (await import('./PastePanel.tsx')).PastePanel

/** The text box for pasted lines, folded. Its code is loaded when the fold is opened. */
function PasteFold(props: PasteProps) {
  return (
    <div data-takes-text>
      <LoadedFold
        label="Paste from a statement or spreadsheet"
        className="no-print mt-4"
        load={loadPastePanel}
      >
        {(PastePanel) => <PastePanel {...props} />}
      </LoadedFold>
    </div>
  )
}
