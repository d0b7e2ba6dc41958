import { expect, test } from 'vitest'

import { found, fixed, problemsOf } from './found-for-tests.ts'

const certainties = (text: string) =>
  problemsOf(text).map(({ kind, certainty }) => `${certainty} ${kind}`)

test('the missing inner bracket is added when both readings fit equally well', () => {
  expect(fixed('{"a": {"b": [1}, "c": 2}')).toBe('{"a": {"b": [1]}, "c": 2}')
  expect(fixed('[{"a": [1}, {"a": 2}]')).toBe('[{"a": [1]}, {"a": 2}]')
})

test('an object that follows a comma is not read as a member', () => {
  const kinds = problemsOf('{"a": [1}, {"b": 2}').map(({ kind }) => kind)
  expect(kinds).toEqual(['several-documents', 'missing-closer'])
})

test('a bracket too many at the very end is certain, before another document it is not', () => {
  expect(certainties('{"a": 1}}')).toEqual(['certain extra-closer'])
  expect(certainties('{"a": 1}};')).toEqual(['certain extra-closer', 'certain stray'])
  expect(certainties('{"a": 1}} {"b": 2}')).toEqual([
    'offered several-documents',
    'offered extra-closer',
  ])
})

test('brackets after an undecided string are undecided too', () => {
  expect(certainties('[1, 2}')).toEqual(['certain wrong-closer'])
  expect(certainties('["a "b" c", 2}')).toEqual(['offered inner-quote', 'offered wrong-closer'])
})

test('a call that is cut before its parenthesis is removed', () => {
  expect(fixed('callback({"a": 1}')).toBe('{"a": 1}')
})

test('items on both sides of an ellipsis get a comma', () => {
  expect(found('[{"a":1} ... {"a":2}]')).toEqual([['left-out', 9, '[{"a":1}  , {"a":2}]']])
  expect(found('[1, ... 5 more items, 2]')).toEqual([['left-out', 2, '[1,  2]']])
})
