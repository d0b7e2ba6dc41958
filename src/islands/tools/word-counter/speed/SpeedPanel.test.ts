import { expect, test } from 'vitest'

import { timeAt } from './SpeedPanel.tsx'

test.each([
  [0, 200, '0 seconds'],
  [500, 200, '2 minutes 30 seconds'],
  [1, 60, '1 second'],
  [1, 200, '1 second'],
  [60, 1, '1 hour'],
  [3661, 60, '1 hour 1 minute 1 second'],
  [10, 1.5, '6 minutes 40 seconds'],
  [500, 0, undefined],
  [500, -1, undefined],
  [500, NaN, undefined],
  [500, 1e-300, undefined],
  [500, Infinity, '0 seconds'],
])('%d words at %d a minute take %s', (words, speed, time) => {
  expect(timeAt(words, speed)).toBe(time)
})
