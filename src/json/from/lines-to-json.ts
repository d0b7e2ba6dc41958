import { whole } from '@/lib/format.ts'
import { withoutEnd } from '@/lib/without-end.ts'
import { counted } from '@/lib/quantity.ts'

import type { JsonSink } from './format.ts'

const REPORT_EVERY_LINES = 5_000

/**
 * Converts JSON Lines (jsonlines.org) to an array of the values of its lines, as written. Only LF ends a line. Lines that are
 * not JSON are omitted and listed in the notes. Throws the sentence the visitor reads when no line is JSON.
 */
export function linesToJson(text: string, json: JsonSink, onProgress?: (done: number) => void) {
  let [line, count, blank] = [0, 0, 0]
  const bad = new BadLines()
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  json.add('[')
  for (let start = mark; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const value = withoutEnd(text.slice(start, end).replace(/^[ \t\r]+/, ''), ' \t\r')
    line++
    start = end + 1
    if (value === '') {
      blank++
      continue
    }
    const problem = problemOf(value)
    if (problem !== undefined) {
      bad.add(line, problem)
      continue
    }
    json.add(`${count === 0 ? '\n' : ',\n'}${value}`)
    if (++count % REPORT_EVERY_LINES === 0) onProgress?.(start)
  }
  json.add(count === 0 ? ']' : '\n]')
  if (count === 0 && bad.count > 0) throw new Error(bad.first)
  if (blank === 0) return bad.notes()
  return [...bad.notes(), `${counted(blank, 'blank line')} left out.`]
}

const MOST_NAMED = 5

/** The lines that are not JSON: their count, the first line numbers, and the error of the first. */
class BadLines {
  count = 0
  first = ''
  private readonly named: string[] = []

  add(line: number, problem: string): void {
    if (this.count++ === 0) this.first = `Line ${whole(line)} is not JSON: ${problem}`
    if (this.named.length < MOST_NAMED) this.named.push(whole(line))
  }

  notes(): string[] {
    if (this.count === 0) return []
    if (this.count === 1) return ['1 line left out.', this.first]
    const more = this.count > MOST_NAMED ? ` and ${whole(this.count - MOST_NAMED)} more` : ''
    return [`${whole(this.count)} lines left out: ${this.named.join(', ')}${more}.`, this.first]
  }
}

function problemOf(value: string): string | undefined {
  try {
    JSON.parse(value)
    return undefined
  } catch (error) {
    // A stack overflow at a deep line is not a syntax error; the formatter checks the line later.
    return error instanceof SyntaxError ? error.message : undefined
  }
}
