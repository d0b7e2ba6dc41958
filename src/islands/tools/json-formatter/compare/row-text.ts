import { ownEntry } from '@/lib/own-entry.ts'
import { changedLines, wholeLine } from '@/islands/ui/difference/line-parts.ts'
import {
  COMMA_LEFT,
  COMMA_RIGHT,
  FOLDED,
  NO_LINE,
  type Comparison,
} from '@/json/compare/comparison.ts'

/** The limit of what is read of a line, because one line can be megabytes long. */
const MOST_BYTES = 100_000
const KEY = /^("(?:[^"\\]|\\.)*")\s*:\s*/s
const EMPTY = /([[{])\s+([\]}])$/
const CLOSING: Record<string, string> = { '{': '}', '[': ']' }

/** Returns the lines of a row; undefined for a side without a line. */
export function linesOfRow(comparison: Comparison, row: number) {
  const left = lineText(comparison, 'left', row)
  const right = lineText(comparison, 'right', row)
  const isSame = comparison.sheet.signs[row] === 0
  if (left === undefined || right === undefined || isSame)
    return {
      left: left === undefined ? left : wholeLine(left),
      right: right === undefined ? right : wholeLine(right),
    }
  const [before, after] = changedLines(left, right)
  return { left: before, right: after }
}

/** Returns a value as one line of at most `length` characters. Line breaks and the indentation around them become one space. */
export function excerpt(bytes: Uint8Array, start: number, end: number, length: number): string {
  const text = decode(bytes, start, Math.min(end, start + 4 * length))
  const [line = ''] = [text.replace(/[^\S\n]{0,80}\n\s*/g, ' ')]
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
  const folded = flags & FOLDED ? ` … ${ownEntry(CLOSING, line.at(-1) ?? '') ?? ''}` : ''
  return line + folded + (flags & (side === 'left' ? COMMA_LEFT : COMMA_RIGHT) ? ',' : '')
}

function decode(bytes: Uint8Array, start: number, end: number): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(start, end))
}
