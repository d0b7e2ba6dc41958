import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { returnRateField } from '../return-rate-field.ts'
import type { Goal, GoalInput } from './goal.ts'

/** The fields of the page, the goal first. */
export const goalFields: Fields<GoalInput> = {
  targetAmount: {
    kind: 'number',
    label: 'Amount Wanted (₹)',
    initial: 10_000_000,
    unit: 'rupees',
    step: 100_000,
    slider: { min: 100_000, max: 50_000_000, step: 100_000 },
  },
  amountIn: {
    kind: 'choice',
    look: 'radio',
    label: 'The amount is',
    initial: 'then',
    options: [
      { value: 'then', label: 'What is needed then' },
      { value: 'today', label: 'What it costs today' },
    ],
  },
  years: yearsField({
    label: 'Needed in (Years)',
    initial: 20,
    slider: { min: 1, max: 40, step: 1 },
  }),
  annualRatePercent: returnRateField(12),
  lumpSum: {
    kind: 'number',
    label: 'Already Saved (₹)',
    hint: 'It grows at the same rate.',
    initial: 0,
    unit: 'rupees',
    step: 10_000,
  },
  priceRisePercent: {
    kind: 'number',
    label: 'Price Rise (% p.a.)',
    hint: 'Of what the money is for.',
    initial: 6,
    unit: 'percent',
    step: 0.1,
  },
  stepUpPercent: {
    kind: 'number',
    label: 'Yearly Step-Up (%)',
    hint: '0 leaves it out.',
    initial: 8,
    unit: 'percent',
    step: 0.1,
  },
  stepUpRupees: {
    kind: 'number',
    label: 'Yearly Step-Up (₹)',
    hint: '0 leaves it out.',
    initial: 500,
    unit: 'rupees',
    step: 100,
  },
  furtherGoals: listField<Goal>({
    label: 'Further goals',
    hint: 'At the same rates, and without what is already saved.',
    entryLabel: 'Further goal',
    most: 9,
    initial: [],
    sentence: (_, { targetAmount, years }) => `${targetAmount} in ${years}`,
    fields: {
      targetAmount: {
        kind: 'number',
        label: 'Amount Wanted (₹)',
        initial: 2_500_000,
        unit: 'rupees',
        step: 100_000,
      },
      years: yearsField({ label: 'Needed in (Years)', initial: 10 }),
    },
  }),
}

/** Ways to raise the payment, and goals beside the first. */
export const goalGroups: readonly FieldGroup<GoalInput>[] = [
  { title: 'Raised every year', isOpen: true, fields: ['stepUpPercent', 'stepUpRupees'] },
  {
    title: 'Further goals',
    fields: ['furtherGoals'],
    summary: ({ furtherGoals }) =>
      furtherGoals.length === 0 ? 'none' : `${furtherGoals.length + 1} goals in all`,
  },
]
