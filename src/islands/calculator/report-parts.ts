import type { CalculatorDefinition } from './definition.ts'
import { givenText } from './given-text.ts'
import { entriesOf } from './inputs.ts'

/** What a calculation was given, as labels and values: the fields that are shown, and the options that were touched. */
export function givenOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  input: Input,
): [string, string][] {
  const hidden = definition.hiddenFields?.(input) ?? []
  return (
    entriesOf(definition.fields)
      .filter(([name]) => !hidden.includes(name))
      // An option nobody touched says nothing about this calculation.
      .filter(([name, field]) => !field.isOption || input[name] !== field.initial)
      .map(([name, field]) => [field.label.replace(' (₹)', ''), givenText(field, input[name])])
  )
}
