import { dateInWords, parseDate, weekday } from '@/islands/ui/dates/calendar.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import type { LineProblem } from '@/islands/text-tool/LineProblems.tsx'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import type { TextResult, ToolRequest } from '@/islands/text-tool/definition.ts'
import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'
import type { TimeOptions } from './choices.ts'
import { rowsOf, written } from './formats.ts'
import { isInYears } from './unix-time.ts'
import { readMoment, type Moment } from './read-moment.ts'

export interface TimeResult extends TextResult {
  /** All forms of the moment, when the text is one. */
  rows: ResultRow[]
  /** Lines that could not be read. */
  problems: LineProblem[]
}

/**
 * Reads a moment in each line and writes it in the chosen form. Throws the reason when a single line cannot be read; of
 * several lines those are reported. `now` is in milliseconds.
 */
export function convertTimes(
  { text, options }: Pick<ToolRequest<'read', TimeOptions>, 'text' | 'options'>,
  now: number,
): TimeResult {
  const lines = text.split(/\r\n|\r|\n/)
  const local = { india: INDIA, utc: 'UTC', zone: options.zone }[options.local]
  const filled = lines.filter((line) => line.trim() !== '')
  const [only] = filled
  if (only === undefined) return { output: '', rows: [], problems: [] }
  if (filled.length === 1) return oneTime(only.trim(), readMoment(only, local, now), options, now)
  return manyTimes(lines, options, (line) => readMoment(line, local, now))
}

function oneTime(
  text: string,
  { nanos, how, notes, others }: Moment,
  { form, zone }: TimeOptions,
  now: number,
): TimeResult {
  const readings = others.filter((other) => isInYears(other.nanos))
  return {
    output: written(nanos, form, zone, false),
    warning: [how.replace(INDIA, zoneLabel(INDIA)), ...notes].join(' '),
    rows: [
      ...rowsOf(nanos, zone, now),
      ...readings.map((other) => ({
        label: `If it were ${other.unit}`,
        text: written(other.nanos, 'iso', INDIA, true),
      })),
      ...dateOfDigits(text),
    ],
    problems: [],
  }
}

/** Eight digits are Unix time, but they may be meant as a day: 20261128. */
function dateOfDigits(text: string): ResultRow[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  const date = parseDate(`${year}-${month}-${day}`)
  return date ? [{ label: 'If it were a date', text: `${weekday(date)} ${dateInWords(date)}` }] : []
}

function manyTimes(
  lines: string[],
  { form, zone }: TimeOptions,
  read: (line: string) => Moment,
): TimeResult {
  const problems: TimeResult['problems'] = []
  let notes = 0
  const output = lines.map((line, index) => {
    if (line.trim() === '') return ''
    try {
      const moment = read(line)
      if (moment.notes.length > 0) notes++
      return written(moment.nanos, form, zone, true)
    } catch (error) {
      const reason = (error as Error).message
      problems.push({ line: index + 1, reason })
      return `Not read: ${line.trim()}`
    }
  })
  const warning = plural(
    notes,
    '1 line has a remark. Enter it alone to see it.',
    `${whole(notes)} lines have a remark. Enter one alone to see it.`,
  )
  return { output: output.join('\n'), rows: [], problems, ...(notes > 0 && { warning }) }
}
