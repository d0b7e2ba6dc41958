import { describe, expect, test } from 'vitest'

import {
  anchorOf,
  byEnd,
  factLine,
  findFactsError,
  pastIn,
  reportPast,
  type SiteFact,
} from './fact-rules.ts'

const open: SiteFact = {
  id: 'rate',
  name: 'A rate',
  value: '7%',
  from: '2026-07-01',
  source: 'A gazette',
  checked: '2026-09-01',
  pages: ['fd-calculator'],
}
const rate: SiteFact = { ...open, until: '2026-09-30' }
const limit: SiteFact = { ...open, id: 'limit', reviewBy: '2027-02-01' }
const past: SiteFact = { ...open, id: 'past', from: '2023-04-01', ended: '2024-03-31' }

test('good facts have no error', () => {
  expect(findFactsError([rate, limit, past])).toBeUndefined()
})

test.each<[SiteFact[], RegExp]>([
  [[rate, rate], /Two facts have the id "rate"/],
  [[{ ...rate, id: 'A rate' }], /needs an id/],
  [[open], /give one of until/],
  [[{ ...rate, reviewBy: '2027-01-01' }], /give one of until/],
  [[{ ...rate, from: '1 July 2026' }], /is not a day/],
  [[{ ...rate, until: '2026-09-31' }], /"2026-09-31" is not a day/],
  [[{ ...rate, until: '2026-06-30' }], /ends before it begins/],
  [[{ ...rate, value: '₹NaN' }], /name, value or source/],
  [[{ ...rate, source: ' ' }], /name, value or source/],
  [[{ ...rate, pages: [] }], /name the pages/],
])('an error is named: %#', (facts, sentence) => {
  expect(findFactsError(facts)).toMatch(sentence)
})

test('what ends next comes first, and rules of the past come last', () => {
  expect(byEnd([past, limit, rate]).map(({ id }) => id)).toEqual(['rate', 'limit', 'past'])
})

test.each([
  // On its last day a rate still holds; 14 days before, the build names what the day after the next fortnight would not have.
  [0, '2026-09-30', []],
  [0, '2026-10-01', ['rate']],
  [14, '2026-09-16', []],
  [14, '2026-09-17', ['rate']],
  [0, '2027-02-01', ['rate']],
  [0, '2027-02-02', ['rate', 'limit']],
] as const)('in %d days from %s on are past: %j', (days, today, ids) => {
  expect(pastIn([past, limit, rate], days, today).map(({ id }) => id)).toEqual(ids)
})

test('a line says when and how a fact ends', () => {
  expect(factLine(rate)).toBe('2026-09-30  until   A rate: 7%')
  expect(factLine(limit)).toBe('2027-02-01  review  A rate: 7%')
  expect(factLine(past)).toBe('2024-03-31  ended   A rate: 7%')
})

test('a rule that changes has another anchor', () => {
  expect(anchorOf(rate)).toBe('rate-2026-07-01')
})

describe('the check before a release', () => {
  const field: SiteFact = { ...rate, id: 'field', field: 'ratePercent' }

  test('fails for a rate that has ended', () => {
    expect(reportPast([past, limit, rate], '2026-10-01')).toEqual({
      text: 'Ended (1 of 3 dated facts):\n2026-09-30  until   A rate: 7% (A gazette)\n',
      hasFailed: true,
    })
  })

  test('fails for a rule whose source was not compared in time', () => {
    expect(reportPast([limit], '2027-02-02').hasFailed).toBe(true)
  })

  test('lists a rate that is not confirmed again, if its page takes it as a field', () => {
    expect(reportPast([field, limit], '2026-10-01')).toEqual({
      text: 'Not confirmed again, a field on the page (1 of 2 dated facts):\n2026-09-30  until   A rate: 7% (A gazette)\n',
      hasFailed: false,
    })
  })

  test('lists both, and fails', () => {
    const { text, hasFailed } = reportPast([field, rate], '2026-10-01')
    expect(text).toMatch(/^Ended \(1 of 2 [^]+\nNot confirmed again, [^]+\n$/)
    expect(hasFailed).toBe(true)
  })

  test('says so where nothing is past its day', () => {
    expect(reportPast([rate, field, past], '2026-09-30')).toEqual({
      text: 'No fact is past its day on 2026-09-30 (3 checked).\n',
      hasFailed: false,
    })
  })
})
