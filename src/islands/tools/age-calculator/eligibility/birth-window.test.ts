import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dateOfDay, dayNumber, isoDate, parseDate } from '@/islands/ui/dates/calendar.ts'
import { ageOn } from '../age.ts'
import { birthWindow, reachedOn } from './eligibility-answer.ts'

const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: 1, day: 1 })
const iso = (number: number) => isoDate(dateOfDay(number))

test.each([
  // The dates that were published for the SSC examination of 2026, "18 to 27 as on 1 August 2026".
  ['2026-08-01', 18, 27, '1999-08-02', '2008-08-01', '1999-08-02', '2008-08-01'],
  // Those born on 29 February 2008 reach 18 on 28 February or on 1 March 2026, by hand.
  ['2026-02-28', 18, 27, '1999-03-01', '2008-02-28', '1999-03-01', '2008-02-29'],
  ['2026-03-01', 18, 27, '1999-03-02', '2008-03-01', '1999-03-02', '2008-03-01'],
  // No 29 February in 2006 and 1994: the last day of that month stands in.
  ['2024-02-29', 18, 30, '1994-03-01', '2006-02-28', '1994-03-01', '2006-02-28'],
  ['2026-02-28', 10, 18, '2008-02-29', '2016-02-28', '2008-03-01', '2016-02-29'],
] as const)(
  'on %s from %d to below %d are those born from %s to %s, by the other rule from %s to %s',
  (cutOff, minimum, limit, ...expected) => {
    const found = (['1 March', '28 February'] as const).flatMap((rule) => {
      const { earliest, latest } = birthWindow(day(cutOff), minimum, limit, rule)
      return [iso(earliest), iso(latest)]
    })
    expect(found).toEqual(expected)
  },
)

test.each([
  ['2008-02-29', 18, '2026-03-01', '2026-02-28'],
  ['2008-02-29', 20, '2028-02-29', '2028-02-29'],
  ['1999-08-02', 27, '2026-08-02', '2026-08-02'],
])('born on %s, %d is reached on %s, or on %s', (birth, age, march, february) => {
  expect(iso(reachedOn(day(birth), age, '1 March'))).toBe(march)
  expect(iso(reachedOn(day(birth), age, '28 February'))).toBe(february)
})

// Days around the ends of February, where the rules part, as often as all others.
const anyCutOff = fc.oneof(
  fc.integer({ min: day('1990-01-01'), max: day('2110-01-01') }),
  fc
    .tuple(fc.integer({ min: 1990, max: 2110 }), fc.integer({ min: -2, max: 1 }))
    .map(([year, offset]) => day(`${year}-03-01`) + offset),
)

test('the window is that of the ages on the cut-off day', () => {
  fc.assert(
    fc.property(
      anyCutOff,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom('1 March' as const, '28 February' as const),
      (cutOff, minimum, span, rule) => {
        const { earliest, latest } = birthWindow(cutOff, minimum, minimum + span, rule)
        const years = (birth: number) => ageOn(dateOfDay(birth), dateOfDay(cutOff), rule).years
        expect([years(earliest), years(earliest - 1)]).toEqual([minimum + span - 1, minimum + span])
        expect(years(latest)).toBe(minimum)
        if (latest < cutOff) expect(years(latest + 1)).toBe(minimum - 1)
        expect(reachedOn(latest, minimum, rule)).toBeLessThanOrEqual(cutOff)
        expect(reachedOn(earliest, minimum + span, rule)).toBeGreaterThan(cutOff)
      },
    ),
  )
})
