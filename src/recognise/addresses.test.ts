import { expect, test } from 'vitest'

import { recogniseText } from './recognise-text.ts'

const reasonOf = (text: string) => recogniseText(text)[0]?.reason

test.each([
  ['https://paypal.com.evil.in/login', 'one of evil.in with “paypal.com” in front'],
  ['paypal.com.evil.in', 'one of evil.in with “paypal.com” in front'],
  ['www.onlinesbi.co.in.evil.com/', 'one of evil.com with “www.onlinesbi.co.in” in front'],
  [
    'https://example.com\nhttps://paypal.com.evil.in',
    '2 web addresses, among them one of evil.in with “paypal.com” in front',
  ],
  ['https://www.google.co.in/', 'a web address'],
  ['example.co.in/path', 'a web address without https://'],
  ['https://example.com\nhttps://example.org', '2 web addresses'],
])('%j is %s', (text, reason) => {
  expect(reasonOf(text)).toBe(reason)
})
