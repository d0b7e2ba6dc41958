import { expect, test } from 'vitest'

import { boxCost, fitsBox, isEditable } from './box-cost.ts'

const long = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const LATIN = 'lorem ipsum dolor sit amet '
const HINDI = 'सभी मनुष्यों को गौरव और अधिकारों '
const MIXED = 'abc नमस्ते வணக்கம் 你好 한국어 العربية 👋 Ωλ '
/** Minified, with one word of Hindi in sixty characters. */
const JSON_LINE = '{"id":17478252242305210114,"name":"Asha Rao","city":"पुणे"},'

// Milliseconds that pasting took in Chromium 156 on two cores; 200,000 plain letters took 320.
test.each([
  ['190,000 letters of Latin on one line: 321 ms', long(LATIN, 190_000)],
  ['190,000 characters of Chinese on one line: 226 ms', long('今天天气很好', 190_000)],
  ['190,000 letters of Cyrillic on one line', long('Привет мир ', 190_000)],
  ['40,000 letters of Hindi in lines: 294 ms for 50,000', long(`${HINDI}\n`, 40_000)],
  ['10,000 letters of Hindi on one line: 178 ms', long(HINDI, 10_000)],
  ['10,000 letters in many scripts on one line: 56 ms', long(MIXED, 10_000)],
  ['20,000 letters of JSON with some Hindi', long(JSON_LINE, 20_000)],
  ['50,000 emoji', '👋'.repeat(50_000)],
])('%s go into a box', (_, text) => {
  expect(fitsBox(text)).toBe(true)
})

test.each([
  ['more than 200,000 letters', long(LATIN, 200_001), true],
  ['190,000 letters of Hindi in lines: 1,293 ms', long(`${HINDI}\n`, 190_000), true],
  ['50,000 letters of Hindi on one line: 1,513 ms', long(HINDI, 50_000), false],
  ['190,000 letters of Hindi on one line: 50,775 ms', long(HINDI, 190_000), false],
  ['190,000 letters in many scripts on one line', long(MIXED, 190_000), false],
  ['190,000 letters of JSON with some Hindi: 5,157 ms', long(JSON_LINE, 190_000), false],
  ['90,000 lines of two letters, 4,468 ms on a busy machine', 'ab\n'.repeat(90_000), false],
  ['a million and one letters', long(LATIN, 1_000_001), false],
])('%s are held', (_, text, canBeEdited) => {
  expect(fitsBox(text)).toBe(false)
  expect(isEditable(text)).toBe(canBeEdited)
})

test('a line break anywhere makes a long line cheaper', () => {
  const line = long(HINDI, 20_000)
  expect(boxCost(`${line.slice(0, 10_000)}\n${line.slice(10_000)}`)).toBeLessThan(boxCost(line))
})
