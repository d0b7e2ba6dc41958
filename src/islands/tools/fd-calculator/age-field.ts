import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import type { Payee } from './tax-deducted.ts'

/** A field for the visitor's age, which decides how much interest a bank pays without deducting tax. */
export const ageField: ChoiceInput<Payee['age']> = choiceField('Your age', 'below 60', [
  ['below 60', 'Below 60'],
  ['60 or more', '60 or more'],
])
