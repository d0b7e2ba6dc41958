import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dateOfDay, dayNumber, parseDate, weekday } from '@/islands/ui/dates/calendar.ts'
import { afterWorkingDays, isFree, workingDays, type Weekend } from './working-days.ts'

const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: 1, day: 1 })
const WEEKENDS: Weekend[] = ['saturday and sunday', 'sunday', 'bank', 'friday and saturday', 'none']

// The calendar of November 2026: it begins on a Sunday; Saturdays are the 7th, 14th, 21st and 28th, Fridays the 6th to the 27th.
test.each([
  ['saturday and sunday', 21],
  ['sunday', 25],
  ['bank', 23],
  ['friday and saturday', 22],
  ['none', 30],
] as const)('November 2026 has with the weekend %s %d working days', (weekend, expected) => {
  expect(workingDays(day('2026-11-01'), day('2026-11-30'), weekend, [])).toBe(expected)
})

test('a holiday counts once, and not on a weekend or outside', () => {
  // 9 November 2026 is a Monday, the 8th a Sunday.
  const holidays = ['2026-11-09', '2026-11-09', '2026-11-08', '2026-12-25'].map(day)
  expect(workingDays(day('2026-11-01'), day('2026-11-30'), 'saturday and sunday', holidays)).toBe(
    20,
  )
})

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 10, '2026-12-04'],
  ['2026-11-23', -1, '2026-11-20'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-22', 0, '2026-11-22'],
])('from %s, %d working days lead to %s', (start, count, end) => {
  expect(afterWorkingDays(day(start), count, 'saturday and sunday', [])).toBe(day(end))
})

const anyDay = fc.integer({ min: day('1890-01-01'), max: day('2210-01-01') })
const weekends = fc.constantFrom(...WEEKENDS)

test('counting by weeks is counting day by day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 200 }), weekends, (first, length, weekend) => {
      const days = Array.from({ length: length + 1 }, (_, index) => first + index)
      const worked = days.filter((number) => !isFreeByName(number, weekend))
      expect(workingDays(first, first + length, weekend, [])).toBe(worked.length)
      expect(days.filter((number) => !isFree(number, weekend))).toEqual(worked)
    }),
  )
})

test('the day after so many working days is worked itself, and so many lie up to it', () => {
  const holidays = fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 60 })
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 300 }),
      fc.boolean(),
      weekends,
      holidays,
      (start, count, isLater, weekend, offsets) => {
        const off = offsets.map((offset) => start + offset)
        const end = afterWorkingDays(start, isLater ? count : -count, weekend, off)
        expect(isFreeByName(end, weekend) || off.includes(end)).toBe(false)
        const [first, last] = isLater ? [start + 1, end] : [end, start - 1]
        expect(workingDays(first, last, weekend, off)).toBe(count)
      },
    ),
  )
})

/** By the names of the days, which calendar.test.ts holds. */
function isFreeByName(number: number, weekend: Weekend): boolean {
  const date = dateOfDay(number)
  const name = weekday(date)
  const free: readonly string[] = {
    'saturday and sunday': ['Saturday', 'Sunday'],
    sunday: ['Sunday'],
    bank: ['Sunday'],
    'friday and saturday': ['Friday', 'Saturday'],
    none: [],
  }[weekend]
  const isSecondOrFourth = (date.day >= 8 && date.day <= 14) || (date.day >= 22 && date.day <= 28)
  return free.includes(name) || (weekend === 'bank' && name === 'Saturday' && isSecondOrFourth)
}
