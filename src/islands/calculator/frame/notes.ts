import type { CalculatorDefinition } from './definition.ts'
import { unreadLabels } from './inputs.ts'

/**
 * Returns the sentences next to the results: the fields without a number, else the notes of the calculator. A figure without
 * a value is always explained, also when the calculator has no notes.
 */
export function notesOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  result: Result,
  input: Input,
): string[] {
  const unread = unreadLabels(definition.fields, input, definition.hiddenFields?.(input))
  if (unread.length > 0)
    return unread.map((label) => `${label} is not a number, so results that depend on it show “—”.`)
  const notes = definition.notes?.(result, input) ?? []
  if (notes.length > 0) return notes
  const figures = [
    ...definition.rows(result, input),
    ...(definition.answers?.(result, input) ?? []),
  ]
  return whyNoValue(figures.map(({ amount }) => amount))
}

/** Returns the sentence that says why an amount has no value, as a list of one; an empty list when all are finite. */
export function whyNoValue(amounts: readonly number[]): string[] {
  if (amounts.every(Number.isFinite)) return []
  return ['There is no result: the values grow too large to show, or lose more than 100%.']
}
