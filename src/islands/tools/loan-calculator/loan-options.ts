import { monthField } from '@/islands/calculator/fields/calendar-field.tsx'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { monthsField } from '@/islands/calculator/results/length-of-time.ts'

/** What can be said of a loan beyond its amount, rate and years. */
export interface LoanOptions {
  /** Months of the tenure beyond its years. */
  months: number
  /** The month of the first instalment, counted as `monthNumber` counts; NaN while it is open. */
  firstMonth: number
  /** By which years the schedule is added up, once it has months. */
  scheduleYears: 'financial' | 'loan'
  /** Whether the rate is one on the balance that is still owed, or a flat one on the whole loan. */
  quote: 'rate' | 'flat'
}

/** Their fields, all of them folded away. */
export const optionFields: Fields<LoanOptions> = {
  months: monthsField({
    label: 'Months beyond whole years',
    hint: 'Added to the years: 2 years and 6 months are 30 instalments.',
    initial: 0,
    isOption: true,
  }),
  firstMonth: monthField({
    label: 'First month of payment',
    hint: 'Then the schedule says the month of each instalment.',
    isOption: true,
  }),
  scheduleYears: {
    kind: 'choice',
    label: 'Years of the schedule',
    look: 'radio',
    initial: 'financial',
    options: [
      { value: 'financial', label: 'Financial years, April to March' },
      { value: 'loan', label: 'Years of the loan' },
    ],
    isOption: true,
  },
  quote: {
    kind: 'choice',
    label: 'The rate I was quoted is',
    hint: 'A flat rate is charged on the whole loan to its end, however much of it is paid back by then.',
    look: 'radio',
    initial: 'rate',
    options: [
      { value: 'rate', label: 'On the reducing balance' },
      { value: 'flat', label: 'Flat' },
    ],
    isOption: true,
  },
}

/** The folds in which they stand. */
export const optionGroups: readonly FieldGroup<LoanOptions>[] = [
  { title: 'Months and first payment', fields: ['months', 'firstMonth', 'scheduleYears'] },
  { title: 'Flat rate quoted?', fields: ['quote'] },
]

/** Options that mean nothing yet: a schedule without months has no financial years. */
export function hiddenOptions({ firstMonth }: LoanOptions): (keyof LoanOptions)[] {
  return Number.isNaN(firstMonth) ? ['scheduleYears'] : []
}
