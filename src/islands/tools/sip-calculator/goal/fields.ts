import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { FieldGroup, Fields } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { listField } from '@/islands/calculator/fields/list-field.tsx'
import { returnRateField } from '../return-rate-field.ts'
import type { Goal, GoalInput } from './goal.ts'

/** The fields of the page, the goal first. */
export const goalFields: Fields<GoalInput> = {
  targetAmount: rupeesField('Amount Wanted (₹)', 10_000_000, {
    step: 100_000,
    slider: { min: 100_000, max: 50_000_000 },
  }),
  amountIn: choiceField('The amount is', 'then', [
    ['then', 'What is needed then'],
    ['today', 'What it costs today'],
  ]),
  years: yearsField('Needed in (Years)', 20, { slider: { min: 1, max: 40 } }),
  annualRatePercent: returnRateField(12),
  lumpSum: rupeesField('Already Saved (₹)', 0, {
    hint: 'It grows at the same rate.',
    step: 10_000,
  }),
  priceRisePercent: percentField('Price Rise (% p.a.)', 6, { hint: 'Of what the money is for.' }),
  stepUpPercent: percentField('Yearly Step-Up (%)', 8, { hint: '0 leaves it out.' }),
  stepUpRupees: rupeesField('Yearly Step-Up (₹)', 500, { hint: '0 leaves it out.', step: 100 }),
  furtherGoals: listField<Goal>({
    label: 'Further goals',
    hint: 'At the same rates, and without what is already saved.',
    entryLabel: 'Further goal',
    most: 9,
    initial: [],
    sentence: (_, { targetAmount, years }) => `${targetAmount} in ${years}`,
    fields: {
      targetAmount: rupeesField('Amount Wanted (₹)', 2_500_000, { step: 100_000 }),
      years: yearsField('Needed in (Years)', 10),
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
