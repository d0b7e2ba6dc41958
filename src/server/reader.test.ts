import { expect, test } from 'vitest'

import { hostOf, readerOf } from './reader.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

test.each([
  ['browser', { 'user-agent': chrome }],
  ['browser', { 'user-agent': chrome, 'sec-fetch-mode': 'navigate' }],
  ['script', { 'user-agent': chrome, 'sec-fetch-mode': 'cors' }],
  ['script', { 'user-agent': chrome, 'sec-fetch-mode': 'no-cors' }],
  // As Google documents its crawler, July 2026.
  [
    'robot',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['robot', { 'user-agent': 'curl/8.5.0' }],
  ['robot', { 'user-agent': chrome.replace('Chrome', 'HeadlessChrome') }],
  ['robot', {}],
  // The phones of this maker have "bot" in their name.
  ['browser', { 'user-agent': chrome.replace('K)', 'CUBOT X18)') }],
])('it is a %s: %o', (reader, headers) => {
  expect(readerOf(headers)).toBe(reader)
})

test.each([
  ['https://www.google.com/', 'google.com'],
  ['https://News.Ycombinator.com/item?id=1', 'news.ycombinator.com'],
  ['https://asha:secret@blog.example:8443/a?b#c', 'blog.example'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['http://203.0.113.9/x', '203.0.113.9'],
  ['https://xn--p5b0a.example/', 'xn--p5b0a.example'],
])('the host of %s is %s', (referrer, host) => {
  expect(hostOf(referrer)).toBe(host)
})

test.each([
  '',
  '-',
  'reddit.com',
  'about:blank',
  'https://',
  'asha@example.in',
  'a b',
  '\u001b[2J',
  'x'.repeat(300),
])('%j names no host', (referrer) => {
  expect(hostOf(referrer)).toBeUndefined()
})
