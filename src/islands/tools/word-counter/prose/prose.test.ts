import { expect, test } from 'vitest'

import { longestSentences } from './longest-sentences.ts'
import { easeInWords, fleschEase, kincaidGrade, readability } from './readability.ts'
import { repeatedWords } from './repeated-words.ts'
import { syllablesOf } from './syllables.ts'

test.each([
  ['the the cat', ['the the 1']],
  ['The\nthe cat. It is is so', ['The the 2', 'is is 2']],
  ['a\r\nb\r\nb b', ['b b 3', 'b b 3']],
  ['no. No, no! no-no', []],
  ['यह यह है। धीरे धीरे', ['यह यह 1', 'धीरे धीरे 1']],
  ['क का क', []],
  ['', []],
])('the repeated words of %j', (text, expected) => {
  const { count, first } = repeatedWords(text)
  expect(first.map(({ words, line }) => `${words} ${line}`)).toEqual(expected)
  expect(count).toBe(expected.length)
})

test('all repeated words are counted, the first 50 listed', () => {
  const { count, first } = repeatedWords('so '.repeat(100))
  expect([count, first.length]).toEqual([99, 50])
})

test('the longest sentences come first, in Hindi too', () => {
  const { longest, average } = longestSentences('One two. यह एक छोटा वाक्य है। Three.\n\nHeading')
  expect(longest).toEqual([
    { sentence: 'यह एक छोटा वाक्य है।', words: 5 },
    { sentence: 'One two.', words: 2 },
    { sentence: 'Three.', words: 1 },
    { sentence: 'Heading', words: 1 },
  ])
  expect(average).toBe(9 / 4)
  expect(longestSentences('')).toEqual({ longest: [], average: 0 })
  expect(longestSentences('go on. '.repeat(9)).longest).toHaveLength(5)
})

// Syllables as Merriam-Webster divides the words
test.each([
  ['the', 1], ['make', 1], ['makes', 1], ['walked', 1], ['pulled', 1], ['wanted', 2], ['table', 2], ['tables', 2],
  ['troubled', 2], ['boxes', 2], ['places', 2], ['wishes', 2], ['being', 2], ['saying', 2], ["didn't", 2], ["don't", 1],
  ['sentence', 2], ['readability', 5], ['beautiful', 3], ['people', 2], ['queue', 1], ['platypus', 3], ['1948', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
}) // prettier-ignore

// The sentence with its score that Wikipedia gives for both formulas (Flesch–Kincaid readability tests).
test.each([
  ['The cat sat on the mat', 116.145, -1.45],
  [
    'The Australian platypus is seemingly a hybrid of a mammal and reptilian creature',
    37.455,
    11.265,
  ],
])('%s', (sentence, ease, grade) => {
  const words = sentence.toLowerCase().split(' ')
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const measures = { words: words.length, sentences: 1, syllables }
  expect(fleschEase(measures)).toBeCloseTo(ease, 2)
  expect(kincaidGrade(measures)).toBeCloseTo(grade, 2)
})

test('a hundred words of English are measured', () => {
  expect(readability('The cat sat on the mat and so it is. '.repeat(10))).toEqual({
    kind: 'measured',
    measures: { words: 100, sentences: 10, syllables: 100 },
  })
})

test.each([
  ['Hindi', 'बिल्ली चटाई पर बैठी है। '.repeat(30), /Latin letters/],
  ['half in Hindi', 'The cat sat on the mat. बिल्ली चटाई पर बैठी है। '.repeat(30), /Latin letters/],
  [
    'German',
    'Die Katze saß auf der Matte und schlief sehr lange. '.repeat(30),
    /not read like English/,
  ],
  ['short', 'The cat sat on the mat.', /needs 100 words of English; this text has 6/],
  ['no text', '', /has 0/],
])('a text that is %s is refused', (_, text, why) => {
  expect(readability(text)).toEqual({ kind: 'refused', why: expect.stringMatching(why) })
})

test('an ease is named as in the table of Flesch', () => {
  expect([116, 90, 89.9, 80, 70, 60, 50, 30, 29.9, -5].map(easeInWords)).toEqual([
    'very easy', 'very easy', 'easy', 'easy', 'fairly easy', 'standard', 'fairly difficult', 'difficult',
    'very difficult', 'very difficult',
  ]) // prettier-ignore
})
