import {
  COMMA_LEFT,
  COMMA_RIGHT,
  FOLDED,
  NO_LINE,
  type Comparison,
} from '@/json/compare/comparison.ts'

/** Limits of what is read and shown of a line, because one line can be megabytes long. */
const MOST_BYTES = 100_000
const MOST_SHOWN = 2_000
const SHOWN_BEFORE = 100
const KEY = /^("(?:[^"\\]|\\.)*")\s*:\s*/s
const EMPTY = /([[{])\s+([\]}])$/
const CLOSING: Record<string, string> = { '{': '}', '[': ']' }

/** A line of one side: the differing part, and the parts before and after it that both sides share. */
export interface LineParts {
  before: string
  different: string
  after: string
}

/** Returns the lines of a row; undefined for a side without a line. */
export function linesOfRow(comparison: Comparison, row: number) {
  const left = lineText(comparison, 'left', row)
  const right = lineText(comparison, 'right', row)
  const isSame = comparison.sheet.signs[row] === 0
  if (left === undefined || right === undefined || isSame)
    return { left: asParts(left), right: asParts(right) }
  const start = commonStart(left, right)
  const end = commonEnd(left, right, start)
  return { left: cutParts(left, start, end), right: cutParts(right, start, end) }
}

/** Returns a value as one line of at most `length` characters. Line breaks and the indentation around them become one space. */
export function excerpt(bytes: Uint8Array, start: number, end: number, length: number): string {
  const text = decode(bytes, start, Math.min(end, start + 4 * length))
  const [line = ''] = [text.replace(/\s*\n\s*/g, ' ')]
  return line.length > length || end - start > 4 * length ? `${line.slice(0, length)}…` : line
}

function lineText(comparison: Comparison, side: 'left' | 'right', row: number): string | undefined {
  const { sheet, notJson } = comparison
  const start = sheet[side].starts[row] ?? NO_LINE
  if (start === NO_LINE) return undefined
  const end = sheet[side].ends[row] ?? 0
  const text = decode(comparison[side], start, Math.min(end, start + MOST_BYTES))
  if (notJson) return text
  const flags = sheet.flags[row] ?? 0
  const line = text.replace(KEY, '$1: ').replace(EMPTY, '$1$2')
  const folded = flags & FOLDED ? ` … ${CLOSING[line.at(-1) ?? ''] ?? ''}` : ''
  return line + folded + (flags & (side === 'left' ? COMMA_LEFT : COMMA_RIGHT) ? ',' : '')
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end))
}

function asParts(line: string | undefined): LineParts | undefined {
  if (line === undefined) return undefined
  const isLong = line.length > MOST_SHOWN
  return { before: isLong ? `${line.slice(0, MOST_SHOWN)}…` : line, different: '', after: '' }
}

function cutParts(line: string, start: number, end: number): LineParts {
  const before = line.slice(0, start)
  const different = line.slice(start, line.length - end)
  const after = line.slice(line.length - end)
  return {
    before: before.length > MOST_SHOWN ? `…${before.slice(-SHOWN_BEFORE)}` : before,
    different: different.length > MOST_SHOWN ? `${different.slice(0, MOST_SHOWN)}…` : different,
    after: after.length > SHOWN_BEFORE ? `${after.slice(0, SHOWN_BEFORE)}…` : after,
  }
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  // Start the highlight at a whole word or number, so that the reader sees the complete value that differs.
  while (at > 0 && /[\p{L}\p{N}\p{M}\p{Cs}.+-]/u.test(one[at - 1] ?? '')) at--
  return at
}

function commonEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  while (length > 0 && /[\p{L}\p{N}\p{M}\p{Cs}.+-]/u.test(one.at(-length) ?? '')) length--
  return length
}
