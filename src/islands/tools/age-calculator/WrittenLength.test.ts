import { expect, test } from 'vitest'

import { hindiNumber, lengthInEnglish, lengthInHindi } from './WrittenLength.tsx'

// Unicode CLDR, common/rbnf/hi.xml, ruleset spellout-cardinal, whose हजार is written हज़ार as in the rest of this site.
test.each([
  [0, 'शून्य'],
  [15, 'पन्द्रह'],
  [28, 'अट्ठाईस'],
  [44, 'चौवालीस'],
  [53, 'तिरेपन'],
  [67, 'सड़सठ'],
  [79, 'उनासी'],
  [89, 'नवासी'],
  [99, 'निन्यानबे'],
  [100, 'एक सौ'],
  [125, 'एक सौ पच्चीस'],
  [2026, 'दो हज़ार छब्बीस'],
  [1_00_000, 'एक लाख'],
  [2_73_759, 'दो लाख तिहत्तर हज़ार सात सौ उनसठ'],
])('%d is %s in Hindi', (value, words) => {
  expect(hindiNumber(value)).toBe(words)
})

test('all numbers below a hundred have a word of their own', () => {
  const words = Array.from({ length: 100 }, (_, value) => hindiNumber(value))
  expect(new Set(words).size).toBe(100)
  expect(words).not.toContain('')
})

test.each([
  [
    [26, 11, 22],
    'twenty six years, eleven months and twenty two days',
    'छब्बीस वर्ष, ग्यारह माह और बाईस दिन',
  ],
  [[1, 0, 1], 'one year and one day', 'एक वर्ष और एक दिन'],
  [[0, 1, 0], 'one month', 'एक माह'],
  [[0, 0, 0], 'zero days', 'शून्य दिन'],
])('%j is written in both languages', ([years = 0, months = 0, days = 0], english, hindi) => {
  const length = { years, months, days }
  expect(lengthInEnglish(length)).toBe(english)
  expect(lengthInHindi(length)).toBe(hindi)
})
