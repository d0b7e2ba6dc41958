import { sentenceCase, titleCase } from './case.ts'
import { replaceAll, type Replaced, type Replacing } from './find-replace.ts'
import {
  numberLines,
  numberLinesInHindi,
  removeEmptyLines,
  removeNumbers,
  sortLines,
  sortLinesBackwards,
  trimLines,
  uniqueLines,
} from './lines.ts'

/** A change of a whole text, by what its button says, and what is said when it is done. */
export interface Change {
  label: string
  done: string
  change: (text: string) => string
}

/** The changes of letters. */
export const CASES: readonly Change[] = [
  { label: 'UPPER CASE', done: 'Changed to upper case.', change: (text) => text.toUpperCase() },
  { label: 'lower case', done: 'Changed to lower case.', change: (text) => text.toLowerCase() },
  { label: 'Title Case', done: 'Changed to title case.', change: titleCase },
  { label: 'Sentence case', done: 'Changed to sentence case.', change: sentenceCase },
]

/** The changes of lines. */
export const LINES: readonly Change[] = [
  { label: 'Trim lines', done: 'Trimmed the lines.', change: trimLines },
  { label: 'Remove empty lines', done: 'Removed the empty lines.', change: removeEmptyLines },
  { label: 'Remove repeated lines', done: 'Removed the repeated lines.', change: uniqueLines },
  { label: 'Sort A to Z', done: 'Sorted the lines.', change: sortLines },
  { label: 'Sort Z to A', done: 'Sorted the lines backwards.', change: sortLinesBackwards },
  { label: 'Number lines', done: 'Numbered the lines.', change: numberLines },
  { label: 'Number lines १ २ ३', done: 'Numbered the lines.', change: numberLinesInHindi },
  { label: 'Remove numbers', done: 'Removed the numbers before the lines.', change: removeNumbers },
]

/** What a worker is asked: one of the changes by its label, or a replacement. */
export type ChangeRequest = { text: string } & ({ label: string } | { replacing: Replacing })

/** What it answers. */
export type ChangeAnswer = ({ kind: 'changed' } & Replaced) | { kind: 'refused'; message: string }

/** Does what is asked, or says why it cannot be done. `count` is how often something was replaced. */
export function answerChange(request: ChangeRequest): ChangeAnswer {
  const { text } = request
  try {
    if ('replacing' in request) return { kind: 'changed', ...replaceAll(text, request.replacing) }
    const found = [...CASES, ...LINES].find(({ label }) => label === request.label)
    return { kind: 'changed', text: found?.change(text) ?? text, count: 0 }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) }
  }
}
