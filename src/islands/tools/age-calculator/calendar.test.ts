import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  daysBetween,
  isoDate,
  localDate,
  parseDate,
  toDate,
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
    'x',
  ])('%j is no day', (text) => expect(parseDate(text)).toBeUndefined())

  test('a day is the same day in the visitor’s time zone, whatever its year', () => {
    expect(toDate(date('2000-01-01')).getDate()).toBe(1)
    expect(toDate(date('0050-06-07')).getFullYear()).toBe(50)
    expect(isoDate(date('0050-06-07'))).toBe('0050-06-07')
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

test('days between are those of the clock in UTC', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      const utc = ({ year, month, day }: CalendarDate) => Date.UTC(year, month - 1, day)
      expect(daysBetween(a, b)).toBe((utc(b) - utc(a)) / 86_400_000)
    }),
  )
})
