import { expect, test } from 'vitest'

import { PRINTABLE } from '../rules/rule.ts'
import { spoken } from './spoken.ts'

test('letters are named with their case and the word of the ICAO alphabet, digits and symbols by name', () => {
  expect([...'Kx0@_'].map(spoken)).toEqual([
    'capital K, Kilo',
    'small x, X-ray',
    'digit 0, zero',
    'at sign',
    'underscore',
  ])
})

test('every character of the keyboard has a name of its own', () => {
  const names = [...PRINTABLE].map(spoken)
  expect(new Set(names).size).toBe(94)
  for (const [at, name] of names.entries()) expect(name).not.toBe(PRINTABLE[at])
})
