import { expect, test } from 'vitest'

import { readAdMode } from './advertising.ts'

test('the boxes are placeholders unless the operator sets something else', () => {
  expect([undefined, ' ', 'off', 'house'].map(readAdMode)).toEqual([
    'placeholder',
    'placeholder',
    'off',
    'house',
  ])
})

test.each(['on', 'frame'])('ADS=%s is refused in a sentence', (setting) => {
  expect(() => readAdMode(setting)).toThrow(
    `ADS must be one of placeholder, off, house, not "${setting}".`,
  )
})
