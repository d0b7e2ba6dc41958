import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import type { Payee } from './tax-deducted.ts'

/** A field for the visitor's age, which decides how much interest a bank pays without deducting tax. */
export const ageField: ChoiceInput<Payee['age']> = {
  kind: 'choice',
  look: 'radio',
  label: 'Your age',
  initial: 'below 60',
  options: [
    { value: 'below 60', label: 'Below 60' },
    { value: '60 or more', label: '60 or more' },
  ],
}
