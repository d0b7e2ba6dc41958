import { monthField } from '../../calculator/calendar-field.tsx'
import type { FieldGroup, Fields } from '../../calculator/definition.ts'
import { monthsField } from '../../calculator/length-of-time.ts'
import type { LoanInput } from './emi.ts'

/** What can be said of a loan beyond its amount, rate and years. */
export interface LoanOptions {
  /** Months of the tenure beyond its years. */
  months: number
  /** The month of the first instalment, counted as `monthNumber` counts; NaN while it is open. */
  firstMonth: number
  /** By which years the schedule is added up, once it has months. */
  scheduleYears: 'financial' | 'loan'
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
}

/** The folds in which they stand. */
export const optionGroups: readonly FieldGroup<LoanOptions>[] = [
  { title: 'Months and first payment', fields: ['months', 'firstMonth', 'scheduleYears'] },
]

/** Options that mean nothing yet: a schedule without months has no financial years. */
export function hiddenOptions({ firstMonth }: LoanOptions): (keyof LoanOptions)[] {
  return Number.isNaN(firstMonth) ? ['scheduleYears'] : []
}

/** A loan as it is agreed on, in rupees, percent a year and years, from what was given about it. */
export function agreedLoan(given: LoanInput & Partial<LoanOptions>): LoanInput {
  const { loanAmount, annualRatePercent, years, months } = given
  return { loanAmount, annualRatePercent, years: months ? years + months / 12 : years }
}
