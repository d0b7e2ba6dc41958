/** The code that a page loads once a scenario is saved. */
import { linkStyle } from '@/lib/link-style.ts'
import { showSuccess } from '@/lib/stores/toast.ts'

import type { CalculatorDefinition } from '../frame/definition.ts'
import * as store from './scenario-store.ts'
import styleAddress from './side-by-side.css?url'

export { ComparePanel } from './ComparePanel.tsx'
export { scenariosInLink } from './scenario-store.ts'

/** Links the styles of the comparison. Rejects when they cannot be had. */
export const linkStyles = () => linkStyle(styleAddress)

/** Saves a calculation as a scenario and shows where it is. Throws the sentence the visitor reads. */
export function keep<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): void {
  store.begin(definition.fields)
  const name = store.keep(definition, input)
  showSuccess(`Kept as ${name}`, 'See “Kept calculations” below.')
}
