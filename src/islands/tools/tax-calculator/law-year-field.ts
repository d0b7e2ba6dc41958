import type { ChoiceInput } from '../../calculator/definition.ts'
import { currentLaw, lawYears } from './tax-years.ts'

/** A field for the year whose law holds, the current one at first. */
export const lawYearField: ChoiceInput<string> = {
  kind: 'choice',
  look: 'select',
  label: 'Tax Year',
  initial: currentLaw.id,
  options: lawYears.map(({ id, label }) => ({ value: id, label })),
}
