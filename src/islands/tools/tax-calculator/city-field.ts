import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { hraCityRule } from './hra-exemption.ts'
import { currentLaw } from './tax-years.ts'

/** The city of a rented home, on every page that asks for it. It starts with 40% of the pay, the share that is never too large. */
export const cityField = selectField<string>('City of the Rented Home', 'other', [
  ...hraCityRule(currentLaw.id).metros.map((city) => [city, city] as const),
  ['other', 'Another, also Gurugram, Noida'],
])
