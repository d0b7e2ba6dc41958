import { expect, test } from 'vitest'

import { longestSentences, repeatedWords } from './prose.ts'
import { easeInWords, fleschEase, kincaidGrade, readability, syllablesOf } from './readability.ts'

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

// CMU Pronouncing Dictionary (cmusphinx/cmudict, cmudict.dict); of "every" it has two pronunciations.
test.each([
  ['create', 2], ['science', 2], ['poem', 2], ['rhythm', 2], ['area', 3], ['idea', 3], ['business', 2], ['every', 2],
  ['created', 3], ['creature', 2], ['poet', 2], ['algorithm', 4], ['everything', 3], ['india', 3], ['period', 3],
  ['annual', 3], ['medium', 3], ['previous', 3], ['gracious', 2], ['nation', 2], ['employer', 3], ['layout', 2],
  ['react', 2], ['something', 2], ['statement', 2], ['element', 3], ['useful', 2], ['quiet', 2], ['client', 2],
  ['video', 3], ['saying', 2], ['played', 1], ['eye', 1], ['million', 2], ['fluent', 2], ['quality', 3],
])('%s has %i syllables by the dictionary', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
}) // prettier-ignore

/** Every thirteenth word of this site's own texts that the same dictionary has with one count only. */
const SAMPLE = `
  figure 2, month 1, bytes 1, never 2, service 2, above 2, rupees 2, button 2, money 2, typed 1, fixed 1, still 1,
  tests 1, reading 2, failure 2, prepayment 3, javascript 3, future 2, codes 1, token 2, popular 3, false 1,
  initial 3, article 3, begins 2, employer 3, marked 1, please 1, starts 1, deposits 3, seconds 2, february 4,
  inflation 3, stops 1, either 2, january 4, discounts 2, questions 2, closed 1, option 2, comparison 4, quote 1,
  april 2, split 1, large 1, visitors 3, marginal 3, decoded 3, usual 3, party 2, downloaded 3, somebody 3,
  processed 2, layers 2, business 2, throws 1, profit 2, modules 2, formats 2, decimal 3, ahead 2, select 2,
  reached 1, moment 2, kinds 1, fetch 1, compared 2, background 2, target 2, recent 2, nearly 2, hosts 1,
  canonical 4, adding 2, thread 1, serves 1, processor 3, networks 2, issue 2, exception 3, disagree 3, cancel 2,
  weighs 1, submit 2, sandbox 2, range 1, oldest 2, mailbox 2, guesses 2, expect 2, delivered 3, cover 2, benefit 3,
  wants 1, ticked 1, slower 2, roles 1, protects 2, pairs 1, libraries 3, individuals 5, forward 2, embedded 3,
  damaged 2, clients 2, bears 1, voice 1, truth 1, styling 2, skipped 1, segment 2, resolution 4, quiet 2, picks 1,
  nouns 1, misses 2, lease 1, hydrate 2, grammar 2, fills 1, entirely 4, derived 2, correct 2, collection 3, brand 1,
  attribute 3, aliases 4, worse 1, warranty 3, unique 2, thousands 2, survived 2, speed 1, shapes 1, scrape 1,
  reserved 2, regenerate 4, rebates 2, properties 3, peers 1, nested 2, maxima 3, mails 1, letting 2, journey 2,
  indexed 2, heights 1, government 3, focused 2, exercised 3
`

test('at least 97 % of words have the count of the dictionary', () => {
  const words = SAMPLE.trim()
    .split(/,\s+/)
    .map((entry) => entry.split(' '))
  const right = words.filter(([word = '', count]) => syllablesOf(word) === Number(count))
  expect(words.length).toBe(150)
  expect(right.length / words.length).toBeGreaterThanOrEqual(0.97)
})

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

test('a reading ease has its name in the table of Flesch', () => {
  expect([116, 90, 89.9, 80, 70, 60, 50, 30, 29.9, -5].map(easeInWords)).toEqual([
    'very easy', 'very easy', 'easy', 'easy', 'fairly easy', 'standard', 'fairly difficult', 'difficult',
    'very difficult', 'very difficult',
  ]) // prettier-ignore
})
