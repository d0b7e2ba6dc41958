import {
  dateInWords,
  dayNumber,
  parseDate,
  shortDate,
  weekday,
} from '@/islands/ui/dates/calendar.ts'
import { clockOf, offsetAt } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { eachLine, type LinesResult } from '@/islands/text-tool/each-line.ts'
import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { floorDivide } from '@/islands/ui/dates/moments.ts'
import { whole } from '@/lib/format.ts'
import { plural } from '@/lib/quantity.ts'
import type { TimeOptions } from './choices.ts'
import { dayLine } from './day-line.ts'
import { rowsOf, shownZones, written } from './formats.ts'
import { isInYears } from './unix-time.ts'
import { readMoment, type Moment } from './read-moment.ts'

/** The result of the page. */
export interface TimeResult extends LinesResult {
  /** The clocks of the zones at the only moment. */
  day?: HeadLineDrawing
}

/**
 * Reads a moment in each line and writes it in the chosen form. Throws the reason when a single line cannot be read; of
 * several lines those are reported. `now` is in milliseconds.
 */
export function convertTimes(
  { text, options }: Pick<ToolRequest<'read', TimeOptions>, 'text' | 'options'>,
  now: number,
): TimeResult {
  const { form, zone } = options
  const local = { india: INDIA, utc: 'UTC', zone }[options.local]
  let remarkCount = 0
  return eachLine(text, {
    read(line) {
      if (line.trim() === '') return undefined
      const moment = readMoment(line, local, now)
      if (moment.notes.length > 0) remarkCount++
      return moment
    },
    one: (moment, line) => oneTime(line.trim(), moment, options, now),
    row: ({ nanos }) => written(nanos, form, zone, true),
    warning: () => remarkText(remarkCount),
  })
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
    day: dayOf(Number(floorDivide(nanos, 1_000_000_000n)), zone),
  }
}

function dayOf(seconds: number, chosen: string): HeadLineDrawing {
  const clocks = shownZones(chosen).map((zone) => {
    const { date, secondOfDay } = clockOf(seconds + offsetAt(zone, seconds))
    const day = `${weekday(date).slice(0, 3)} ${shortDate(dayNumber(date)).replace(/ \S+$/, '')}`
    const name = zoneLabel(zone).replace(/^.*\//, '').replaceAll('_', ' ')
    return { name, day, secondOfDay }
  })
  return dayLine(clocks)
}

/** Eight digits are Unix time, but they may be meant as a day: 20261128. */
function dateOfDigits(text: string): ResultRow[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  const date = parseDate(`${year}-${month}-${day}`)
  return date ? [{ label: 'If it were a date', text: `${weekday(date)} ${dateInWords(date)}` }] : []
}

function remarkText(count: number): string | undefined {
  if (count === 0) return undefined
  return plural(
    count,
    '1 line has a remark. Enter it alone to see it.',
    `${whole(count)} lines have a remark. Enter one alone to see it.`,
  )
}
