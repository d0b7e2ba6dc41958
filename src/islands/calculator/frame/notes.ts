import type { CalculatorDefinition } from './definition.ts'
import { unreadLabels } from './inputs.ts'

/** The sentences beside the results: which fields hold no number, or else what the calculator itself has to say. */
export function notesOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  result: Result,
  input: Input,
): string[] {
  const unread = unreadLabels(definition.fields, input, definition.hiddenFields?.(input))
  if (unread.length === 0) return definition.notes?.(result, input) ?? []
  return unread.map(
    (label) => `${label} is not a number to calculate with, so what depends on it is shown as “—”.`,
  )
}
