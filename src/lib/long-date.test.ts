import { expect, test } from 'vitest'

import { longDate, isCalendarDay } from './long-date.ts'

test('a day is written as Intl writes it for India', () => {
  const intl = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, 3 * month + 1)
    expect(longDate(date)).toBe(intl.format(date))
  }
  expect(longDate(new Date(2026, 10, 21))).toBe('21 November 2026')
})

test.each(['2026-12-01', '2028-02-29', '0001-01-01'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each([
  ['another order', '1-12-2026'],
  ['a month of one digit', '2026-2-03'],
  ['30 February', '2026-02-30'],
  ['29 February of a common year', '2026-02-29'],
  ['month 13', '2026-13-01'],
  ['a time', '2026-12-01T10:00'],
  ['a space', ' 2026-12-01'],
  ['words', 'January'],
  ['nothing', ''],
])('%s is not', (_, text) => {
  expect(isCalendarDay(text)).toBe(false)
})
