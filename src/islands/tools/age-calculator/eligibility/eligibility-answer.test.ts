import { expect, test } from 'vitest'

import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { eligibilityAnswer } from './eligibility-answer.ts'
import { eligibilityFields, hiddenFields, type EligibilityInput } from './fields.ts'

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
