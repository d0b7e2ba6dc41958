import type { LineProblem } from '@/islands/text-tool/LineProblems.tsx'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import type { TextResult, ToolRequest } from '@/islands/text-tool/definition.ts'
import { shortDate, weekday, isoDate, dayNumber } from '@/islands/ui/dates/calendar.ts'
import { clockOf, offsetAt, offsetText, timeText } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
import { isoText } from '@/islands/ui/dates/moments.ts'
import { readLine, type CrontabLine } from './crontab-lines.ts'
import { fieldNames, type FieldName } from './dialects.ts'
import { parseCron, type Schedule } from './parse-cron.ts'
import { nextRuns, type Run } from './runs.ts'
import { fieldWords, inWords } from './words.ts'

/** The choice beside the text. */
export interface CronOptions {
  zone: string
}

export type CronRequest = ToolRequest<'read', CronOptions>

export interface CronResult extends TextResult {
  /** Each field of a single line. */
  fields: ResultRow[]
  /** Lines that could not be read. */
  problems: LineProblem[]
  /** The runs of a single line in ISO 8601, one in each line. */
  runs?: string
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
  const lines = linesOf(text)
  const schedules = lines.filter(({ read }) => read instanceof Error || read.kind === 'schedule')
  const [only] = schedules
  if (only === undefined) return { output: '', fields: [], problems: [] }
  const seconds = Math.floor(now / 1000)
  if (schedules.length > 1) return manySchedules(lines, options.zone, seconds)
  if (only.read instanceof Error) throw only.read
  return oneSchedule(only, options.zone, seconds)
}

interface Line {
  line: string
  /** What it is, or why it cannot be read. */
  read: CrontabLine | Error
  /** The zone that a line above names. */
  zone: string | undefined
}

function linesOf(text: string): Line[] {
  let zone: string | undefined
  let zoneError: Error | undefined
  return text.split(/\r\n|\r|\n/).map((line) => {
    const read = readOrError(line)
    const isSchedule = !(read instanceof Error) && read.kind === 'schedule' && read.zone === undefined // prettier-ignore
    if (isSchedule && zoneError !== undefined) return { line, read: zoneError, zone }
    if (!(read instanceof Error) && read.kind === 'zone') [zone, zoneError] = [read.zone, undefined]
    if (read instanceof Error && /^CRON_TZ\s*=\s*\S*$/.test(line.trim())) zoneError = read
    return { line, read, zone }
  })
}

function readOrError(line: string): CrontabLine | Error {
  try {
    return readLine(line)
  } catch (error) {
    return error as Error
  }
}

function oneSchedule({ read, zone: above }: Line, chosen: string, now: number): CronResult {
  if (read instanceof Error || read.kind !== 'schedule') throw new Error('Not a schedule.')
  const named = read.zone ?? above
  const zone = named ?? chosen
  const schedule = parseCron(read.text)
  if (schedule === 'reboot') return { output: REBOOT, fields: [], problems: [] }
  const runs = nextRuns(schedule, zone, now, SHOWN_RUNS)
  const notes = [
    ...read.notes,
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
    ...(notes.length > 0 && { warning: notes.join(' ') }),
    fields: fieldsOf(schedule),
    problems: [],
    runs: runs.map((run) => isoText(BigInt(run.seconds) * 1_000_000_000n, zone)).join('\n'),
  }
}

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

function fieldsOf({ fields }: Schedule): CronResult['fields'] {
  return (Object.keys(fields) as FieldName[]).flatMap((name) => {
    const field = fields[name]
    return field
      ? [{ label: fieldNames[name], text: field.text, meaning: fieldWords(name, field) }]
      : []
  })
}

function manySchedules(lines: Line[], chosen: string, now: number): CronResult {
  const problems: CronResult['problems'] = []
  const output = lines.map(({ line, read, zone }, index) => {
    try {
      if (read instanceof Error) throw read
      if (read.kind !== 'schedule') return line
      return lineText(parseCron(read.text), read.zone ?? zone ?? chosen, now)
    } catch (error) {
      problems.push({ line: index + 1, reason: (error as Error).message })
      return `Not read: ${line.trim()}`
    }
  })
  return { output: output.join('\n'), fields: [], problems }
}

function lineText(schedule: Schedule | 'reboot', zone: string, now: number): string {
  if (schedule === 'reboot') return REBOOT
  const [run] = nextRuns(schedule, zone, now, 1)
  if (run === undefined) return `${inWords(schedule)}. ${NEVER}`
  const { date, secondOfDay } = clockOf(run.seconds + offsetAt(zone, run.seconds))
  const command = schedule.command === '' ? '' : ` (${schedule.command})`
  return `${inWords(schedule)}. Next: ${isoDate(date)} ${timeText(secondOfDay)} ${zoneLabel(zone)}${command}`
}
