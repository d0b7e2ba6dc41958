import { describe, expect, test } from 'vitest'

import { CHARACTERS } from '../password.ts'
import { ALPHANUMERIC, keep, LETTERS, PRINTABLE } from './rule.ts'
import { readWords } from './read-words.ts'

const { uppercase, lowercase, numbers, symbols } = CHARACTERS

describe('rules in words', () => {
  test.each([
    ['Password must be at least 8 characters long', 8, Infinity],
    ['8-16 characters', 8, 16],
    ['Must be between eight and 20 characters.', 8, 20],
    ['Minimum length: 10, maximum length: 15', 10, 15],
    ['8 to 12 characters in length', 8, 12],
    [
      'Use 12 or more characters'.replace('12 or more characters', '12 characters or more'),
      12,
      Infinity,
    ],
    ['No more than 20 characters', 1, 20],
    ['Exactly 6 characters', 6, 6],
    ['more than 7 characters', 8, Infinity],
  ])('%s', (text, minLength, maxLength) => {
    expect(readWords(text)).toMatchObject({ rule: { minLength, maxLength }, unread: [] })
  })

  test.each([
    [
      'one uppercase letter, one lowercase letter, one number and one special character',
      [uppercase, lowercase, numbers, symbols],
    ],
    ['At least one capital letter\nAt least one digit', [uppercase, numbers]],
    [
      'upper and lower case letters'.replace('upper and lower', 'uppercase and lower'),
      [uppercase, lowercase],
    ],
    ['a number or symbol', [numbers + symbols]],
    ['at least 1 special character (!@#$%)', ['!@#$%']],
    ['one of the following: @ # $ % &', ['@#$%&']],
  ])('%s', (text, required) => {
    const { rule, unread } = readWords(text)
    expect(rule.required.map((set) => [...set].toSorted())).toEqual(
      required.map((set) => [...set].toSorted()),
    )
    expect(unread).toEqual([])
  })

  test.each([
    ['letters and numbers only', ALPHANUMERIC],
    ['at least 8 characters', ALPHANUMERIC],
    ['no special characters, no spaces', ALPHANUMERIC],
    ['letters only', LETTERS],
    ['digits only', numbers],
    [
      'at least one symbol, except < > &',
      ALPHANUMERIC + [...symbols].filter((c) => !'<>&'.includes(c)).join(''),
    ],
  ])('%s allows what it says', (text, allowed) => {
    expect(readWords(text)).toMatchObject({
      rule: { allowed: keep(PRINTABLE, allowed) },
      unread: [],
    })
  })

  test.each([
    ['no more than 2 identical characters in a row', 2],
    ['Must not contain 3 consecutive identical characters', 2],
    ['no repeated characters', 1],
  ])('%s', (text, maxConsecutive) => {
    expect(readWords(text)).toMatchObject({ rule: { maxConsecutive }, unread: [] })
  })

  test('only the parts that are not understood are listed', () => {
    const { rule, unread, unchecked } = readWords(
      '8-16 characters; must not be like your last 3 passwords; 2 digits, frob the knob',
    )
    expect(rule).toMatchObject({
      minLength: 8,
      maxLength: 16,
      numbers: [{ set: numbers, count: 2 }],
    })
    expect(unread).toEqual(['frob the knob'])
    expect(unchecked).toEqual(['like your last 3 passwords'])
  })
})
