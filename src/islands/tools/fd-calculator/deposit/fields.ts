import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { dayNumber } from '@/islands/ui/dates/calendar.ts'

import { ageField } from '../age-field.ts'
import { slabField } from '../slab.ts'
import type { DepositInput } from './bank-deposit.ts'

type TaxInput = Pick<
  DepositInput,
  | 'age'
  | 'rateIs'
  | 'seniorPercent'
  | 'slabPercent'
  | 'payer'
  | 'papers'
  | 'otherInterest'
  | 'inflationPercent'
>

/** The fields that say who saves, and what tax and prices take. */
export const taxFields: Fields<TaxInput> = {
  age: ageField,
  rateIs: {
    kind: 'choice',
    look: 'radio',
    label: 'The rate you entered is',
    initial: 'senior',
    options: [
      { value: 'senior', label: 'The bank’s senior rate' },
      { value: 'general', label: 'Its general rate' },
    ],
  },
  seniorPercent: {
    kind: 'number',
    label: 'Added to the General Rate (% points)',
    hint: 'What the bank adds from age 60: often 0.5.',
    initial: 0.5,
    unit: 'percent',
    step: 0.1,
  },
  slabPercent: slabField,
  inflationPercent: {
    kind: 'number',
    label: 'Your Estimate of Inflation (% a year)',
    initial: 5,
    unit: 'percent',
    step: 0.1,
  },
  payer: {
    kind: 'choice',
    look: 'radio',
    label: 'Deposited with',
    initial: 'bank',
    options: [
      { value: 'bank', label: 'Bank or post office' },
      { value: 'other', label: 'Company or other' },
    ],
  },
  papers: {
    kind: 'choice',
    look: 'radio',
    label: 'The payer has your',
    hint: 'Form 121 replaces Forms 15G and 15H. It says that the tax of your year is nil.',
    initial: 'PAN',
    options: [
      { value: 'PAN', label: 'PAN' },
      { value: 'no PAN', label: 'No PAN' },
      { value: 'Form 121', label: 'Form 121' },
    ],
  },
  otherInterest: {
    kind: 'number',
    label: 'Other Interest from the Same Payer (₹ a year)',
    hint: 'It counts to the limit of TDS.',
    initial: 0,
    unit: 'rupees',
    step: 1_000,
    isOption: true,
  },
}

/** The fields of a deposit: what is deposited and for how long, then how it is paid, closed and taxed. */
export const depositFields: Fields<DepositInput> = {
  principal: {
    kind: 'number',
    label: 'Deposit (₹)',
    initial: 1_000_000,
    unit: 'rupees',
    step: 1_000,
    slider: { min: 1_000, max: 10_000_000, step: 1_000 },
  },
  annualRatePercent: {
    kind: 'number',
    label: 'Interest Rate (% p.a.)',
    initial: 7,
    unit: 'percent',
    step: 0.1,
    slider: { min: 1, max: 15, step: 0.1 },
  },
  startDate: {
    ...dateField({ label: 'Deposited on' }),
    initial: dayNumber({ year: 2026, month: 12, day: 1 }),
  },
  lasts: {
    kind: 'choice',
    look: 'radio',
    label: 'It lasts',
    initial: 'length',
    options: [
      { value: 'length', label: 'For years, months, days' },
      { value: 'until', label: 'Until a date' },
    ],
  },
  years: yearsField({
    label: 'Length (Years)',
    hint: 'Or with months: 18 months, 2y 6m.',
    initial: 3,
    slider: { min: 0, max: 10, step: 1 },
  }),
  days: {
    kind: 'number',
    label: 'and Days',
    hint: 'For 444 days, write 0 years and 444 days.',
    initial: 0,
    unit: 'count',
  },
  endDate: dateField({ label: 'Matures on' }),
  payout: {
    kind: 'choice',
    look: 'select',
    label: 'Interest is',
    initial: 'maturity',
    options: [
      { value: 'maturity', label: 'Added quarterly, paid at the end' },
      { value: 'monthly', label: 'Paid out every month' },
      { value: 'quarterly', label: 'Paid out every quarter' },
      { value: 'half-yearly', label: 'Paid out every half-year' },
      { value: 'yearly', label: 'Paid out every year' },
    ],
  },
  ...taxFields,
  dayCount: {
    kind: 'choice',
    look: 'radio',
    label: 'A year has',
    hint: 'For the days of a quarter that is not whole.',
    initial: '365',
    options: [
      { value: '365', label: '365 days' },
      { value: '366', label: '366 days in leap years' },
    ],
    isOption: true,
  },
  closeDate: dateField({
    label: 'Closed on',
    hint: 'Open: held to the end.',
  }),
  cardRatePercent: {
    kind: 'number',
    label: 'Bank’s Rate for the Time Run (% p.a.)',
    hint: 'As of the day of the deposit, with what the bank adds from age 60.',
    initial: 6.5,
    unit: 'percent',
    step: 0.1,
    isOption: true,
  },
  penaltyPercent: {
    kind: 'number',
    label: 'Penalty (% points)',
    hint: 'Often 0.5 to 1. The bank’s terms say it.',
    initial: 1,
    unit: 'percent',
    step: 0.1,
    isOption: true,
  },
}

/** What stands together: age and tax deducted, then closing early. */
export const depositGroups: readonly FieldGroup<DepositInput>[] = [
  {
    title: 'Age and TDS',
    fields: ['age', 'rateIs', 'seniorPercent', 'payer', 'papers', 'otherInterest'],
    summary: ({ age, papers }) => `${age}, ${papers}`,
  },
  {
    title: 'Closed early?',
    fields: ['closeDate', 'cardRatePercent', 'penaltyPercent'],
  },
]

/** The fields that have no meaning for the deposit. */
export function hiddenFields({
  lasts,
  age,
  rateIs,
}: DepositInput): readonly (keyof DepositInput)[] {
  const length = ['years', 'days'] as const
  return [
    ...(lasts === 'until' ? length : (['endDate'] as const)),
    ...(age === '60 or more' ? [] : (['rateIs'] as const)),
    ...(age === '60 or more' && rateIs === 'general' ? [] : (['seniorPercent'] as const)),
  ]
}
