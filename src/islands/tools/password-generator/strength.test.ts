import { describe, expect, test } from 'vitest'

import { characterTypes } from './password.ts'
import { entropyBits, strength, characterStrokes } from './strength.ts'
import { all, none } from '../../../../tests/fixtures/choice.ts'

describe('entropy', () => {
  test.each([
    // One type: length × log2(size).
    [{ ...all, ...none, length: 10 }, 10 * Math.log2(26)],
    // All four in four characters: 4! orders of 26 × 26 × 10 × 26.
    [{ ...all, length: 4 }, Math.log2(24 * 26 * 26 * 10 * 26)],
    // Two types of four characters: 36^4 − 26^4 − 10^4.
    [
      { ...all, ...none, lowercase: true, numbers: true, length: 4 },
      Math.log2(36 ** 4 - 26 ** 4 - 10 ** 4),
    ],
    // Without look-alikes: 24 capitals (no I, O), 24 small letters (no l, o), 8 numbers (no 0, 1), 25 symbols (no |).
    [{ ...all, length: 4, excludesLookAlikes: true }, Math.log2(24 * 24 * 24 * 8 * 25)],
  ])('counts exactly the possible passwords (%#)', (choice, bits) => {
    expect(entropyBits(choice)).toBeCloseTo(bits, 9)
  })

  test('is close to length × log2(88) for the default, and finite for the longest', () => {
    expect(entropyBits(all)).toBeGreaterThan(102)
    expect(entropyBits(all)).toBeLessThan(16 * Math.log2(88))
    expect(entropyBits({ ...all, length: 64 })).toBeCloseTo(64 * Math.log2(88), 2)
  })
})

describe('strength by the points of the specification', () => {
  test.each([
    [4, 1, 12.5, 'Weak'],
    [11, 4, 50, 'Medium'],
    [12, 1, 37.5, 'Weak'],
    [12, 2, 50, 'Medium'],
    [12, 3, 62.5, 'Medium'],
    [12, 4, 75, 'Strong'],
    [15, 4, 75, 'Strong'],
    [16, 0, 50, 'Medium'],
    [16, 1, 62.5, 'Medium'],
    [16, 2, 75, 'Strong'],
    [16, 4, 100, 'Strong'],
    [64, 4, 100, 'Strong'],
  ])('length %i with %i types: %d points, %s', (length, types, points, word) => {
    const choice = { ...all, ...none, length }
    for (const type of characterTypes.slice(0, types)) choice[type] = true
    expect(strength(choice)).toEqual({ points, word })
  })
})

test('each character is a stroke of its kind', () => {
  const { drawing, counts } = characterStrokes('aB3~x')
  expect(drawing.hanging.map(({ color }) => color)).toEqual([
    'principal',
    'ink',
    'interest',
    'attention',
    'principal',
  ])
  expect(counts).toEqual({ uppercase: 1, lowercase: 2, numbers: 1, symbols: 1 })
})

test('without a password the line is bare', () => {
  expect(characterStrokes('').drawing.hanging).toEqual([])
})
