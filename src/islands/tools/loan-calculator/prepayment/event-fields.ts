import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField } from '@/islands/calculator/results/length-of-time.ts'
import { MOST_MONTHS } from '../months-to-repay.ts'
import { type EventEntry, hiddenOfEntry } from './event-entry.ts'
import { isMoment, momentField, openMomentField } from './moment-field.ts'

/** The fields of an event, with the values of one that is added. */
export const eventFields: Fields<EventEntry> = {
  kind: {
    kind: 'choice',
    label: 'What happens',
    look: 'select',
    initial: 'once',
    options: [
      { value: 'once', label: 'Prepay once' },
      { value: 'month', label: 'Prepay every month' },
      { value: 'year', label: 'Prepay every year' },
      { value: 'rate', label: 'The rate changes' },
      { value: 'instalment', label: 'The EMI changes' },
      { value: 'step-up', label: 'EMI rises every year' },
      { value: 'holiday', label: 'Payment holiday' },
    ],
  },
  after: momentField({
    label: 'After how many months',
    hint: 'Like 36, 3 years or Mar 2029; 0 is now. The first EMI is next month, or as set below.',
    initial: 12,
  }),
  unit: {
    kind: 'choice',
    label: 'Amount in',
    look: 'select',
    initial: 'rupees',
    options: [
      { value: 'rupees', label: 'Rupees' },
      { value: 'percent', label: '% of what is owed' },
    ],
  },
  amount: {
    kind: 'number',
    label: 'Prepayment (₹)',
    initial: 100_000,
    unit: 'rupees',
    step: 5_000,
  },
  sharePercent: {
    kind: 'number',
    label: 'Share of what is owed (%)',
    initial: 5,
    unit: 'percent',
    step: 0.5,
  },
  until: openMomentField({
    label: 'Last time',
    hint: 'Empty: as long as the loan lasts.',
  }),
  keeps: {
    kind: 'choice',
    label: 'After it',
    hint: 'The EMI kept: it ends earlier. The tenure kept: the EMI falls.',
    look: 'select',
    initial: 'emi',
    options: [
      { value: 'emi', label: 'Keep the EMI' },
      { value: 'tenure', label: 'Keep the tenure' },
    ],
  },
  ratePercent: {
    kind: 'number',
    label: 'New rate (% per annum)',
    initial: 9,
    unit: 'percent',
    step: 0.05,
  },
  rateThen: {
    kind: 'choice',
    label: 'From then on',
    look: 'select',
    initial: 'tenure',
    options: [
      { value: 'tenure', label: 'Change the EMI' },
      { value: 'emi', label: 'Change the tenure' },
      { value: 'emi agreed', label: 'Both: I type the EMI' },
      { value: 'months agreed', label: 'Both: I type the months' },
    ],
  },
  newEmi: { kind: 'number', label: 'New EMI (₹)', initial: 10_000, unit: 'rupees', step: 500 },
  monthsLeft: monthsField({ label: 'Months left then', initial: 180 }),
  risePercent: {
    kind: 'number',
    label: 'Rise every 12 instalments (%)',
    initial: 5,
    unit: 'percent',
    step: 0.5,
  },
  riseKeeps: {
    kind: 'choice',
    label: 'It rises from',
    look: 'select',
    initial: 'emi',
    options: [
      { value: 'emi', label: 'The present EMI' },
      { value: 'tenure', label: 'A lower EMI' },
    ],
  },
  holidayMonths: monthsField({ label: 'Months without an EMI', initial: 6 }),
  holidayInterest: {
    kind: 'choice',
    label: 'Interest meanwhile',
    look: 'select',
    initial: 'added',
    options: [
      { value: 'added', label: 'Added to the loan' },
      { value: 'paid', label: 'Paid every month' },
    ],
  },
  holidayThen: {
    kind: 'choice',
    label: 'What stays',
    look: 'select',
    initial: 'count',
    options: [
      { value: 'count', label: 'The number of EMIs' },
      { value: 'end', label: 'The last month' },
      { value: 'emi', label: 'The EMI' },
    ],
  },
}

/** The sentence that says why an event cannot be reckoned with, although its fields can be read. */
export function entryProblem(entry: EventEntry): string | undefined {
  const hidden = hiddenOfEntry(entry)
  const hasWrong = (isWrong: (value: number) => boolean, ...names: NumberName[]) =>
    names.some((name) => !hidden.includes(name) && isWrong(entry[name]))
  if (!isMoment(entry.after) || hasWrong((until) => until !== 0 && !isMoment(until), 'until'))
    return MOMENT
  if (hasWrong((share) => share > 100, 'sharePercent'))
    return 'Nobody owes more than 100% of the debt.'
  if (hasWrong((months) => !isLength(months), 'holidayMonths', 'monthsLeft')) return LENGTH
  const isBelow0 = (amount: number) => amount < 0
  return hasWrong(isBelow0, 'amount', 'sharePercent', 'ratePercent', 'newEmi', 'risePercent')
    ? 'An amount or a rate is 0 or more.'
    : undefined
}

type NumberName = { [Name in keyof EventEntry]: EventEntry[Name] extends number ? Name : never }[keyof EventEntry] // prettier-ignore

const MOMENT = 'Enter 0 to 1,200 whole months, or a month of a year.'
const LENGTH = 'It lasts 1 to 1,200 whole months.'

function isLength(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}
