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
  // twitter-text, conformance/validate.yml: lengths, and URLs without a protocol
  ['This is a test.', 15],
  ['test.com', 23],
  ['Test https://test.com test https://test.com test.com test', 86],
  ['t.co', 23],
  ['foo.co.jp', 23],
  ['example.com/path/to/resource?search=foo&lang=en', 23],
  ['https://www.twitter.com/aloha '.repeat(10), 240],
  // By its rules: what follows @, # or $, belongs to an e-mail, or does not end in a top-level domain is text.
  ['me@test.com', 11],
  ['me.in@test.com', 14],
  ['@test.com #test.com', 19],
  ['file.zzz and 3.14', 17],
  ['Read example.in. Then (t.co)!', 61],
  ['example.com.zzz', 27],
])('%j counts %i', (text, length) => {
  expect(xLength(text)).toBe(length)
})
