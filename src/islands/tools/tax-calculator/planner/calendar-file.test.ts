import { expect, test } from 'vitest'

import { calendarFile, type DayEvent } from './calendar-file.ts'

const made = new Date('2026-11-22T08:30:05.123Z')
const event: DayEvent = {
  date: { year: 2026, month: 12, day: 31 },
  id: 'one@example',
  title: 'Tax: 75%, in all; by \\ today',
  text: 'First line\nsecond line',
}
const linesOf = (text: string) => text.split('\r\n')

// RFC 5545, sections 3.4, 3.6, 3.6.1 and 3.3.4
test('a file is a calendar of all-day events, each line ended by CR and LF', () => {
  const file = calendarFile([event], made)
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ganak//Tax dates//EN',
    'BEGIN:VEVENT',
    'UID:one@example',
    'DTSTAMP:20261122T083005Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    String.raw`SUMMARY:Tax: 75%\, in all\; by \\ today`,
    String.raw`DESCRIPTION:First line\nsecond line`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

// RFC 5545, section 3.1: at most 75 octets, and a sequence of UTF-8 should not be split
test.each(['a'.repeat(300), 'é₹गणक😀'.repeat(40), 'a'.repeat(74 - 'SUMMARY:'.length) + '😀b'])(
  'a long line is folded at 75 octets, and unfolds to itself: %s',
  (title) => {
    const file = calendarFile([{ ...event, title }], made)
    for (const line of linesOf(file))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
    expect(linesOf(file.replaceAll('\r\n ', ''))).toContain(`SUMMARY:${title}`)
  },
)

test('a line of exactly 75 octets is not folded', () => {
  const title = 'a'.repeat(75 - 'SUMMARY:'.length)
  expect(linesOf(calendarFile([{ ...event, title }], made))).toContain(`SUMMARY:${title}`)
})
