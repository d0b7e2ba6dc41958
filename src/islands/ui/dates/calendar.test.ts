import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  dateInWords,
  dateOfDay,
  dayNumber,
  daysBetween,
  isLeapYear,
  isoDate,
  localDate,
  parseDate,
  weekday,
  type CalendarDate,
} from './calendar.ts'

const date = (text: string): CalendarDate => {
  const parsed = parseDate(text)
  if (parsed === undefined) throw new Error(`${text} is no date.`)
  return parsed
}

const anyDate = fc
  .date({ min: new Date(0, 0, 1), max: new Date(2200, 0, 1), noInvalidDate: true })
  .map(localDate)

describe('dates of fields', () => {
  test.each([
    '',
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '0000-01-01',
    '25-1-1',
    '2025-01-00',
    ' 2025-01-01',
    '2025-01-01T00:00',
    'x',
  ])('%j is no day', (text) => expect(parseDate(text)).toBeUndefined())

  // Weekdays by Python's proleptic calendar; the years beyond 9999 by its cycle of 400 years, which is whole weeks.
  test.each([
    ['2026-11-21', 'Saturday', '21 November 2026'],
    ['2000-02-29', 'Tuesday', '29 February 2000'],
    ['1969-07-20', 'Sunday', '20 July 1969'],
    ['0001-01-01', 'Monday', '1 January 1'],
    ['9999-12-31', 'Friday', '31 December 9999'],
    ['275760-09-14', 'Sunday', '14 September 275760'],
    ['275760-12-31', 'Wednesday', '31 December 275760'],
  ])('%s is %s, %s', (text, day, words) => {
    expect(weekday(date(text))).toBe(day)
    expect(dateInWords(date(text))).toBe(words)
    expect(isoDate(date(text))).toBe(text)
  })

  test('at two in the morning in India it is already the new day', () => {
    // The tests run in Asia/Kolkata; in UTC this moment is still 20 November.
    expect(localDate(new Date('2026-11-21T02:00:00+05:30'))).toEqual({
      year: 2026,
      month: 11,
      day: 21,
    })
  })
})

// The rule of 1582: of the centuries, only those whose hundreds divide by four have a leap day.
test.each([
  [1600, true],
  [1700, false],
  [1900, false],
  [2000, true],
  [2100, false],
  [2400, true],
  [2500, false],
  [2024, true],
  [2026, false],
])('the year %d is a leap year: %s', (year, isLeap) => {
  expect(isLeapYear(year)).toBe(isLeap)
  expect(parseDate(`${year}-02-29`) !== undefined).toBe(isLeap)
})

// By Python: (date(2500, 1, 1) - date(1500, 1, 1)).days
test('the thousand years from 1500 have the leap days of 1600, 2000 and 2400', () => {
  expect(daysBetween(date('1500-01-01'), date('2500-01-01'))).toBe(365_243)
})

test('days between are those of the clock in UTC', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day)
      expect(daysBetween(a, b)).toBe((utc(b) - utc(a)) / 86_400_000)
    }),
  )
})

describe('days as numbers', () => {
  test('a day is found again from its number', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        expect(dateOfDay(dayNumber(day))).toEqual(day)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 306, max: 1e6 * 366 }), (number) => {
        expect(dayNumber(dateOfDay(number))).toBe(number)
      }),
    )
  })
})
