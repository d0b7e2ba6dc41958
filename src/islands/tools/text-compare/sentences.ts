import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { COARSE_NOTE } from '@/islands/ui/difference/signs.ts'
import { MOST_WITH_WORDS } from './choices.ts'
import type { CompareRequest, TextComparison } from './compare-texts.ts'

/** Returns how many lines differ, by what happened to them. */
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
  const counts = [[changed, 'changed'], [added, 'added'], [removed, 'removed']] as const // prettier-ignore
  const [first = [0, ''], ...others] = counts.filter(([count]) => count > 0)
  const [count, what] = first
  const rest = others.map(([more, word]) => `, ${whole(more)} ${word}`)
  return `${counted(count, 'line')} ${what}${rest.join('')}`
}

/** Returns what a visitor has to know about a comparison beside its differences. */
export function notesOf(
  { text, other, ignored }: CompareRequest,
  { isCoarse }: Pick<TextComparison, 'isCoarse'>,
): string[] {
  const notes: string[] = isCoarse ? [COARSE_NOTE] : []
  const isLineIgnored = ignored.case || ignored.space || ignored.spaceAmount || ignored.spaceAtEnd
  if (ignored.blankLines)
    notes.push('Blank lines are left out here, so the line numbers skip them. A patch needs them.')
  if (ignored.order)
    notes.push('Lines are sorted, with their numbers in the text. A patch needs their order.')
  else if (!ignored.blankLines && (isLineIgnored || ignored.lineEnds))
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
