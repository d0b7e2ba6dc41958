import { beforeSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { lineEnd } from './gap.ts'
import { inserted, replaced, type Edit } from './problem.ts'
import type { StringPlace } from './string-end.ts'
import { judgeStringText } from './string-text.ts'

const BACKSLASH = 0x5c

/** Offers to close a string without its closing quote: with its line, before the comma or bracket there, or where it was cut off. Gives that place. */
export function judgeUnclosed(
  draft: Draft,
  start: number,
  limit: number,
  place: StringPlace,
): number {
  const { text } = draft
  const from = start + 1
  const line = Math.min(limit, Math.max(lineEnd(text, from), from))
  const last = Math.max(from, beforeSpace(text, line))
  const end = place === 'key' ? keyEnd(text, from, last) : beforeDelimiters(text, from, last)
  const edits = judgeStringText(draft, { from, to: end, quote: text.charAt(start) })
  const opening = text[start] === '"' ? [] : [replaced(start, from, '"')]
  const close = (to: number): Edit => inserted(to, endsInBackslash(text, from, to) ? '\\"' : '"')
  const first = [...opening, ...edits, close(end)]
  if (end === last || place === 'key') draft.offer('unclosed-string', ['Close it here', first])
  else {
    draft.offer(
      'unclosed-string',
      [`Close it before ${text.slice(end, Math.min(last, end + 5)).trim()}`, first],
      ['Close it at the end of the line', [...opening, ...edits, close(last)]],
    )
  }
  draft.unclosedEnd = end
  return end
}

function keyEnd(text: string, from: number, last: number): number {
  const colon = /[:=：]/.exec(text.slice(from, last))
  return beforeSpace(text, from + (colon?.index ?? last - from))
}

function beforeDelimiters(text: string, from: number, last: number): number {
  let end = last
  while (end > from && ',;}]) \t'.includes(text.charAt(end - 1))) end--
  return end
}

function endsInBackslash(text: string, from: number, to: number): boolean {
  let first = to
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first--
  return (to - first) % 2 === 1
}
