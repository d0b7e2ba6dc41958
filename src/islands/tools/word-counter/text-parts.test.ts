import { expect, test } from 'vitest'

import { sentencesOf, wordKey, wordsOf } from './text-parts.ts'

test.each([
  ['Don’t stop, well-known "friend"!', ['Don’t', 'stop', 'well-known', 'friend']],
  [
    'It cost 1,500.50 on 1.4.2026, i.e. a lot.',
    ['It', 'cost', '1,500.50', 'on', '1.4.2026', 'i', 'e', 'a', 'lot'],
  ],
  ['१,५०० रुपये।', ['१,५००', 'रुपये']],
  ['क्‍ष श्री क़लम', ['क्‍ष', 'श्री', 'क़लम']],
  ['வணக்கம் உலகம்', ['வணக்கம்', 'உலகம்']],
  ["rock 'n' roll – 'quoted'", ['rock', 'n', 'roll', 'quoted']],
  ['e\u0301te\u0301 👋 x', ['e\u0301te\u0301', 'x']],
])('the words of %j', (text, words) => {
  expect(Array.from(wordsOf(text), ({ word }) => word)).toEqual(words)
  for (const { word, index } of wordsOf(text)) expect(text.startsWith(word, index)).toBe(true)
})

test('scripts without spaces are split into words with their index', () => {
  // ICU's dictionary, which Node and browsers share: 今天 天气 很 好
  const found = [...wordsOf('a 今天天气很好')]
  expect(found.map(({ word }) => word).join('|')).toMatch(/^a\|今天\|天气\|很\|?好$/)
  expect(found[2]?.index).toBe(4)
})

test('words are compared regardless of case, Unicode form and apostrophe', () => {
  expect(wordKey('DON’T')).toBe("don't")
  expect(wordKey('\u0958')).toBe(wordKey('क\u093C'))
})

test.each([
  ['नमस्ते। आप कैसे हैं?', ['नमस्ते।', 'आप कैसे हैं?']],
  [
    'Dr. Rao paid Rs. 3.5 lakh. Really?! Yes...',
    ['Dr. Rao paid Rs. 3.5 lakh.', 'Really?!', 'Yes...'],
  ],
  ['He said “Go.” She went.', ['He said “Go.”', 'She went.']],
  ['A heading\n\nIts text\ngoes on', ['A heading', 'Its text\ngoes on']],
  ['a\r\nb\r\n \r\nc\r\rd', ['a\r\nb', 'c', 'd']],
  ['... ।\n\n', []],
])('the sentences of %j', (text, sentences) => {
  expect([...sentencesOf(text)]).toEqual(sentences)
})
