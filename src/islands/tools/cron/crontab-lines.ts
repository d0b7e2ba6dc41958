import { knownZone } from '@/islands/ui/dates/time-zones.ts'

/** What a line of a crontab is. */
export type CrontabLine =
  | { kind: 'other' }
  /** `CRON_TZ=`, the zone of the schedules below it (crontab(5) of cronie). */
  | { kind: 'zone'; zone: string }
  /** A schedule. Its places in the text are those of the line. */
  | { kind: 'schedule'; text: string; zone?: string; notes: string[] }

/** Classifies a line. Throws the reason when it names an unknown zone or belongs to another program. */
export function readLine(line: string): CrontabLine {
  const key = /^\s*CRON_TZ\s*=/.exec(line)?.[0]
  if (key !== undefined) return lineWithZone(key, line.slice(key.length))
  if (/^\s*TZ\s*=\s*\S+(?:\s+\S+){5}/.test(line)) throw new Error(TZ_PREFIX)
  if (/^\s*(?:#.*|[A-Za-z_]\w*\s*=.*)?$/.test(line)) return { kind: 'other' }
  if (/^\s*(?:\d+|@\w+)\s+\d+\s+[A-Za-z][\w-]*\.[\w.-]+\s+\S/.test(line))
    throw new Error(ANACRONTAB)
  return scheduleIn(line)
}

function lineWithZone(key: string, rest: string): CrontabLine {
  const value = /^\s*(?:"[^"]*"|'[^']*'|[^\s"']*)/.exec(rest)?.[0] ?? ''
  const zone = zoneOf(unquoted(value.trim()))
  const schedule = rest.slice(value.length)
  if (schedule.trim() === '') return { kind: 'zone', zone }
  return { ...scheduleIn(after(key + value, schedule)), zone }
}

const TZ_PREFIX =
  'TZ= is the zone of the commands and does not move a schedule. Write CRON_TZ= to name its zone.'
const ANACRONTAB =
  'This is a line of an anacrontab: a period in days, a delay in minutes, a name and a command. It has no times of day.'

function scheduleIn(line: string): Extract<CrontabLine, { kind: 'schedule' }> {
  const [before = '', key = ''] = /^\s*(?:-\s*)?(schedule|cron)\s*:/i.exec(line) ?? []
  const found = before === '' ? line : after(before, withoutComment(line.slice(before.length)))
  const [, space = '', quote = '', inside = ''] = /^(\s*)(["'])(.*)\2\s*$/s.exec(found) ?? []
  const text = quote === '' ? found : after(`${space}${quote}`, inside)
  return { kind: 'schedule', text, notes: before === '' ? [] : [`Read behind “${key}:”.`] }
}

/** Removes a comment of YAML, which begins with a # after white space, outside of quotation marks. */
function withoutComment(text: string): string {
  const quotes = Math.max(text.lastIndexOf('"'), text.lastIndexOf("'"))
  const start = text.slice(quotes + 1).search(/\s#/)
  return start < 0 ? text : text.slice(0, quotes + 1 + start)
}

/** Returns a text at its place in a line: what is before it becomes spaces. */
function after(before: string, text: string): string {
  return ' '.repeat(before.length) + text
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2')
}

function zoneOf(name: string): string {
  const zone = /^[A-Za-z]/.test(name) ? knownZone(name) : undefined
  if (zone !== undefined) return zone
  throw new Error(`CRON_TZ names the zone “${name}”, which is not known. Write a name such as Asia/Kolkata.`) // prettier-ignore
}
