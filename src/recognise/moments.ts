import type { Check, Guess } from './guess.ts'

/** Unix times from 1990 to 2160 are probable, in seconds. Mobile numbers of India begin where they end. */
const EARLIEST = 631_152_000
const LATEST = 6_000_000_000
/** The last second of the year 9999, which programs store as "never". */
const LAST = 253_402_300_799
const UNITS = [
  ['seconds', 1],
  ['milliseconds', 1e3],
  ['microseconds', 1e6],
  ['nanoseconds', 1e9],
] as const

const QUOTED = /^["'`“”„‘’](.{1,60})["'`“”‘’]$/

/** Returns a text without quotation marks around it, and the fields of a guess that hand it over so. */
function withoutQuotes(text: string): { bare: string; handOver: Pick<Guess, 'content'> } {
  const bare = QUOTED.exec(text)?.[1]?.trim()
  return bare === undefined ? { bare: text, handOver: {} } : { bare, handOver: { content: bare } }
}

/** Recognises a Unix time by its size. */
export const checkTimestamp: Check = ({ text }) => {
  const { bare, handOver } = withoutQuotes(text)
  if (!/^\d{9,19}(?:\.\d{1,9})?$/.test(bare)) return undefined
  const value = Number(bare)
  const probable = UNITS.find(([, perSecond]) => isProbable(value / perSecond))
  // 11 and 12 digits are a later time in seconds, or another number.
  const [name, perSecond] = probable ?? UNITS[0]
  if (value / perSecond > LAST) return undefined
  const moment = new Date((value / perSecond) * 1000).toISOString().replace('T', ' ')
  return {
    kind: 'timestamp',
    reason: `Unix time in ${name}: ${moment.slice(0, 19)} UTC`,
    sureness: probable === undefined ? 0.6 : 0.93,
    ...handOver,
  }
}

function isProbable(seconds: number): boolean {
  return seconds >= EARLIEST && seconds < LATEST
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DATES = [
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}$/,
  new RegExp(String.raw`^\d{1,2}(?:st|nd|rd|th)?[ -]${MONTH},?[ -]\d{4}$`, 'i'),
  new RegExp(String.raw`^${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}$`, 'i'),
]

/** Recognises a date, with or without a time of day. */
export const checkDate: Check = ({ text }) => {
  const { bare, handOver } = withoutQuotes(text)
  if (!DATES.some((form) => form.test(bare))) return undefined
  const iso = /^\d{4}-(\d{2})-(\d{2})/.exec(bare)
  if (iso !== null && (Number(iso[1]) > 12 || Number(iso[2]) > 31)) return undefined
  const reason = bare.includes(':') ? 'a date and time' : 'a date'
  return { kind: 'date', reason, sureness: 0.96, ...handOver }
}

const UUID =
  /^(?:urn:uuid:|\{)?[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}\}?$/i
const ULID = /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i
/** A UUID without hyphens looks like a hash, except for its version and variant. One in eight hashes has these too. */
const PLAIN_UUID = /^[\da-f]{12}([1-8])[\da-f]{3}[89ab][\da-f]{15}$/i

/** Recognises UUIDs and ULIDs, one in each line. */
export const checkIdentifier: Check = ({ text, lines, isCut }) => {
  if (lines.length > 1) return checkIdentifiers(isCut ? lines.slice(0, -1) : lines)
  const uuid = UUID.exec(text) ?? PLAIN_UUID.exec(text)
  if (uuid !== null)
    return {
      kind: 'identifier',
      reason: `a UUID of version ${parseInt(uuid[1] ?? '0', 16)}`,
      sureness: text.includes('-') ? 0.995 : 0.9,
    }
  return ULID.test(text) && /\d/.test(text.slice(1))
    ? { kind: 'identifier', reason: 'has the form of a ULID', sureness: 0.95 }
    : undefined
}

function checkIdentifiers(lines: readonly string[]): Guess | undefined {
  const isEach = lines.every((line) => UUID.test(line.trim()) || ULID.test(line.trim()))
  return isEach
    ? { kind: 'identifier', reason: `${lines.length} UUIDs or ULIDs`, sureness: 0.98 }
    : undefined
}

const CRON_FIELD = String.raw`(?:\*|\?|L|LW|\d{1,4}[LW]?|[A-Z]{3}L?)(?:-(?:\d{1,4}|[A-Z]{3}))?(?:\/\d{1,4})?(?:#\d)?`
const CRON = new RegExp(String.raw`^(?:${CRON_FIELD}(?:,${CRON_FIELD})*[ \t]+){4,6}`, 'i')

/** The fields of a schedule are shorter. A long command after them does not matter. */
const LONGEST_SCHEDULE = 1000

/** Recognises a line of a cron table, with or without its command. */
export const checkCron: Check = ({ text, lines }) => {
  if (lines.length > 1) return undefined
  if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)\b/.test(text))
    return { kind: 'cron', reason: 'a named cron schedule', sureness: 0.97 }
  const start = text.slice(0, LONGEST_SCHEDULE)
  const schedule = start.split(/\s+/, 5).join(' ')
  return CRON.test(`${start} `) && /[*?]/.test(schedule)
    ? { kind: 'cron', reason: 'five fields of a cron schedule', sureness: 0.96 }
    : undefined
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/

/** Recognises several lines that each are a moment in ISO 8601, such as the runs of a schedule. */
export const checkMoments: Check = ({ lines, isCut }) => {
  const whole = isCut ? lines.slice(0, -1) : lines
  if (whole.length < 2 || !whole.every((line) => ISO_MOMENT.test(line.trim()))) return undefined
  return { kind: 'timestamp', reason: 'one in each line', sureness: 0.97 }
}
