import { describe, expect, test } from 'vitest'

import { all } from '../../../../tests/fixtures/choice.ts'

import { CHARACTERS, characterTypes, generatePassword } from './password.ts'
import { entropyBits } from './strength.ts'

describe('the distribution of 200,000 passwords', () => {
  const passwords = Array.from({ length: 200_000 }, () =>
    generatePassword({ ...all, length: 8 }, seeded),
  )

  test.each(characterTypes)('every character of %s is equally likely', (type) => {
    const set = CHARACTERS[type]
    const counts = new Map([...set].map((character) => [character, 0]))
    for (const character of passwords.join('')) {
      if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect(chiSquare([...counts.values()])).toBeLessThan(CRITICAL[set.length] ?? 0)
  })

  test('every position is equally likely to be a number', () => {
    const counts = Array.from(
      { length: 8 },
      (_, i) => passwords.filter((p) => /\d/.test(p[i] ?? '')).length,
    )
    expect(chiSquare(counts)).toBeLessThan(CRITICAL[8] ?? 0)
  })

  test('as many have two or more numbers as when each valid password is equally likely', () => {
    // Exactly: (valid with at least one) − (with exactly one number), by inclusion and exclusion over the other three types.
    const withExactlyOne = 8 * 10 * (78 ** 7 - 3 * 52 ** 7 + 3 * 26 ** 7)
    const share = 1 - withExactlyOne / 2 ** entropyBits({ ...all, length: 8 })
    const seen = passwords.filter((password) => /\d.*\d/.test(password)).length
    const deviation = Math.sqrt(200_000 * share * (1 - share))
    expect(Math.abs(seen - 200_000 * share) / deviation).toBeLessThan(6)
  })
})

/** Degrees of freedom → the value exceeded once in a million, from the chi-square distribution (scipy.stats.chi2.isf(1e-6, k − 1)). */
const CRITICAL: Record<number, number> = { 8: 40.52, 10: 44.81, 26: 73.89 }

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/** Fixed random numbers (Marsaglia's xorshift128, 2003), so that this test says the same on every run. */
const state = Uint32Array.of(123456789, 362436069, 521288629, 88675123)
function seeded(numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const [x = 0, y = 0, z = 0, w = 0] = state
    const t = x ^ (x << 11)
    state.set([y, z, w, w ^ (w >>> 19) ^ (t ^ (t >>> 8))])
    numbers[i] = state[3] ?? 0
  }
}
