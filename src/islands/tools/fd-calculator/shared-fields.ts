import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import { CESS_PERCENT } from '@/islands/calculator/money/cess.ts'

import type { Payee } from './tax-deducted.ts'

/** The visitor's age, which decides how much interest a bank pays without deducting tax. */
export const ageField: ChoiceInput<Payee['age']> = choiceField('Your age', 'below 60', [
  ['below 60', 'Below 60'],
  ['60 or more', '60 or more'],
])

/** The tax slab that the visitor's income reaches, in percent. */
export const slabField = choiceField(
  'Your slab',
  30,
  [0, 5, 10, 15, 20, 25, 30].map((value) => [value, value === 0 ? 'No tax' : `${value}%`] as const),
  {
    look: 'select',
    hint: `The rate on the top of your income. A cess of ${CESS_PERCENT}% is added.`,
  },
)

/** Returns the share of interest that is tax at a slab, with the cess: 30 % → 0.312. */
export function taxShareOf(slabPercent: number): number {
  return (slabPercent / 100) * (1 + CESS_PERCENT / 100)
}

/** The validation errors of a deposit. */
export const PROBLEMS = {
  open: 'Enter the first day, and the last day or the length.',
  'below 0': 'Enter an amount and a rate of 0 or more.',
  'no length': 'Enter a length of whole days, from 0 days to 100 years.',
} as const

export type Problem = keyof typeof PROBLEMS
