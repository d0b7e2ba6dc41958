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
  /** Returns the result of the only line that says something. */
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
  const problems: LineProblem[] = []
  let readCount = 0
  let only: { read: Read; line: string } | undefined
  let failure: unknown
  const output = text.split(/\r\n|\r|\n/).map((line, index) => {
    try {
      const found = read(line, index + 1)
      if (found === undefined) return rest(line)
      const written = row(found)
      readCount++
      only = { read: found, line }
      return written
    } catch (error) {
      failure = error
      problems.push({ line: index + 1, reason: (error as Error).message })
      return `Not read: ${line.trim()}`
    }
  })
  const count = readCount + problems.length
  if (count === 0) return { output: '', rows: [], problems }
  if (count > 1) return { output: output.join('\n'), rows: [], problems, warning: warning() }
  if (only === undefined) throw failure
  return one(only.read, only.line)
}
