import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { dateField } from '@/islands/calculator/fields/date-field.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import type { DepositInput } from './bank-deposit.ts'
import { taxFields } from './tax-fields.ts'

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
