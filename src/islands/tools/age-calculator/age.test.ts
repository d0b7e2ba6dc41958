import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { ageOn, leapDayRulesDiffer, type Age } from './age.ts'
import {
  daysBetween,
  isoDate,
  localDate,
  parseDate,
  type CalendarDate,
} from '@/islands/ui/dates/calendar.ts'

const date = (text: string): CalendarDate => {
  const parsed = parseDate(text)
  if (parsed === undefined) throw new Error(`${text} is no date.`)
  return parsed
}
const parts = ({ years, months, days }: Age) => [years, months, days]

// Calendar arithmetic by hand; days also by Python: (date(…) - date(…)).days
describe('age', () => {
  test.each([
    ['1998-08-10', '2025-08-01', [26, 11, 22], 9853],
    ['2026-01-31', '2026-03-01', [0, 1, 1], 29],
    ['2026-01-31', '2026-02-28', [0, 0, 28], 28],
    ['2024-01-31', '2024-02-29', [0, 0, 29], 29],
    ['2026-03-31', '2026-04-30', [0, 0, 30], 30],
    ['2026-03-31', '2026-05-01', [0, 1, 1], 31],
    ['2000-01-01', '2000-01-01', [0, 0, 0], 0],
    ['1999-12-31', '2000-01-01', [0, 0, 1], 1],
    ['2000-02-28', '2026-02-28', [26, 0, 0], 9497],
    ['1900-03-01', '2000-03-01', [100, 0, 0], 36525],
  ])('born %s, on %s: %j, %i days', (birth, day, expected, totalDays) => {
    const age = ageOn(date(birth), date(day))
    expect(parts(age)).toEqual(expected)
    expect(age.totalDays).toBe(totalDays)
  })

  test('weeks are whole weeks, months are years × 12 + months', () => {
    expect(ageOn(date('1998-08-10'), date('2025-08-01'))).toMatchObject({
      totalWeeks: 1407, // 9853 / 7 = 1407.57
      totalMonths: 323, // 26 × 12 + 11
    })
  })

  test('someone born later than the day has no age', () => {
    expect(() => ageOn(date('2026-01-02'), date('2026-01-01'))).toThrow(
      'The date of birth is after that day.',
    )
  })
})

describe('born on 29 February', () => {
  const birth = date('2012-02-29')
  test.each([
    ['2026-02-28', [13, 11, 30], [14, 0, 0], 5113, 1],
    ['2026-03-01', [14, 0, 0], [14, 0, 1], 5114, 0],
    ['2026-03-28', [14, 0, 27], [14, 0, 28], 5141, 338],
    ['2026-03-29', [14, 1, 0], [14, 1, 0], 5142, 337],
    ['2028-02-28', [15, 11, 30], [15, 11, 30], 5843, 1],
    ['2028-02-29', [16, 0, 0], [16, 0, 0], 5844, 0],
    ['2027-01-31', [14, 11, 2], [14, 11, 2], 5450, 29],
  ])(
    'on %s: %j by the 1 March rule, %j by the 28 February rule',
    (day, march, february, totalDays, daysLeft) => {
      const age = ageOn(birth, date(day))
      expect(parts(age)).toEqual(march)
      expect(parts(ageOn(birth, date(day), '28 February'))).toEqual(february)
      expect([age.totalDays, age.daysUntilBirthday]).toEqual([totalDays, daysLeft])
      expect(leapDayRulesDiffer(birth, date(day))).toBe(String(march) !== String(february))
    },
  )
})

describe('next birthday', () => {
  test.each([
    ['2000-11-21', '2026-11-21', '2026-11-21', 0],
    ['2000-11-21', '2026-11-20', '2026-11-21', 1],
    ['2000-11-21', '2026-11-22', '2027-11-21', 364],
    ['2000-01-01', '2026-12-31', '2027-01-01', 1],
    ['2012-02-29', '2027-02-28', '2027-03-01', 1],
    ['2012-02-29', '2027-03-02', '2028-02-29', 364],
    ['2026-11-21', '2026-11-21', '2026-11-21', 0],
  ])('born %s, on %s: %s, %i days to go', (birth, day, next, days) => {
    const age = ageOn(date(birth), date(day))
    expect([isoDate(age.nextBirthday), age.daysUntilBirthday]).toEqual([next, days])
  })
})

describe('any two days', () => {
  const anyDate = fc
    .date({ min: new Date(0, 0, 1), max: new Date(2200, 0, 1), noInvalidDate: true })
    .map(localDate)

  test('an age is whole, below its bounds, and never goes back with time', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const [birth, day] = daysBetween(a, b) >= 0 ? [a, b] : [b, a]
        const age = ageOn(birth, day)
        const later = ageOn(birth, localDate(new Date(day.year, day.month - 1, day.day + 1)))
        expect(age.months).toBeLessThan(12)
        expect(age.days).toBeGreaterThanOrEqual(0)
        expect(age.days).toBeLessThan(31)
        if (later.totalMonths === age.totalMonths) expect(later.days).toBe(age.days + 1)
        else
          expect([later.totalMonths, Math.min(later.days, 1)]).toEqual([
            age.totalMonths + 1,
            later.days,
          ])
        expect(age.totalMonths).toBe(age.years * 12 + age.months)
        expect(age.daysUntilBirthday).toBeLessThan(367)
        expect([day.year, day.year + 1]).toContain(age.nextBirthday.year)
      }),
      { numRuns: 3000 },
    )
  })
})

test('field-general-f26: 29 February in common years follows the rule that is chosen', () => {
  const [birth, day] = [date('2016-02-29'), date('2017-02-28')]
  expect(ageOn(birth, day).years).toBe(0)
  expect(ageOn(birth, day, '28 February').years).toBe(1)
  expect(leapDayRulesDiffer(birth, day)).toBe(true)
  expect(ageOn(date('2012-02-29'), date('2014-02-28')).years).toBe(1)
  expect(ageOn(date('2003-03-01'), date('2024-02-29')).years).toBe(20)
})

test('field-general-f28: the end of a month to the end of a month', () => {
  expect(parts(ageOn(date('2025-07-31'), date('2026-08-31')))).toEqual([1, 1, 0])
  expect(parts(ageOn(date('2020-02-29'), date('2021-03-29')))).toEqual([1, 1, 0])
})
