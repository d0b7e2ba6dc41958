import { expect, test } from 'vitest'

import { lastChanges, lastCheck, nextEnds } from './rules-timeline.ts'

const fact = (id: string, from: string, ends: object) => ({
  id,
  name: `Rule ${id}`,
  value: `Value ${id}`,
  from,
  source: 'A law',
  checked: '2026-11-21',
  ...ends,
})
const facts = [
  fact('a', '2026-07-01', { until: '2026-12-31' }),
  fact('b', '2026-07-01', { until: '2026-09-30' }),
  fact('c', '2026-10-07', { reviewBy: '2026-12-04' }),
  fact('d', '2025-04-01', { ended: '2026-03-31' }),
  fact('e', '2026-04-01', {
    reviewBy: '2027-02-01',
    dates: [{ id: 'due', day: '2026-12-15', title: 'Advance tax: 75% by today' }],
  }),
  fact('f', '2026-04-01', { until: '2026-12-31' }),
]

test('what changed last stands in order, and what began on one day is one line', () => {
  expect(lastChanges(facts, 2)).toEqual([
    {
      day: '2026-07-01',
      date: '1 July 2026',
      title: 'Rule a',
      value: 'Value a',
      more: 'and 1 more',
      anchor: 'a-2026-07-01',
    },
    expect.objectContaining({ day: '2026-10-07', title: 'Rule c', more: '' }),
  ])
  expect(lastChanges(facts, 9).map(({ day }) => day)).not.toContain('2025-04-01')
})

test('what ends next begins after the last check, with the days that fall due', () => {
  expect(lastCheck(facts)).toBe('2026-11-21')
  expect(nextEnds(facts, 9).map(({ day, title, more }) => [day, title, more])).toEqual([
    ['2026-12-15', 'Advance tax: 75% by today', ''],
    ['2026-12-31', 'Rule a', 'and 1 more'],
  ])
  expect(nextEnds(facts, 1)).toHaveLength(1)
})
