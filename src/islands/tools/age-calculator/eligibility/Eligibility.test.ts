import { expect, test } from 'vitest'
import fc from 'fast-check'

import { dayNumber, parseDate, dateOfDay, isoDate } from '@/islands/ui/dates/calendar.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { eligibilityAnswer, birthWindow, reachedOn } from './Eligibility.tsx'
import { eligibilityFields, hiddenFields, type EligibilityInput } from './fields.ts'
import { ageOn } from '../age.ts'

const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: 1, day: 1 })
const fresh = readInput(eligibilityFields, initialTexts(eligibilityFields))
/** The limits of the SSC examination of 2026, for which 2 August 1999 to 1 August 2008 was published. */
const exam = { ...fresh, cutOff: day('2026-08-01'), minimumAge: 18, maximumAge: 27 }
const answer = (given: Partial<EligibilityInput>) => {
  const found = eligibilityAnswer({ ...exam, ...given })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const relaxed = (...years: number[]) => years.map((each) => ({ for: 'SC or ST', years: each }))

test('without a date of birth the window of them is shown', () => {
  expect(answer({}).headline).toBe('2 August 1999 to 1 August 2008')
})

test.each([
  ['1999-08-02', {}, 'Eligible'],
  ['1999-08-01', {}, 'Not eligible: 1 day too old'],
  ['2008-08-01', {}, 'Eligible'],
  ['2008-08-02', {}, 'Not eligible: 1 day too young'],
  ['1998-08-02', { maximumMeans: 'through' }, 'Eligible'],
  ['1998-08-01', { maximumMeans: 'through' }, 'Not eligible: 1 day too old'],
  ['1994-08-02', { relaxations: relaxed(3, 5) }, 'Eligible'],
  ['1994-08-01', { relaxations: relaxed(3, 5) }, 'Not eligible: 1 day too old'],
  ['1991-08-02', { relaxations: relaxed(3, 5), together: 'sum' }, 'Eligible'],
  // A relaxation of the maximum leaves the minimum as it is.
  ['2008-08-02', { relaxations: relaxed(5) }, 'Not eligible: 1 day too young'],
] as const)('born on %s with %j: %s', (birth, given, headline) => {
  expect(answer({ birth: day(birth), ...given }).headline).toBe(headline)
})

test('each relaxation says whom it lets in', () => {
  const { rows } = answer({ birth: day('1998-01-01'), relaxations: relaxed(0, 3) })
  expect(rows).toEqual([
    ['Old enough from', '1 January 2016'],
    ['Not too old until', '31 December 2027'],
    ['Born from', '2 August 1996'],
    ['Born until', '1 August 2008'],
    ['Without relaxation', 'born from 2 August 1999: too old'],
    ['1. SC or ST', 'born from 2 August 1999: too old'],
    ['2. SC or ST', 'born from 2 August 1996: not too old'],
  ])
})

test('both rules for 29 February are told where they part', () => {
  const cutOff = day('2026-02-28')
  expect(answer({ cutOff, birth: day('2008-02-29') })).toMatchObject({
    headline: 'Not eligible: 1 day too young',
    notes: [
      expect.stringMatching(/the window is 1 March 1999 to 29 February 2008\.$/),
      'With a birthday on 28 February the answer is: Eligible.',
    ],
  })
  expect(answer({ birth: day('2004-02-29') }).notes).toEqual([])
})

test.each([
  [{ cutOff: NaN }, 'Choose the cut-off date of the notice.'],
  [{ minimumAge: 18.5 }, 'Enter both ages as whole years from 0 to 150.'],
  [{ maximumAge: NaN }, 'Enter both ages as whole years from 0 to 150.'],
  [
    { relaxations: relaxed(-1) },
    'Enter the years of each relaxation as a whole number from 0 to 150.',
  ],
  [{ minimumAge: 27 }, 'With these ages nobody is eligible.'],
  [{ birth: day('2026-08-02') }, 'The date of birth is after the cut-off date.'],
  [{ cutOff: day('0020-01-01') }, 'The cut-off date is too early.'],
] as const)('%j has no answer but a sentence', (given, sentence) => {
  expect(eligibilityAnswer({ ...exam, ...given })).toBe(sentence)
})

test('how several relaxations count is asked only where there are several', () => {
  expect(hiddenFields({ ...exam, relaxations: relaxed(3) })).toEqual(['together'])
  expect(hiddenFields({ ...exam, relaxations: relaxed(3, 5) })).toEqual([])
})

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
