import type { TextResult } from './definition.ts'
import type { ResultRow } from './ResultRows.tsx'

/** A line that could not be read. */
export interface LineProblem {
  /** Counted from 1. */
  line: number
  reason: string
}

/** The result of a text whose lines are read one by one. */
export interface LinesResult extends TextResult {
  /** More about the only line, below the panes. */
  rows: ResultRow[]
  /** The lines that could not be read, where there are several. */
  problems: LineProblem[]
}

/** How each line is read and what is written for it. */
interface LineWork<Read, Result> {
  /** Returns what a line says, or undefined for one without anything to read. Throws the reason why it cannot be read. */
  read: (line: string, number: number) => Read | undefined
  /** Returns the result of the only line that says something. Throws as `read` does. */
  one: (read: Read, line: string) => Result
  /** Returns what stands for a line among several. Throws as `read` does. */
  row: (read: Read) => string
  /** Returns what stands for a line without anything to read; nothing by default. */
  rest?: (line: string) => string
  /** Returns a remark on several lines. */
  warning?: () => string | undefined
}

/**
 * Reads each line of a text. Of the only one that says something the whole result is returned, of several a row each. Throws
 * the reason when the only one cannot be read; of several lines those are reported.
 */
export function eachLine<Read, Result>(
  text: string,
  { read, one, row, rest = () => '', warning = () => undefined }: LineWork<Read, Result>,
): Result | LinesResult {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => {
    try {
      return { line, found: read(line, index + 1) }
    } catch (error) {
      return { line, error }
    }
  })
  const filled = lines.filter(({ found, error }) => found !== undefined || error !== undefined)
  const [only] = filled
  const problems: LineProblem[] = []
  if (only === undefined) return { output: '', rows: [], problems }
  if (filled.length === 1) {
    if (only.found === undefined) throw only.error
    return one(only.found, only.line)
  }
  const output = lines.map(({ line, found, error }, index) => {
    try {
      if (error !== undefined) throw error
      return found === undefined ? rest(line) : row(found)
    } catch (reason) {
      problems.push({ line: index + 1, reason: (reason as Error).message })
      return `Not read: ${line.trim()}`
    }
  })
  return { output: output.join('\n'), rows: [], problems, warning: warning() }
}
