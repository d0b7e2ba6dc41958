import { expect, test } from 'vitest'

import { counted, fileSize, minutes } from './quantity.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [1500, '1.5 KB'],
  [1_000_000, '1.0 MB'],
  [20_000_000, '20.0 MB'],
  [1_000_000_000, '1.00 GB'],
  [1_250_000_000, '1.25 GB'],
])('%d bytes are read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

test('minutes are counted in words', () => {
  expect([1, 2, 0].map(minutes)).toEqual(['1 minute', '2 minutes', '0 minutes'])
})

test('a count has its noun in the singular or the plural', () => {
  expect([0, 1, 2, 1500].map((count) => counted(count, 'byte'))).toEqual(['0 bytes', '1 byte', '2 bytes', '1,500 bytes']) // prettier-ignore
  expect([1, 2].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '2 entries',
  ])
})
