import { expect, test } from 'vitest'

import { EXAMPLE } from './example.ts'
import { fieldLine } from './field-line.ts'
import { readLines } from './read-lines.ts'

test('the fields of version 7 are as wide as their bits', () => {
  const drawing = fieldLine('7')
  // 48, 4, 12, 2 and 62 of 128 bits are 37.5, 3.125, 9.375, 1.5625 and 48.4375 percent; each ends 0.25 early.
  expect(drawing?.hanging).toEqual([
    { x: 0, width: 37.25, height: 40, color: 'principal' },
    { x: 37.5, width: 2.88, height: 75, color: 'attention' },
    { x: 40.63, width: 9.13, height: 40, color: 'interest' },
    { x: 50, width: 1.31, height: 75, color: 'attention' },
    { x: 51.56, width: 48.19, height: 40, color: 'interest' },
  ])
  expect(drawing?.title).toBe(
    'In order: 48 bits time, 4 bits version, 12 bits random, 2 bits variant, 62 bits random.',
  )
})

test.each(['1', '3', '4', '5', '6', '7', '8', 'ulid'])(
  'all 128 bits of %s are drawn',
  (version) => {
    const last = fieldLine(version)?.hanging.at(-1)
    // The last field ends where the line does, less its gap.
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(99.75, 1)
  },
)

test('an unknown version is not drawn', () => {
  expect(fieldLine('0')).toBeUndefined()
})

test('the example in the built page is what the page says of it', () => {
  expect(readLines({ mode: 'read', text: EXAMPLE.text }).output).toBe(EXAMPLE.shown.output)
})
