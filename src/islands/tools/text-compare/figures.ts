import { NOTHING_IGNORED } from './choices.ts'
import { compareTexts } from './compare-texts.ts'

/** Returns how many lines of a `left` text are removed and of a `right` text added (docs/authors.md). */
export function figures({ left = '', right = '' }: Record<string, string>): Record<string, string> {
  const { runs } = compareTexts({ text: left, other: right, ignored: NOTHING_IGNORED })
  // Each run is two stretches of lines, by their start and end.
  const count = runs.reduce((sum, place, at) => sum + (at % 2 === 0 ? -place : place), 0)
  return { 'Lines removed and added': String(count) }
}
