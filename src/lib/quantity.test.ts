import { expect, test } from 'vitest'

import { counted, minutes, plural } from './quantity.ts'

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

test('a text is chosen by whether a count is one', () => {
  expect([0, 1, 2, 1.5].map((count) => plural(count, 'once', 'often'))).toEqual(['often', 'once', 'often', 'often']) // prettier-ignore
})
