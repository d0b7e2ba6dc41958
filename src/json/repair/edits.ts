import type { Edit, Problem } from './problem.ts'

/** A text with edits made. They must not overlap; several at one place are made in their given order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, replacement } of inOrder(edits)) {
    parts.push(text.slice(at, start), replacement)
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** A text with all that is certain mended. */
export function withCertainFixes(text: string, problems: readonly Problem[]): string {
  const certain = problems.filter(({ certainty }) => certainty === 'certain')
  return withEdits(
    text,
    certain.flatMap(({ choices }) => choices[0]?.edits ?? []),
  )
}

/** What is put before a character is put there before the character gives way to another. */
function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
}
