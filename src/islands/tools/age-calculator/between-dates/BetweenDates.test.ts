import { expect, test } from 'vitest'

import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { datesAnswer } from './BetweenDates.tsx'
import { datesFields, hiddenFields, type DatesInput } from './fields.ts'

const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: 1, day: 1 })
const fresh = readInput(datesFields, initialTexts(datesFields))
const answer = (given: Partial<DatesInput>) => {
  const found = datesAnswer({ ...fresh, ...given })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const between = (from: string, to: string) => answer({ from: day(from), to: day(to) })

// By hand on a calendar; days also by Python: (date(…) - date(…)).days
test.each([
  ['1998-08-10', '2025-08-01', '26 years, 11 months, 22 days', '9,853', '9,854'],
  ['2026-01-31', '2026-03-01', '0 years, 1 month, 1 day', '29', '30'],
  ['2026-11-22', '2026-11-22', '0 years, 0 months, 0 days', '0', '1'],
])('between %s and %s lie %s', (from, to, headline, days, bothDays) => {
  const found = between(from, to)
  expect(found.headline).toBe(headline)
  expect(found.rows.slice(2, 4).map(([, value]) => value)).toEqual([days, bothDays])
})

test('weeks and months come with the days that are left, and weekends are left out', () => {
  // November 2026 begins on a Sunday and has 21 days from Monday to Friday.
  expect(between('2026-11-01', '2026-11-30').rows).toEqual([
    ['In months', '0 months, 29 days'],
    ['In weeks', '4 weeks, 1 day'],
    ['Days, the first not counted', '29'],
    ['Days, both counted', '30'],
    ['Working days, both counted', '21'],
  ])
})

test.each([
  ['2026-01-31', '2026-03-01', /has no answer here/],
  // 5 − 31 + 28 days of February are 2.
  ['2026-01-31', '2026-03-05', /it is 0 years, 1 month, 2 days\.$/],
  ['2012-02-29', '2026-02-28', /ends on 28 February, this is 14 years, 0 months, 0 days\.$/],
  ['2026-03-01', '2026-01-01', /second date is earlier/],
])('from %s to %s another count is told', (from, to, note) => {
  expect(between(from, to).notes).toEqual([expect.stringMatching(note)])
})

test.each([
  [{ amount: 1, unit: 'months' }, '2026-01-31', '28 February 2026', 1],
  [{ amount: 1, unit: 'months' }, '2024-01-31', '29 February 2024', 1],
  [{ amount: 1, unit: 'years' }, '2024-02-29', '28 February 2025', 1],
  [{ amount: 13, unit: 'months', task: 'earlier' }, '2026-01-15', '15 December 2024', 0],
  [{ amount: 90, unit: 'days' }, '2026-11-22', '20 February 2027', 0],
  [{ amount: 2, unit: 'weeks', task: 'earlier' }, '2026-11-22', '8 November 2026', 0],
  [{ amount: 10, unit: 'working days' }, '2026-11-20', '4 December 2026', 0],
] as const)('%j from %s is %s', (given, from, headline, notes) => {
  const found = answer({ task: 'later', ...given, from: day(from) })
  expect(found.headline).toBe(headline)
  expect(found.notes).toHaveLength(notes)
})

test('own holidays are no working days', () => {
  const holidays = [{ day: day('2026-11-23') }, { day: NaN }]
  const given = { task: 'later', from: day('2026-11-20'), amount: 1, unit: 'working days' } as const
  expect(answer({ ...given, holidays }).headline).toBe('24 November 2026')
})

test.each([
  [{}, 'Choose the first date.'],
  [{ from: 1 }, 'Choose the second date.'],
  [{ from: 1, task: 'later', amount: 1.5 }, 'Enter a whole number of 0 or more.'],
  [{ from: 1, task: 'later', amount: NaN }, 'Enter a whole number of 0 or more.'],
  [{ from: 1, task: 'earlier', amount: 999_999 }, 'That day is outside the years 1 to 9999.'],
  [{ from: 1, task: 'later', amount: 1e308 }, 'That day is outside the years 1 to 9999.'],
] as const)('%j has no answer but a sentence', (given, sentence) => {
  expect(datesAnswer({ ...fresh, ...given })).toBe(sentence)
})

test('only the fields of the task are shown', () => {
  expect(hiddenFields(fresh)).toEqual(['amount', 'unit'])
  expect(hiddenFields({ ...fresh, task: 'later' })).toEqual(['to', 'weekend', 'holidays'])
  expect(hiddenFields({ ...fresh, task: 'later', unit: 'working days' })).toEqual(['to'])
})
