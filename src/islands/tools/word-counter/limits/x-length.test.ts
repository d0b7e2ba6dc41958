import { expect, test } from 'vitest'

import { xLength } from './x-length.ts'

// twitter-text, config/v3.json: weight 1 for 0–10FF, 2000–200D, 2010–201F, 2032–2037, else 2; an address 23; an emoji 2.
test.each([
  ['', 0],
  ['hello', 5],
  ['नमस्ते', 6],
  ['வணக்கம்', 7],
  ['₹', 2],
  ['…', 2],
  ['’“—', 3],
  ['\u200D\u200E', 3],
  ['\u200F\u2010', 3],
  ['\u2031\u2032\u2037\u2038', 6],
  ['\u10FF\u1100', 3],
  ['今天', 4],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽', 2],
  ['🇮🇳🇮🇳', 4],
  ['1\uFE0F\u20E3', 2],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 2],
  ['❤️', 2],
  ['©', 1],
  ['©\uFE0F', 2],
  ['see https://example.org/a/very/long/address?of=many&letters=1.', 28],
  ['http://a.in http://b.in', 47],
  ['(https://a.in)', 25],
  ['a\r\nb', 3],
])('%j counts %i', (text, length) => {
  expect(xLength(text)).toBe(length)
})
