import { expect, test } from 'vitest'

import { NOTHING_IGNORED as NOTHING } from './choices.ts'
import { layOut } from './row-layout.ts'
import { compareTexts } from './compare-texts.ts'
import { wordParts } from './word-parts.ts'

const marked = (left: string, right: string, ignored = NOTHING) =>
  wordParts(left, right, ignored).map((line) =>
    line.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join(''),
  )

test.each([
  ['a word', 'the old word\n', 'the new word\n', 'the [old] word', 'the [new] word'],
  ['several places', 'a = 1, b = 2', 'a = 3, b = 4', 'a = [1], b = [2]', 'a = [3], b = [4]'],
  [
    'words side by side',
    'I am here now',
    'I was there now',
    'I [am here] now',
    'I [was there] now',
  ],
  ['Hindi', 'मेरा नाम राम है', 'मेरा नाम श्याम है', 'मेरा नाम [राम] है', 'मेरा नाम [श्याम] है'],
  ['Chinese', '今天天气很好', '今天天气不好', '今天天气[很]好', '今天天气[不]好'],
  ['an emoji', 'ok 👍🏽 done', 'ok 👎🏽 done', 'ok [👍]🏽 done', 'ok [👎]🏽 done'],
  ['line ends', 'same\r\n', 'same\n', 'same[␍␊]', 'same[␊]'],
  ['no last line break', 'same\n', 'same', 'same[␊]', 'same'],
])('%s', (_, left, right, before, after) => {
  expect(marked(left, right)).toEqual([before, after])
})

test('words that are equal but for what is ignored are not marked', () => {
  expect(marked('One  two', 'one 2', { ...NOTHING, case: true, space: true })).toEqual([
    'One  [two]',
    'one [2]',
  ])
  expect(marked('a\r\n', 'a\n', { ...NOTHING, lineEnds: true })).toEqual(['a', 'a'])
})

test('lines that have nothing in common have no marks', () => {
  expect(marked('the cat sat', 'import { x }')).toEqual(['the cat sat', 'import { x }'])
})

test('of a long line the part around the difference is shown', () => {
  const long = 'word '.repeat(1_000_000)
  const [left = ''] = marked(`${long}one`, `${long}two`)
  expect(left).toMatch(/^….{90,}\[one\]$/)
})

test('removed lines are before added ones, or beside them', () => {
  const comparison = compareTexts({
    text: 'same\ngone\nred apple pie\nsame\n',
    other: 'same\nred apple cake\nnew\nsame\n',
    ignored: NOTHING,
  })
  const sides = layOut(comparison, 'sides')
  expect([...sides.signs]).toEqual([0, 1, 3, 2, 0])
  expect([...sides.lefts]).toEqual([0, 1, 2, -1, 3])
  expect([...sides.rights]).toEqual([0, -1, 1, 2, 3])
  expect([...sides.firsts]).toEqual([1])
  const unified = layOut(comparison, 'unified')
  expect([...unified.signs]).toEqual([0, 1, 1, 2, 2, 0])
  expect([...unified.lefts]).toEqual([0, 1, 2, 2, -1, 3])
  expect([...unified.rights]).toEqual([0, -1, 1, 1, 2, 3])
})
