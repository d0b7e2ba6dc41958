import { expect, test } from 'vitest'

import { longDate } from './long-date.ts'

test('a day is written as Intl writes it for India', () => {
  const intl = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })
  for (let month = 0; month < 12; month++) {
    const date = new Date(2026, month, 3 * month + 1)
    expect(longDate(date)).toBe(intl.format(date))
  }
  expect(longDate(new Date(2026, 10, 21))).toBe('21 November 2026')
})
