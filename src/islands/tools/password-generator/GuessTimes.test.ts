import { expect, test } from 'vitest'

import { GUESS_RATES, guessTime } from './GuessTimes.tsx'

// 2^(bits − 1) tries at so many a second, by hand; a year has 365.25 days, 31,557,600 seconds.
test.each([
  // 2^9 = 512 tries at 10 a second are 51.2 seconds.
  [10, 10, '51 seconds'],
  [10, 1e4, 'less than a second'],
  // 2^19 = 524,288 at 100 an hour are 5,242.88 hours, 218.45 days.
  [20, 100 / 3600, '218 days'],
  // 2^29 = 536,870,912 at 10,000 a second are 53,687 seconds, 14.9 hours.
  [30, 1e4, '14 hours'],
  // 2^76.5 = 1.0686 × 10^23 at 10^10 a second are 1.0686 × 10^13 seconds, 338,600 years.
  [77.5, 1e10, '338 thousand years'],
  // 2^102.1 = 5.434 × 10^30 at 10^10 a second are 5.434 × 10^20 seconds, 17.2 trillion years.
  [103.1, 1e10, '17 trillion years'],
  [1.001, 1, '1 second'],
  [200, 1e10, 'over 1,000 trillion years'],
  [5000, 1e10, 'over 1,000 trillion years'],
])('%d bits at %d guesses a second withstand %s', (bits, perSecond, time) => {
  expect(guessTime(bits, perSecond)).toBe(time)
})

test('the rates are the four of zxcvbn', () => {
  expect(GUESS_RATES.map(({ perSecond }) => perSecond)).toEqual([100 / 3600, 10, 1e4, 1e10])
})
