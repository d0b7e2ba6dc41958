import { nameOf } from '@/islands/ui/fields/amount-problem.ts'
import type { CalculatorDefinition } from '../frame/definition.ts'
import { givenText, isUntouched } from '../fields/given-text.ts'
import { entriesOf } from '../frame/inputs.ts'

/** What a calculation was given, by name, label and value: the fields that are shown, and the options that were touched. */
export function givenOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): { name: keyof Input; label: string; text: string }[] {
  const hidden = definition.hiddenFields?.(input) ?? []
  return (
    entriesOf(definition.fields)
      .filter(([name]) => !hidden.includes(name))
      // An option nobody touched says nothing about this calculation.
      .filter(([name, field]) => !field.isOption || !isUntouched(field, input[name]))
      .map(([name, field]) => ({
        name,
        label: nameOf(field.label),
        text: givenText(field, input[name]),
      }))
  )
}
