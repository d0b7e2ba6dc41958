import { expect, test } from 'vitest'

import { goWord } from './go.ts'
import { nameOf, singular, wordsIn } from './names.ts'

test.each([
  ['items', 'item'],
  ['categories', 'category'],
  ['ties', 'tie'],
  ['addresses', 'address'],
  ['boxes', 'box'],
  ['batches', 'batch'],
  ['statuses', 'status'],
  ['houses', 'house'],
  ['status', 'status'],
  ['address', 'address'],
  ['analysis', 'analysis'],
  ['people', 'person'],
  ['URLs', 'URL'],
  ['data', 'data'],
])('one of %s is %s', (plural, one) => {
  expect(singular(plural)).toBe(one)
})

test.each([
  ['first_name', 'FirstName', 'FirstName'],
  ['userID', 'UserID', 'UserID'],
  ['userId', 'UserId', 'UserID'],
  ['HTTPServer', 'HTTPServer', 'HTTPServer'],
  ['FIRST_NAME', 'FirstName', 'FirstName'],
  ['café-price', 'CafePrice', 'CafePrice'],
  ['2nd', 'X2Nd', 'X2Nd'],
  ['नाम', 'Value', 'Value'],
  ['', 'Value', 'Value'],
])('a type under the key %s is called %s, in Go %s', (key, name, goName) => {
  expect(nameOf(wordsIn(key))).toBe(name)
  expect(nameOf(wordsIn(key), goWord)).toBe(goName)
})
