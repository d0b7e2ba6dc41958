import { dateOfDay, dayNumber, isoDate, type CalendarDate } from '@/islands/ui/dates/calendar.ts'

/** Something that belongs to a whole day. */
export interface DayEvent {
  date: CalendarDate
  /** The same for the same event, so that a calendar replaces it where it is read twice. */
  id: string
  title: string
  text: string
}

/** A line of the file is at most so many octets long, without its end. */
const MOST_OCTETS = 75

/** A calendar file of all-day events, as RFC 5545 has it. `made` is when it was made. */
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
      // The end is the first day that is no longer part of it.
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

/** A long line goes on after a line end and a space. No character is cut in two. */
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
