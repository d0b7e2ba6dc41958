import { type Edit, type Problem, withEdits } from './problem.ts'
import type { Change, ShownChoice, ShownProblem } from './repair-report.ts'

/** A longer change is shown edit by edit. */
const LONGEST_WHOLE = 80
const MOST_CHANGES = 3
const LONGEST_SIDE = 60
const LEAD = 24

/** Returns the first problems as the list shows them, with line and column. The problems must be sorted by index. */
export function shownProblems(
  text: string,
  problems: readonly Problem[],
  most: number,
): ShownProblem[] {
  const place = placesIn(text)
  return problems.slice(0, most).map((problem, number) => {
    const { kind, certainty, start, end, choices } = problem
    const { line, column, lineStart } = place(start)
    const lead = text.slice(Math.max(lineStart, start - LEAD), start).toWellFormed()
    const shown = choices.map(({ label, edits }) => ({ label, ...changesOf(text, edits) }))
    return { number, kind, certainty, line, column, index: start, length: end - start, lead, choices: shown } // prettier-ignore
  })
}

/**
 * Returns a function that converts ascending indices to line and column. A line ends with LF, CRLF or CR; a column is one
 * character, an emoji included.
 */
function placesIn(text: string) {
  let [at, line, lineStart, column] = [0, 1, 0, 1]
  return (place: number) => {
    for (; at < place; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
        line++
        lineStart = at + 1
        column = 1
      } else if (!isSecondHalf(text, at)) column++
    }
    return { line, column, lineStart }
  }
}

function isSecondHalf(text: string, at: number): boolean {
  const isLow = (text.charCodeAt(at) & 0xfc00) === 0xdc00
  return isLow && at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800
}

function changesOf(text: string, edits: readonly Edit[]): Omit<ShownChoice, 'label'> {
  const start = edits[0]?.start ?? 0
  const end = edits.at(-1)?.end ?? start
  if (edits.length > 1 && end - start <= LONGEST_WHOLE) {
    const before = text.slice(start, end)
    const moved = edits.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }))
    return { changes: [change(before, withEdits(before, moved))], changeCount: 1 }
  }
  const changes = edits
    .slice(0, MOST_CHANGES)
    .map((edit) => change(text.slice(edit.start, edit.end), edit.replacement))
  return { changes, changeCount: edits.length }
}

function change(before: string, after: string): Change {
  return { before: shortened(before), after: shortened(after) }
}

function shortened(text: string): string {
  if (text.length <= LONGEST_SIDE) return text.toWellFormed()
  const half = LONGEST_SIDE / 2
  return `${text.slice(0, half)}…${text.slice(-half)}`.toWellFormed()
}
