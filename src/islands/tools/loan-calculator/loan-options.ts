import { monthField } from '@/islands/calculator/fields/calendar-field.tsx'
import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { monthsField } from '@/islands/calculator/fields/length-of-time.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import type { LoanInput } from './emi.ts'

/** Options of a loan beyond its amount, rate and years. */
export interface LoanOptions {
  /** Months of the tenure beyond its years. */
  months: number
  /** The month of the first instalment, counted as `monthNumber` counts; NaN while it is open. */
  firstMonth: number
  /** The years by which the schedule is added up, once it has months. */
  scheduleYears: 'financial' | 'loan'
  /** Whether the rate is on the reducing balance, or flat on the whole loan. */
  quote: 'rate' | 'flat'
  /** An EMI in rupees from which a loan and a tenure are calculated; 0 for none. It changes no result row. */
  affordableEmi: number
}

/** The input of the EMI calculator. */
export interface EmiInput extends LoanInput, LoanOptions {}

/** Their fields, all of them folded away. */
export const optionFields: Fields<LoanOptions> = {
  months: monthsField('Months beyond whole years', 0, {
    hint: 'Added to the years: 2 years and 6 months are 30 instalments.',
    isOption: true,
  }),
  firstMonth: monthField({
    label: 'First month of payment',
    hint: 'The schedule then shows the month of each instalment.',
    isOption: true,
  }),
  scheduleYears: choiceField(
    'Years of the schedule',
    'financial',
    [
      ['financial', 'Financial years, April to March'],
      ['loan', 'Years of the loan'],
    ],
    { isOption: true },
  ),
  quote: choiceField(
    'The rate I was quoted is',
    'rate',
    [
      ['rate', 'On the reducing balance'],
      ['flat', 'Flat'],
    ],
    {
      hint: 'A flat rate is charged on the full loan amount until the end, even as you repay it.',
      isOption: true,
    },
  ),
  affordableEmi: rupeesField('EMI you can pay (₹)', 0, {
    hint: 'Shows what you can borrow at this rate and tenure, and how long this loan would take.',
    step: 500,
    isOption: true,
  }),
}

/** The folds of the options. */
export const optionGroups: readonly FieldGroup<LoanOptions>[] = [
  { title: 'Months and first payment', fields: ['months', 'firstMonth', 'scheduleYears'] },
  { title: 'Flat rate quoted?', fields: ['quote'] },
  { title: 'What can I borrow?', fields: ['affordableEmi'] },
]

/** Returns the options without a meaning yet: a schedule without months has no financial years. */
export function hiddenOptions({ firstMonth }: LoanOptions): (keyof LoanOptions)[] {
  return Number.isNaN(firstMonth) ? ['scheduleYears'] : []
}
