import {
  dialectFields,
  fieldNames,
  namedSchedules,
  type Dialect,
  type FieldName,
} from './dialects.ts'
import { parseField, type Field } from './parse-field.ts'

/** A parsed line. */
export interface Schedule {
  dialect: Dialect
  fields: Partial<Record<FieldName, Field>> &
    Record<'minute' | 'hour' | 'day' | 'month' | 'weekday', Field>
  /** The command behind five fields. */
  command: string
  notes: string[]
}

/** Returns the schedule in a line, or 'reboot'. Throws an error that names the field and the character. */
export function parseCron(line: string): Schedule | 'reboot' {
  const trimmed = line.trim()
  if (trimmed.startsWith('@')) return named(trimmed)
  const aws = /^cron\((.*)\)$/i.exec(trimmed)?.[1]
  if (aws !== undefined) return schedule(aws.trim(), 'aws', 6, line.indexOf(aws.trim()), [AWS_NOTE])
  const { dialect, count } = dialectOf(trimmed)
  const notes = dialect === 'quartz' ? [count === 6 ? SIX_NOTE : SEVEN_NOTE] : []
  return schedule(trimmed, dialect, count, line.indexOf(trimmed), notes)
}

const AWS_NOTE = 'Read as a rule of Amazon EventBridge, with the year last. Rules run in UTC.'
const SIX_NOTE =
  'Six fields are read as Quartz reads them, with seconds first. For an AWS rule, with the year last, write cron(…).'
const SEVEN_NOTE = 'Seven fields are read as Quartz reads them: seconds first, the year last.'

function named(text: string): Schedule | 'reboot' {
  const [name = '', ...command] = text.split(/\s+/)
  if (/^@reboot$/i.test(name)) return 'reboot'
  const fields = namedSchedules.get(name.toLowerCase())
  if (fields === undefined)
    throw new Error(
      `${name} is not a named schedule. There are @reboot, ${[...namedSchedules.keys()].join(', ')}.`,
    )
  const meaning = `${name.toLowerCase()} is short for ${fields}.`
  return { ...schedule(fields, 'unix', 5, 0, [meaning]), command: command.join(' ') }
}

const FIELD_LIKE =
  /^(?:[\d*?,/#LW-]|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT)+$/i

/** Tells five fields with a command from Quartz's six and seven. */
function dialectOf(text: string): { dialect: Dialect; count: number } {
  const words = text.split(/\s+/)
  const index = words.findIndex((word) => !FIELD_LIKE.test(word))
  const fields = index === -1 ? words.length : index
  const hasQuartz = words.slice(0, 7).some((word) => word === '?')
  const isQuartz = words.length <= 7 && words.length >= 6 && (fields === words.length || hasQuartz)
  if (isQuartz) return { dialect: 'quartz', count: words.length }
  if (words.length > 7 && fields === words.length)
    throw new Error(`There are ${fields} fields. Cron has five, Quartz six or seven.`)
  if (words.length < 5) {
    const missing = dialectFields.unix
      .slice(words.length)
      .map(({ name }) => fieldNames[name].toLowerCase())
    throw new Error(`A schedule has five fields. Missing: ${missing.join(', ')}.`)
  }
  return { dialect: 'unix', count: 5 }
}

function schedule(
  text: string,
  dialect: Dialect,
  count: number,
  at: number,
  notes: string[],
): Schedule {
  const words = [...text.matchAll(/\S+/g)]
  const rules = dialectFields[dialect].slice(0, count)
  const missing = rules[words.length]
  if (missing !== undefined)
    throw new Error(`${fieldNames[missing.name]} is missing: there are ${count} fields.`)
  if (dialect !== 'unix' && words.length > count)
    throw new Error(`There are ${words.length} fields, but at most ${count} are read.`)
  const fields = Object.fromEntries(
    rules.map((rule, index) => {
      const word = words[index]
      return [rule.name, parseField(word?.[0] ?? '', rule, dialect, at + (word?.index ?? 0))]
    }),
  ) as Schedule['fields']
  if (dialect !== 'unix') checkOpen(fields, dialect)
  const command = text
    .slice((words[count - 1]?.index ?? 0) + (words[count - 1]?.[0].length ?? 0))
    .trim()
  return {
    dialect,
    fields,
    command,
    notes: [...notes, ...dayNotes(dialect, fields), ...stepNotes(fields)],
  }
}

/** Quartz and AWS demand "?" in exactly one of the day fields. */
function checkOpen({ day, weekday }: Schedule['fields'], dialect: Dialect): void {
  const program = dialect === 'aws' ? 'An AWS rule' : 'Quartz'
  if (day.isOpen === weekday.isOpen)
    throw new Error(
      `${program} needs “?” in exactly one of the two day fields, the day of the month or the weekday. Lines of Spring and node-cron have no “?” and other weekday numbers, and are not read.`,
    )
}

function dayNotes(dialect: Dialect, { day, weekday }: Schedule['fields']): string[] {
  const areBoth = dialect === 'unix' && !day.items.every(isEvery) && !weekday.items.every(isEvery)
  if (!areBoth) return []
  return day.hasStar || weekday.hasStar
    ? ['One of the day fields begins with a star, so cron runs only on days that fit both.']
    : ['Both day fields are restricted, so cron runs on days that fit either one.']
}

function isEvery({ isStar, step }: Field['items'][number]): boolean {
  return isStar && step === 1
}

/** A step that does not divide its range starts again, so the last gap is shorter. */
function stepNotes(fields: Schedule['fields']): string[] {
  return (['second', 'minute', 'hour', 'day'] as const).flatMap((name) => {
    const item = fields[name]?.items.find(({ isStar, step }) => isStar && step > 1)
    const rule = fields[name]?.rule
    if (item === undefined || rule === undefined) return []
    const size = rule.max - rule.min + 1
    if (item.step >= size)
      return [`*/${item.step} leaves only the ${fieldNames[name].toLowerCase()} ${rule.min}.`]
    return size % item.step === 0 && name !== 'day'
      ? []
      : [
          `*/${item.step} starts again at ${fieldNames[name].toLowerCase()} ${rule.min}, so the last interval has another length.`,
        ]
  })
}
