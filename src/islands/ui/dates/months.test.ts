import { expect, test } from 'vitest'

import {
  isoMonth,
  monthInWords,
  monthNumber,
  monthOfNumber,
  parseMonth,
  shortMonth,
} from './months.ts'

test.each([
  ['2026-04', 2026, 4],
  ['2026-4', 2026, 4],
  ['04/2026', 2026, 4],
  ['4.2026', 2026, 4],
  ['Apr 2026', 2026, 4],
  ['april, 2026', 2026, 4],
  ['DEC2026', 2026, 12],
  [' Sept 2026 ', 2026, 9],
])('%j is a month', (text, year, month) =>
  expect(monthOfNumber(parseMonth(text))).toEqual({ year, month }),
)

test.each(['', '2026', '2026-13', '0/2026', 'ju 2026', 'Monday 2026', '2026-04-15', '04/26'])(
  '%j is no month',
  (text) => expect(parseMonth(text)).toBeNaN(),
)

test('months are added as numbers', () => {
  const number = monthNumber({ year: 2026, month: 11 })
  expect(monthInWords(number + 3)).toBe('February 2027')
  expect([shortMonth(number), shortMonth(number + 3)]).toEqual(['Nov 2026', 'Feb 2027'])
})

test('a month is written as month fields take it', () => {
  expect(isoMonth(parseMonth('Apr 2026'))).toBe('2026-04')
  // A year of the form field has four digits (HTML, valid month string).
  expect(isoMonth(monthNumber({ year: 33, month: 12 }))).toBe('0033-12')
})
