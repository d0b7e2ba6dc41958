import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FIRST_OPTIONS } from '../choices.ts'
import { runPattern, type Matches } from '../run.ts'
import { chunkBounds, markedParts } from './marked-parts.ts'

function matchesOf(pattern: string, text: string): Matches {
  const result = runPattern({ mode: 'match', text, options: { ...FIRST_OPTIONS, pattern } })
  if (result.kind !== 'matches') throw new Error(result.kind)
  return result
}

test('parts are the matches and what is between them, across chunks', () => {
  const matches = matchesOf('b+|$', 'abbbc')
  expect(markedParts('abbbc', matches, 0, 3)).toEqual([{ text: 'a' }, { text: 'bb', match: 0 }])
  expect(markedParts('abbbc', matches, 3, 5)).toEqual([
    ...[{ text: 'b', match: 0 }, { text: 'c' }, { text: '', match: 1 }],
  ])
})

test('an empty match at a border is in one chunk', () => {
  const matches = matchesOf('(?=b)', 'ab')
  expect(markedParts('ab', matches, 0, 1)).toEqual([{ text: 'a' }])
  expect(markedParts('ab', matches, 1, 2)).toEqual([{ text: '', match: 0 }, { text: 'b' }])
})

test('chunks end with lines and never within a character', () => {
  const lines = 'x'.repeat(99).concat('\n').repeat(50)
  const bounds = chunkBounds(lines)
  expect(bounds).toEqual([0, 2000, 4000, 5000])
  expect(chunkBounds(`a${'👋'.repeat(1500)}`)).toEqual([0, 1999, 3001])
  expect(chunkBounds('')).toEqual([0, 0])
})

test('the parts of all chunks are the text', () => {
  const arbitrary = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '👋'), maxLength: 6000 })
  fc.assert(
    fc.property(arbitrary, fc.constantFrom('a*', 'b\\n?', '[^]'), (text, pattern) => {
      const matches = matchesOf(pattern, text)
      const bounds = chunkBounds(text)
      const parts = bounds
        .slice(1)
        .flatMap((to, at) => markedParts(text, matches, bounds[at] ?? 0, to))
      expect(parts.map((part) => part.text).join('')).toBe(text)
      const marked = new Set(parts.flatMap(({ match }) => match ?? []))
      expect(marked.size).toBe(matches.count)
    }),
    { numRuns: 50 },
  )
})
