import { expect, test } from 'vitest'

import { found, fixed } from './found-for-tests.ts'

test('up to 99 values without commas can be several; more are one text', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
  const asText = (count: number) => `["${numbers(count).join(' ')}"]`
  expect(found(`[${numbers(99).join(' ')}]`)).toEqual([
    ['text', 1, `[${numbers(99).join(', ')}]`, asText(99)],
  ])
  expect(found(`[${numbers(100).join(' ')}]`)).toEqual([['text', 1, asText(100)]])
})

test('only a number or literal ends before the next key on its line', () => {
  expect(fixed('{"a": 1 b: 2}')).toBe('{"a": 1, "b": 2}')
  expect(found('{"a": xyz b: 1}')).toEqual([['text', 6, '{"a": "xyz b: 1"}']])
})

// A leading zero may be part of a PIN code or phone number, so the text comes first; 0x, 0o and 0b have one exact value.
test.each([
  ['08', '"08"', '8'],
  ['-007', '"-007"', '-7'],
  ['0xFF', '255', '"0xFF"'],
  ['-0b101', '-5', '"-0b101"'],
  ['0o17', '15', '"0o17"'],
  ['0xFFFFFFFFFFFFFFFF', '18446744073709551615', '"0xFFFFFFFFFFFFFFFF"'],
  ['१२', '12', '"१२"'],
  ['1_000', '1000', '"1_000"'],
  ['₹1,00,000', '100000', '"₹1,00,000"'],
])('%s is read as %s or %s', (written, first, second) => {
  expect(found(`[${written}]`)).toEqual([['wrong-number', 1, `[${first}]`, `[${second}]`]])
})

test.each([
  [String.raw`ObjectId("a\")")`, []],
  ['ISODate("2026-11-24")', ['"2026-11-24"', '{"$date": "2026-11-24"}']],
  ['NumberLong("12")', ['12', '{"$numberLong": "12"}']],
  ['datetime.date(2026, 1, 5)', ['"2026-01-05"']],
  ['datetime(2026, 11, 5, 9, 30)', ['"2026-11-05T09:30:00"']],
  ['new Map([[1, 2]])', ['[[1, 2]]']],
])('the call %s can be %j or text', (call, values) => {
  const texts = [...values, JSON.stringify(call)].map((value) => `[${value}]`)
  expect(found(`[${call}]`)).toEqual([['call', 1, ...texts]])
})

test('only the prefix u never changes the value of a Python string', () => {
  expect(fixed('[U"x"]')).toBe('["x"]')
  expect(fixed('{"a": u"x"}')).toBe('{"a": "x"}')
  expect(found('[r"x"]')).toEqual([['prefix', 1, '["x"]']])
})
