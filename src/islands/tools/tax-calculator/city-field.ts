import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import { hraCityRule } from './hra-exemption.ts'
import { currentLaw } from './tax-years.ts'

/** The city of a rented home, on every page that asks for it. It starts with the share of the pay that is never too large, 40%. */
export const cityField: ChoiceInput<string> = {
  kind: 'choice',
  look: 'select',
  label: 'City of the Rented Home',
  initial: 'other',
  options: [
    ...hraCityRule(currentLaw.id).metros.map((city) => ({ value: city, label: city })),
    { value: 'other', label: 'Another, also Gurugram, Noida' },
  ],
}
