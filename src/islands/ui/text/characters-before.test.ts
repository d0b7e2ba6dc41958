import { expect, test } from 'vitest'

import { charactersBefore } from './characters-before.ts'

test.each([
  ['', 0, 0],
  ['abc', 2, 2],
  ['👋a', 2, 1],
  ['a👋नम', 4, 3],
  // Half a surrogate pair is a character of its own.
  ['\ud83da', 1, 1],
  ['\udc4b\ud83da', 2, 2],
])('%j has before index %d characters: %d', (text, index, count) => {
  expect(charactersBefore(text, index)).toBe(count)
})
