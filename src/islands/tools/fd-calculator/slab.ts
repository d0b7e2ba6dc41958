import { CESS_PERCENT } from '@/islands/calculator/money/cess.ts'
import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'

/** A field for the slab that the visitor's income reaches, in percent. */
export const slabField: ChoiceInput<number> = {
  kind: 'choice',
  look: 'select',
  label: 'Your slab',
  hint: `The rate on the top of your income. The cess of ${CESS_PERCENT}% is added.`,
  initial: 30,
  options: [0, 5, 10, 15, 20, 25, 30].map((value) => ({
    value,
    label: value === 0 ? 'No tax' : `${value}%`,
  })),
}

/** The share of interest that is tax at a slab, with the cess: 30 % → 0.312. */
export function taxShareOf(slabPercent: number): number {
  return (slabPercent / 100) * (1 + CESS_PERCENT / 100)
}
