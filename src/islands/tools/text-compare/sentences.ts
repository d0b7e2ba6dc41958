import { whole } from '@/lib/format.ts'

import { MOST_WITH_WORDS } from './choices.ts'
import type { CompareRequest, TextComparison } from './compare-texts.ts'

/** Returns how many differences there are, and of how many lines. */
export function summaryOf(
  { text, other }: CompareRequest,
  { runs, pairs }: TextComparison,
): string {
  if (runs.length === 0) return text === other ? 'The texts are the same' : 'No differences'
  const changed = pairs.length / 2
  let [added, removed] = [-changed, -changed]
  for (let at = 0; at < runs.length; at += 4) {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = runs.subarray(at, at + 4)
    removed += leftEnd - leftStart
    added += rightEnd - rightStart
  }
  const count = runs.length / 4
  const parts = [linesOf(changed, 'changed'), linesOf(added, 'added'), linesOf(removed, 'removed')]
  return `${count === 1 ? '1 difference' : `${whole(count)} differences`}: ${parts.filter(Boolean).join(', ')}`
}

function linesOf(count: number, what: string): string {
  return count === 0 ? '' : `${whole(count)} ${count === 1 ? 'line' : 'lines'} ${what}`
}

/** Returns what a visitor has to know about a comparison beside its differences. */
export function notesOf({ text, other, ignored }: CompareRequest): string[] {
  const notes: string[] = []
  if (ignored.order)
    notes.push('Lines are sorted, with their numbers in the text. A patch needs their order.')
  else if (ignored.case || ignored.space || ignored.lineEnds)
    notes.push('The patch leaves out what you ignore: such lines stay as in the left text.')
  if (Math.max(text.length, other.length) > MOST_WITH_WORDS)
    notes.push('A text is longer than 5 million characters, so only whole lines are compared.')
  if (!ignored.lineEnds) notes.push(...lineEndNotes(text, other))
  return notes
}

function lineEndNotes(text: string, other: string): string[] {
  const notes: string[] = []
  const [left, right] = [text.includes('\r\n'), other.includes('\r\n')]
  if (left !== right)
    notes.push(
      `Only the ${left ? 'left' : 'right'} text has Windows line ends (CRLF, shown as ␍␊).`,
    )
  const [ends, otherEnds] = [text.endsWith('\n'), other.endsWith('\n')]
  if (ends !== otherEnds)
    notes.push(`The last line of the ${ends ? 'right' : 'left'} text has no line break (␊).`)
  return notes
}
