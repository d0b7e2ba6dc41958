import { whole } from '@/lib/format.ts'

import type { JsonSink } from './protocol.ts'

const REPORT_EVERY_LINES = 5_000

/**
 * JSON Lines (jsonlines.org) as an array of what its lines hold, each as it is written. Only LF ends a line.
 * Throws the sentence the visitor reads at the first line that is not JSON.
 */
export function linesToJson(text: string, json: JsonSink, onProgress?: (done: number) => void) {
  let [line, count, blank] = [0, 0, 0]
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  json.add('[')
  for (let start = mark; start < text.length;) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    const value = text.slice(start, end).replace(/^[ \t\r]+|[ \t\r]+$/g, '')
    line++
    start = end + 1
    if (value === '') {
      blank++
      continue
    }
    assertJson(value, line)
    json.add(`${count === 0 ? '\n' : ',\n'}${value}`)
    if (++count % REPORT_EVERY_LINES === 0) onProgress?.(start)
  }
  json.add(count === 0 ? ']' : '\n]')
  if (blank === 0) return []
  return [blank === 1 ? '1 blank line left out.' : `${whole(blank)} blank lines left out.`]
}

function assertJson(value: string, line: number): void {
  try {
    JSON.parse(value)
  } catch (error) {
    // A browser that runs out of stack at a deep line has not judged it; formatting will.
    if (!(error instanceof SyntaxError)) return
    throw new Error(`Line ${whole(line)} is not JSON: ${error.message}`)
  }
}
