import { expect, test } from 'vitest'

import { frequentPhrases, type FrequentRequest } from './frequent-phrases.ts'

// Counted by hand. Article 1 of the Universal Declaration of Human Rights, Hindi (ohchr.org).
const ARTICLE_1 =
  'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। ' +
  'उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है और परस्पर उन्हें भाईचारे के भाव से बर्ताव करना चाहिये।'

const found = (text: string, changed: Partial<FrequentRequest> = {}) =>
  frequentPhrases({ text, length: 1, stopWords: 'counted', ...changed }).rows.map(
    ({ phrase, count }) => `${phrase} ${count}`,
  )

test('words are counted regardless of case, the most frequent first', () => {
  expect(found('The cat and the dog. THE END, the cat!')).toEqual([
    'the 4',
    'cat 2',
    'and 1',
    'dog 1',
    'end 1',
  ])
})

test('common English words are left out', () => {
  expect(found('The cat and the dog. It’s the cat!', { stopWords: 'left out' })).toEqual([
    'cat 2',
    'dog 1',
  ])
})

test('Hindi words keep their signs, and common ones are left out', () => {
  expect(found(ARTICLE_1).slice(0, 4)).toEqual(['और 4', 'उन्हें 2', 'के 2', 'प्राप्त 2'])
  expect(frequentPhrases({ text: ARTICLE_1, length: 1, stopWords: 'counted' }).words).toBe(33)
  expect(found(ARTICLE_1, { stopWords: 'left out' })[0]).toBe('प्राप्त 2')
})

test('क़ of one character and of two are the same letter', () => {
  expect(found('\u0958लम क\u093Cलम')).toEqual(['क\u093Cलम 2'])
})

test('a phrase is within a sentence and occurs twice', () => {
  expect(found('New Delhi. New Delhi is new. Delhi is big.', { length: 2 })).toEqual([
    'delhi is 2',
    'new delhi 2',
  ])
  expect(found('प्राप्त है। प्राप्त है', { length: 2 })).toEqual(['प्राप्त है 2'])
  expect(found('one two ten. One two ten. Two ten one.', { length: 3 })).toEqual(['one two ten 2'])
})

test('a phrase that begins or ends with a common word is left out, one that contains it is not', () => {
  const text = 'state of the art is state of affairs, state of affairs'
  expect(found(text, { length: 3, stopWords: 'left out' })).toEqual(['state of affairs 2'])
})

test('an empty text has no rows', () => {
  expect(frequentPhrases({ text: ' .। \n', length: 1, stopWords: 'counted' })).toEqual({
    rows: [],
    words: 0,
  })
})

test('at most 25 are listed', () => {
  const text = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')
  expect(found(text)).toHaveLength(25)
})
