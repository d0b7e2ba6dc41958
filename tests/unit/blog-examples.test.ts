import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** The examples of the developer article, run by the engine itself: what it gives is what the article must say. */
const article = readFileSync(
  new URL('../../src/content/blog/developer.mdx', import.meta.url),
  'utf8',
)

const bigId = '17478252242305210114'
const sample = 'Tea & Co, 50% off'

const stated: [string, string][] = [
  ['the last exact whole number', `only up to ${Number.MAX_SAFE_INTEGER}.`],
  ['what is left of a long id', `.id // ${JSON.parse(bigId)}`],
  ['a number written again', `\`1.0\` becomes \`${JSON.stringify(JSON.parse('1.0'))}\``],
  ['an overflow written again', `\`1e400\` becomes \`${JSON.stringify(JSON.parse('1e400'))}\``],
  ['the value that wins', `keeps the last value, \`${roleOf('{"role":"user","role":"admin"}')}\``],
  ['the order of digit-like keys', `in the order ${keysOf('{"10":1,"9":2,"b":3}')}.`],
  ['a Basic header', `Basic ${Buffer.from('admin:password123').toString('base64')}\n`],
  ['Hindi in Base64', `right result is \`${Buffer.from('नमस्ते').toString('base64')}\``],
  ['a digest with a line feed', `\`b\` | \`${sha256('a\nb').slice(0, 8)}\``],
  ['a digest with CR and LF', `\`b\` | \`${sha256('a\r\nb').slice(0, 8)}\``],
  ['the digest of a bad password', `begins with \`${sha256('password').slice(0, 8)}\``],
  ['the rupee sign', `\`₹\` is \`${encodeURIComponent('₹')}\``],
  ['a component', `\`encodeURIComponent\` | \`${encodeURIComponent(sample)}\` |`],
  ['an address', `\`encodeURI\` | \`${encodeURI(sample)}\` |`],
  [
    'a form',
    `\`URLSearchParams\` | \`${new URLSearchParams({ q: sample }).toString().slice(2)}\` |`,
  ],
  ['encoding twice', `\`%20\` encoded again is \`${encodeURIComponent('%20')}\``],
]

test.each(stated)('the article is right about %s', (_subject, text) => {
  expect(article.replaceAll(/ +\|/g, ' |')).toContain(text)
})

test('the reviver of the article keeps every digit', () => {
  expect(article).toContain("key === 'id' ? BigInt(context.source) : value")
  const parse = JSON.parse as (
    text: string,
    reviver: (key: string, value: unknown, context: { source: string }) => unknown,
  ) => { id: bigint }
  const { id } = parse(`{"id":${bigId}}`, (key, value, context) =>
    key === 'id' ? BigInt(context.source) : value,
  )
  expect(String(id)).toBe(bigId)
})

test('btoa refuses Hindi, as the article says', () => {
  expect(() => btoa('नमस्ते')).toThrow()
})

test('a password of 16 characters from 26 + 26 + 10 + 26 carries about 103 bits', () => {
  const symbols = '!@#$%^&*()_+-=[]{}|;:,.<>?'
  const alphabet = 26 + 26 + 10 + symbols.length
  expect(Math.floor(16 * Math.log2(alphabet))).toBe(103)
  expect(article).toContain(`from the ${alphabet} of the`)
  expect(article).toContain('about 103 bits')
})

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function roleOf(json: string): string {
  return (JSON.parse(json) as { role: string }).role
}

function keysOf(json: string): string {
  return Object.keys(JSON.parse(json) as object).join(', ')
}
