import { expect, test } from 'vitest'

import { dayNumber, parseDate } from './calendar.ts'
import { monthsLater } from './periods.ts'

const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: NaN, day: NaN })

test('months later, the 31st becomes the last day of a shorter month', () => {
  expect(monthsLater(day('2027-11-30'), 3)).toBe(day('2028-02-29'))
  expect(monthsLater(day('2026-08-31'), 1)).toBe(day('2026-09-30'))
  expect(monthsLater(day('2026-08-31'), 4)).toBe(day('2026-12-31'))
})
