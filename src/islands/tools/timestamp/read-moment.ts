import { clockChange, momentsOf, wallSeconds } from '@/islands/ui/dates/time-zones.ts'
import { readDay, readZone, type WrittenZone } from './date-forms.ts'
import { readRelative } from './relative.ts'
import { isInYears, readUnixTime, type UnixTime } from './unix-time.ts'

/** A moment read from a text, with how it was read. */
export type Moment = UnixTime

const SECOND = 1_000_000_000n
const ZONE = String.raw`(?<zone>z|[+-]\d\d(?::?\d\d){0,2}|(?:gmt|utc)[+-]\d\d?(?::?\d\d)?|[a-z]{1,5}|[a-z_]+(?:\/[a-z_+\d-]+)+)?`
const HALF = String.raw`[ap]\.?m\.?(?![a-z])`
// White space is a single space by then, so that no two repetitions can share it.
const AFTER = String.raw` ?${ZONE} ?(?:\[!?(?<name>[^\]]+)\])?(?: ?(?<comment>\([^)]*\)))?$`
const ISO = new RegExp(
  String.raw`^(?<date>[+-]?\d[\dw-]*)t(?<time>\d\d(?::?\d\d(?::?\d\d(?:[.,]\d+)?)?)?)${AFTER}`,
  'i',
)
const SPACED = new RegExp(
  String.raw`^(?<date>.*?[^\s,]),? (?:at )?(?<time>\d\d?(?:(?::\d\d){1,2}(?:[.,]\d+)?(?: ?${HALF})?| ?${HALF}))${AFTER}`,
  'i',
)

/**
 * Reads one moment from a number, a written time or a phrase such as "3 days ago". `local` is the zone of times without one,
 * `now` is in milliseconds. Throws an error whose message says what is wrong.
 */
export function readMoment(text: string, local: string, now: number): Moment {
  const plain = withoutQuotes(text)
  const moment = readUnixTime(plain) ?? readRelative(plain, local, now) ?? readWritten(plain, local)
  if (moment === undefined)
    throw new Error(
      `“${plain.slice(0, 40)}” is not a time that this page can read. Try 1795851000, 2026-11-28T13:00:00+05:30 or 3 days ago.`,
    )
  if (!isInYears(moment.nanos)) throw new Error('This is outside the years 0001 to 9999.')
  return moment
}

/** Characters after a value that was copied from a log or a document. */
const WRAPPING = ` "'\`,;`

function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Removes quotes, brackets and the comma around a value that was copied from a log or a document. */
function withoutQuotes(text: string): string {
  const value = withoutEnd(text.replace(/\s+/g, ' '), WRAPPING)
  const inside = value.startsWith('[') && value.endsWith(']') ? value.slice(0, -1) : value
  return inside.replace(/^[\s"'`[]+/, '').replaceAll('\u2212', '-')
}

/** Brings the forms of logs, of `date` and of asctime into the usual order. */
function ordered(text: string): string {
  return text
    .replace(/^(\d{1,2})\/([a-z]{3})\/(\d{4}):/i, '$1 $2 $3 ')
    .replace(
      /^(?:([a-z]{3}),?\s+)?([a-z]{3,9})\s+(\d{1,2})\s+(\d{1,2}:\d\d\S*)\s+(?:([a-z]{1,5})\s+)?(\d{4})$/i,
      (_, day = '', month, date, time, zone = '', year) =>
        `${day} ${date} ${month} ${year} ${time} ${zone}`.trim(),
    )
}

function readWritten(text: string, local: string): Moment | undefined {
  const inOrder = ordered(text)
  const groups = (ISO.exec(inOrder) ?? SPACED.exec(inOrder))?.groups ?? { date: inOrder }
  const { date = '', time = '0:00', zone, name, comment } = groups
  const day = readDay(date)
  if (day === undefined) return undefined
  const clock = readClock(time)
  const place = placeOf(zone, name, local)
  const wall = wallSeconds(day.date, clock.seconds)
  const seconds = 'offset' in place ? wall - place.offset : momentsOf(place.zone, wall).seconds
  const notes = [
    ...day.notes,
    ...clock.notes,
    'offset' in place ? place.note : clockChange(place.zone, wall),
  ].filter((note) => note !== undefined)
  if (comment !== undefined) notes.push(`Not used: ${comment}.`)
  if (zone !== undefined && name !== undefined) notes.push(...disagreement(name, wall, seconds))
  const isLocal = zone === undefined && name === undefined
  const how = isLocal ? `Read as a time in ${local}, because it names no zone.` : 'Read as written.'
  return { nanos: BigInt(seconds) * SECOND + clock.fraction, how, notes, others: [] }
}

function placeOf(zone: string | undefined, name: string | undefined, local: string): WrittenZone {
  if (zone !== undefined) return readZone(zone)
  return name === undefined ? { zone: local } : readZone(name)
}

/** RFC 9557: an offset and a zone in brackets may contradict each other. The offset counts. */
function disagreement(name: string, wall: number, seconds: number): string[] {
  const place = readZone(name)
  if ('offset' in place) return []
  const { seconds: first, second } = momentsOf(place.zone, wall)
  return seconds === first || seconds === second
    ? []
    : [`The offset is not that of ${place.zone} at this time. The offset counts.`]
}

/** Reads a time of day. A fraction is returned in nanoseconds. */
function readClock(text: string): { seconds: number; fraction: bigint; notes: string[] } {
  const [, hourText = '', minute = '0', second = '0', digits = '', half] =
    /^(\d\d?)(?::?(\d\d))?(?::?(\d\d))?(?:[.,](\d+))?\s*(?:([ap])\.?m\.?)?$/i.exec(text) ?? []
  if (digits !== '' && second === '0')
    throw new Error(`The time ${text} has a fraction but no seconds.`)
  const hour = hourOf(Number(hourText), half)
  const isEnd = hour === 24 && Number(minute) === 0 && Number(second) === 0
  if (hour > 23 && !isEnd) throw new Error(`There is no hour ${hour}: hours are 00 to 23.`)
  if (Number(minute) > 59) throw new Error(`There is no minute ${minute}: minutes are 00 to 59.`)
  if (Number(second) > 60) throw new Error(`There is no second ${second}: seconds are 00 to 59.`)
  const notes = []
  if (isEnd) notes.push('24:00 is the midnight at the end of the day.')
  if (Number(second) === 60)
    notes.push('Unix time has no leap seconds: :60 is read as the next second.')
  if (/[1-9]/.test(digits.slice(9))) notes.push('Digits below a nanosecond are left out.')
  return {
    seconds: hour * 3600 + Number(minute) * 60 + Number(second),
    fraction: BigInt(digits.slice(0, 9).padEnd(9, '0')),
    notes,
  }
}

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  if (hour < 1 || hour > 12) throw new Error(`With AM or PM the hour is 1 to 12, not ${hour}.`)
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
