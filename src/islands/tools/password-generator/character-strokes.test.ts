import { expect, test } from 'vitest'

import { characterStrokes } from './character-strokes.ts'

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
