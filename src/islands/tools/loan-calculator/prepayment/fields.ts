import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { currentMonth } from '@/islands/ui/dates/months.ts'

import { optionFields } from '../loan-options.ts'
import type { Payout } from '../loan-state.ts'
import { hiddenOfEntry, type EventEntry } from './event-entry.ts'
import { entryProblem, eventFields, eventSentence, momentWords } from './event-fields.ts'
import { isCalendarMonth, isMoment, momentField } from './moment-field.ts'
import type { PrepaymentInput } from './prepayment.ts'

/**
 * Returns the month of the first instalment as `monthNumber` counts: the one that was entered, else next month by the visitor's
 * clock where a change or a payout has a month of the calendar, else NaN.
 */
export function firstMonthOf(input: PrepaymentInput): number {
  return isFirstMonthAssumed(input) ? currentMonth() + 1 : input.firstMonth
}

/** Returns whether the month of the first instalment is needed and was not entered. */
export function isFirstMonthAssumed({
  firstMonth,
  knownBy,
  events,
  payouts,
}: PrepaymentInput): boolean {
  if (!Number.isNaN(firstMonth)) return false
  const hasDate = events.some((entry) => {
    const hidden = hiddenOfEntry(entry)
    return (['after', 'until'] as const).some(
      (name) => !hidden.includes(name) && isCalendarMonth(entry[name]),
    )
  })
  // A running loan has no payouts.
  return hasDate || (knownBy === 'tenure' && payouts.some(({ after }) => isCalendarMonth(after)))
}

/** The values of a new event. */
const addedEvent = Object.fromEntries(
  Object.entries(eventFields).map(([name, { initial }]) => [name, initial]),
) as unknown as EventEntry

/** The fields of the page. It opens on the loan of the EMI page, with one prepayment a year. */
export const prepaymentFields: Fields<PrepaymentInput> = {
  loanAmount: rupeesField('Loan or Outstanding Balance (₹)', 1_000_000, {
    step: 10_000,
    slider: { min: 50_000, max: 20_000_000 },
  }),
  knownBy: selectField('What I know', 'tenure', [
    ['tenure', 'The rate and the time left'],
    ['emi', 'The rate and the present EMI'],
    ['both', 'The present EMI and the time left'],
  ]),
  annualRatePercent: percentField('Interest Rate (% per annum)', 8.5, {
    slider: { min: 1, max: 30 },
  }),
  presentEmi: rupeesField('Present EMI (₹)', 8_678, { step: 100 }),
  years: yearsField('Time left (Years)', 20, { slider: { min: 1, max: 40 } }),
  events: listField<EventEntry>({
    label: 'What changes',
    hint: 'Write a time like 36, 3 years or Mar 2029; 0 is now. The same EMI ends the loan earlier, the same tenure lowers the EMI.',
    entryLabel: 'Event',
    most: 40,
    initial: [{ ...addedEvent, kind: 'year', amount: 25_000 }],
    fields: eventFields,
    hiddenFields: hiddenOfEntry,
    sentence: eventSentence,
    error: entryProblem,
  }),
  months: optionFields.months,
  firstMonth: { ...optionFields.firstMonth, hint: 'Empty: next month.' },
  interestOnlyMonths: monthsField('Months of interest only', 0, {
    hint: 'Before the first EMI (pre-EMI).',
    isOption: true,
  }),
  payouts: listField<Payout>({
    label: 'Later disbursements',
    hint: 'The rest of the loan is disbursed at the start. Write a time like 6, 1 year or Mar 2027.',
    entryLabel: 'Disbursement',
    most: 12,
    initial: [],
    isOption: true,
    fields: {
      after: momentField('Disbursed after (months)', 6),
      amount: rupeesField('Payout (₹)', 100_000, { step: 10_000 }),
    },
    sentence: ({ after }, { amount }) => `${amount} ${momentWords(after)}`,
    error: ({ after, amount }) =>
      !isMoment(after) || amount < 0
        ? 'Enter a disbursement of ₹0 or more, after whole months or in a month and year.'
        : undefined,
  }),
}

export const prepaymentGroups: readonly FieldGroup<PrepaymentInput>[] = [
  { title: 'Months and first payment', fields: ['months', 'firstMonth'] },
  { title: 'Disbursed in parts', fields: ['interestOnlyMonths', 'payouts'] },
]

/** Returns the fields that do not apply to what is known of the loan. */
export function hiddenOfLoan({ knownBy }: PrepaymentInput): (keyof PrepaymentInput)[] {
  if (knownBy === 'tenure') return ['presentEmi']
  const running = ['interestOnlyMonths', 'payouts'] as const
  return knownBy === 'emi' ? ['years', 'months', ...running] : ['annualRatePercent', ...running]
}
