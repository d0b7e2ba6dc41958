import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import type { ToolRequest } from '@/islands/text-tool/definition.ts'
import { eachLine, type LinesResult } from '@/islands/text-tool/each-line.ts'
import { shortDate, weekday, isoDate, dayNumber } from '@/islands/ui/dates/calendar.ts'
import { clockOf, offsetAt, offsetText, timeText } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import { isoText } from '@/islands/ui/dates/moments.ts'
import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { readLine, type CrontabLine } from './crontab-lines.ts'
import { fieldNames, type FieldName } from './dialects.ts'
import { parseCron, type Schedule } from './parse-cron.ts'
import { nextRuns, type Run } from './runs.ts'
import { RUN_SECONDS, weekLine } from './week-line.ts'
import { fieldWords, inWords } from './words.ts'

/** The choice beside the text. */
export interface CronOptions {
  zone: string
}

export type CronRequest = ToolRequest<'read', CronOptions>

export interface CronResult extends LinesResult {
  /** The runs of a single line in ISO 8601, one in each line. */
  runs?: string
  /** The runs of a single line from today to six days later. */
  week?: HeadLineDrawing
}

const SHOWN_RUNS = 10
const REBOOT = 'Once, when the computer has started. It has no times.'

/**
 * Describes the schedule of a line with its next ten runs, or each line of a crontab with its next run. Throws the reason when
 * a single line cannot be read; of several those are reported. `now` is in milliseconds.
 */
export function readCrontab(
  { text, options }: Pick<CronRequest, 'text' | 'options'>,
  now: number,
): CronResult {
  const seconds = Math.floor(now / 1000)
  return eachLine(text, {
    read: crontabReader(),
    one: (line) => oneSchedule(line, options.zone, seconds),
    row: (line) => lineText(line, options.zone, seconds),
    rest: (line) => line,
  })
}

function readOrError(line: string): CrontabLine | Error {
  try {
    return readLine(line)
  } catch (error) {
    return error as Error
  }
}

/** A schedule with the zone that its line or one above names. */
interface Line {
  schedule: Schedule | 'reboot'
  named: string | undefined
  notes: readonly string[]
}

/** Returns a function that reads the lines of a crontab in their order: `CRON_TZ=` names the zone of the lines below it. */
function crontabReader(): (line: string) => Line | undefined {
  let above: string | undefined
  let zoneError: Error | undefined
  return (line) => {
    const read = readOrError(line)
    if (read instanceof Error) {
      if (/^CRON_TZ\s*=\s*\S*$/.test(line.trim())) zoneError = read
      throw read
    }
    if (read.kind === 'zone') [above, zoneError] = [read.zone, undefined]
    if (read.kind !== 'schedule') return undefined
    if (read.zone === undefined && zoneError !== undefined) throw zoneError
    return { schedule: parseCron(read.text), named: read.zone ?? above, notes: read.notes }
  }
}

function oneSchedule(
  { schedule, named, notes: ofLine }: Line,
  chosen: string,
  now: number,
): CronResult {
  if (schedule === 'reboot') return { output: REBOOT, rows: [], problems: [] }
  const zone = named ?? chosen
  const runs = nextRuns(schedule, zone, now, SHOWN_RUNS)
  const notes = [
    ...ofLine,
    ...(named === undefined ? [] : [`CRON_TZ names ${named} as the zone of the schedule.`]),
    ...schedule.notes,
    ...(schedule.command === '' ? [] : [`The command is “${schedule.command}”.`]),
    ...zoneNotes(schedule, zone),
    ...(runs.length === 0 ? [NEVER] : []),
  ]
  const list =
    runs.length === 0
      ? []
      : ['', `Next runs in ${zoneLabel(zone)}:`, ...runs.map((run) => runText(run, zone))]
  return {
    output: [inWords(schedule), ...list].join('\n'),
    warning: notes.length > 0 ? notes.join(' ') : undefined,
    rows: fieldsOf(schedule),
    problems: [],
    runs: runs.map((run) => isoText(BigInt(run.seconds) * 1_000_000_000n, zone)).join('\n'),
    ...(runs.length > 0 && { week: weekOf(schedule, zone, now) }),
  }
}

const DAY = 86_400

/** Draws the days from today on the clock of the zone. Runs that would be drawn over one another are not all looked for. */
function weekOf(schedule: Schedule, zone: string, now: number): HeadLineDrawing {
  const wallOf = (seconds: number) => seconds + offsetAt(zone, seconds)
  const { day: today } = clockOf(wallOf(now))
  const midnight = today * DAY
  const runs: number[] = []
  let after = now - (wallOf(now) - midnight) - 1
  while (runs.length < MOST_STROKES) {
    const run = nextRuns(schedule, zone, after, 1)[0]?.seconds
    if (run === undefined || wallOf(run) - midnight >= 7 * DAY) break
    runs.push(wallOf(run) - midnight)
    after = run + Math.floor(RUN_SECONDS / 2)
  }
  const days = Array.from({ length: 7 }, (_, index) =>
    weekday(clockOf((today + index) * DAY).date).slice(0, 3),
  )
  return weekLine({ days, runs, now: wallOf(now) - midnight })
}

/** More strokes than fit, whatever the clocks do. */
const MOST_STROKES = 300

const NEVER = 'No date fits this schedule, so it never runs.'

function zoneNotes({ dialect }: Schedule, zone: string): string[] {
  return dialect === 'aws' && zone !== 'UTC'
    ? ['Choose UTC as the zone to see when the rule runs.']
    : []
}

/** "Mon 30 Nov 2026, 09:30:00 (+05:30)", with the time in India for another zone. */
function runText({ seconds, note }: Run, zone: string): string {
  const offset = offsetAt(zone, seconds)
  const { date, secondOfDay } = clockOf(seconds + offset)
  const there = `${weekday(date).slice(0, 3)} ${shortDate(dayNumber(date))}, ${timeText(secondOfDay)}`
  const india = clockOf(seconds + offsetAt(INDIA, seconds))
  const inIndia = ` (${offsetText(offset)}), ${timeText(india.secondOfDay)} IST`
  return `${there}${zone === INDIA ? '' : inIndia}${note === undefined ? '' : `: ${note}`}`
}

function fieldsOf({ fields }: Schedule): ResultRow[] {
  return (Object.keys(fields) as FieldName[]).flatMap((name) => {
    const field = fields[name]
    return field
      ? [{ label: fieldNames[name], text: field.text, meaning: fieldWords(name, field) }]
      : []
  })
}

function lineText({ schedule, named }: Line, chosen: string, now: number): string {
  if (schedule === 'reboot') return REBOOT
  const zone = named ?? chosen
  const [run] = nextRuns(schedule, zone, now, 1)
  if (run === undefined) return `${inWords(schedule)}. ${NEVER}`
  const { date, secondOfDay } = clockOf(run.seconds + offsetAt(zone, run.seconds))
  const command = schedule.command === '' ? '' : ` (${schedule.command})`
  return `${inWords(schedule)}. Next: ${isoDate(date)} ${timeText(secondOfDay)} ${zoneLabel(zone)}${command}`
}
