import { expect, test } from 'vitest'

import { PRINTABLE } from '../rules/password-rules.ts'
import { spoken } from './spoken.ts'

test('letters have their case and the word of the ICAO alphabet, digits and symbols their name', () => {
  expect([...'Kx0@_'].map(spoken)).toEqual([
    'capital K, Kilo',
    'small x, X-ray',
    'digit 0, zero',
    'at sign',
    'underscore',
  ])
})

test('every character of the keyboard has a different name', () => {
  const names = [...PRINTABLE].map(spoken)
  expect(new Set(names).size).toBe(94)
  for (const [at, name] of names.entries()) expect(name).not.toBe(PRINTABLE[at])
})
