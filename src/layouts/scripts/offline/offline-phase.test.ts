import { expect, test } from 'vitest'

import { phaseOf, toMegabytes } from './offline-phase.ts'

const state = {
  isWhole: false,
  isBusy: false,
  kept: 60,
  total: 400,
  pages: ['/', '/about'],
  wasKept: false,
}

test.each([
  ['visited', {}],
  ['visited', { isBusy: true }],
  ['nothing', { pages: [] }],
  ['fetching', { isWhole: true, isBusy: true }],
  ['failed', { isWhole: true }],
  ['everything', { isWhole: true, kept: 400, isBusy: true }],
])('the panel shows "%s" for %j', (phase, difference) =>
  expect(phaseOf({ ...state, ...difference }, true)).toBe(phase),
)

test('without a worker nothing is kept, and without workers nothing can be', () => {
  expect(phaseOf(undefined, true)).toBe('nothing')
  expect(phaseOf(undefined, false)).toBe('impossible')
})

test('the size is never understated', () => {
  expect([1_800_000, 1_800_001, 90_000].map(toMegabytes)).toEqual(['1.8 MB', '1.9 MB', '0.1 MB'])
})
