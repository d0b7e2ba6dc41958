import { findProblems } from './find-problems.ts'
import { withCertainFixes, withEdits, type Problem } from './problem.ts'

/** Returns the problems of a text, for tests; an empty list when it is refused. */
export function problemsOf(text: string): Problem[] {
  const result = findProblems(text)
  return result.kind === 'problems' ? result.problems : []
}

/** Returns kind and index of each problem and the text that each choice gives, for tests. */
export function found(text: string): [kind: string, start: number, ...texts: string[]][] {
  const result = findProblems(text)
  if (result.kind === 'refused') return [[result.refusal, -1]]
  return result.problems.map(({ kind, start, choices }) => [
    kind,
    start,
    ...choices.map(({ edits }) => withEdits(text, edits)),
  ])
}

/** Returns the text after all certain fixes, for tests. */
export function fixed(text: string): string {
  return withCertainFixes(text, problemsOf(text))
}
