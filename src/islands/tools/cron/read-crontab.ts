import type { LineProblem } from '@/islands/text-tool/LineProblems.tsx'
import type { ResultRow } from '@/islands/text-tool/ResultRows.tsx'
import type { TextResult, ToolRequest } from '@/islands/text-tool/definition.ts'
import { shortDate, weekday, isoDate, dayNumber } from '@/islands/ui/dates/calendar.ts'
import { clockOf, offsetAt, offsetText, timeText } from '@/islands/ui/dates/time-zones.ts'
import { INDIA, zoneLabel } from '@/islands/ui/dates/zone-names.ts'
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
  const lines = text.split(/\r\n|\r|\n/)
  const schedules = lines.filter((line) => !isOther(line))
  const [only] = schedules
  if (only === undefined) return { output: '', fields: [], problems: [] }
  const seconds = Math.floor(now / 1000)
  return schedules.length === 1
    ? oneSchedule(only, options.zone, seconds)
    : manySchedules(lines, options.zone, seconds)
}

/** Comments, blank lines and settings such as MAILTO=. */
function isOther(line: string): boolean {
  return /^\s*(?:#.*|[A-Za-z_]\w*\s*=.*)?$/.test(line)
}

function oneSchedule(line: string, zone: string, now: number): CronResult {
  const schedule = parseCron(line)
  if (schedule === 'reboot') return { output: REBOOT, fields: [], problems: [] }
  const runs = nextRuns(schedule, zone, now, SHOWN_RUNS)
  const notes = [
    ...schedule.notes,
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

function manySchedules(lines: string[], zone: string, now: number): CronResult {
  const problems: CronResult['problems'] = []
  const output = lines.map((line, index) => {
    if (isOther(line)) return line
    try {
      return lineText(parseCron(line), zone, now)
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
