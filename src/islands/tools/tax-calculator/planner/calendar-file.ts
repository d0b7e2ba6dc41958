import { dateOfDay, dayNumber, isoDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'

/** An all-day calendar event. */
export interface DayEvent {
  date: CalendarDate
  /** Stays the same for the same event, so that a calendar replaces it when the file is imported twice. */
  id: string
  title: string
  text: string
}

/** The longest line in octets, without its line end (RFC 5545). */
const MOST_OCTETS = 75

/** Returns a calendar file (RFC 5545) of all-day events. `made` is the time stamp. */
export function calendarFile(events: readonly DayEvent[], made: Date): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ganak//Tax dates//EN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDate(event.date)}`,
      // The end date is exclusive.
      `DTEND;VALUE=DATE:${basicDate(dateOfDay(dayNumber(event.date) + 1))}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function basicDate(date: CalendarDate): string {
  return isoDate(date).replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** Folds a long line: it continues after a line end and a space, without splitting a character. */
function folded(line: string): string {
  let [done, part, size] = ['', '', 0]
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (size + octets > MOST_OCTETS) {
      done += `${part}\r\n`
      ;[part, size] = [' ', 1]
    }
    part += character
    size += octets
  }
  return done + part
}
