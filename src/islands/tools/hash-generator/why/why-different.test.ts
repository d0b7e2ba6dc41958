import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { digestOfWord } from '../expected-digest.ts'
import { isTriedAsText, whyDifferent } from './why-different.ts'

const why = (content: string, digest: string) => {
  const given = digestOfWord(digest)
  if (given === undefined) throw new Error('no digest')
  return whyDifferent(new Blob([content]), given)
}
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

test.each([
  ['a\r\nb\r\n', 'a\nb\n', 'with LF line ends'],
  ['a\nb\n', 'a\r\nb\r\n', 'with CRLF line ends'],
  ['a\nb', 'a\rb', 'with CR line ends'],
  ['a\r\nb', 'a\rb', 'with CR line ends'],
  ['a\rb\r', 'a\rb', 'without the line break at its end'],
  ['a\rb', 'a\rb\r', 'with a line break at its end'],
  ['a\nb\n', 'a\nb', 'without the line break at its end'],
  ['a\nb', 'a\nb\n', 'with a line break at its end'],
  ['a\r\nb', 'a\r\nb\r\n', 'with a line break at its end'],
  ['\uFEFFनमस्ते', 'नमस्ते', 'without its byte order mark'],
  ['नमस्ते', '\uFEFFनमस्ते', 'with a byte order mark'],
  ['User@Example.com', 'user@example.com', 'in lower case'],
  ['abc', 'ABC', 'in upper case'],
  [
    '\uFEFFa\r\nb\r\n',
    'a\nb',
    'with LF line ends, without the line break at its end and without its byte order mark',
  ],
])('%j is told from %j: %s', async (content, given, words) => {
  expect(await why(content, sha256(given))).toBe(`the SHA-256 hash of this file ${words}`)
})

test('another algorithm of the same length is named', async () => {
  const digest = createHash('sha3-256').update('abc').digest('hex')
  expect(await why('abc', digest)).toBe('the SHA3-256 hash of this file as it is')
})

test('the digest of nothing is named', async () => {
  // RFC 1321 A.5, of the empty string.
  const digest = 'd41d8cd98f00b204e9800998ecf8427e'
  expect(await why('abc', digest)).toBe('the MD5 hash of an empty file')
})

test('other content stays unexplained, also where it is no text', async () => {
  expect(await why('abc', sha256('abd'))).toBeUndefined()
  const given = { digest: sha256('a'), algorithms: ['SHA-256'] as const }
  expect(await whyDifferent(new Blob([new Uint8Array([0xff, 0xfe])]), given)).toBeUndefined()
})

// sha256sum prints this for "a", CR and "b".
test('the hash of field-dev-f07 is that of the text with CR line ends', async () => {
  const digest = 'af9081672dd5ef3247a30c2db5b0dafcc9bcf981a26aefb3c55d210d43fcc14e'
  expect(await why('a\nb', digest)).toBe('the SHA-256 hash of this file with CR line ends')
})

test('line ends are not said to be tried on bytes that are not text', async () => {
  expect(await isTriedAsText(new Blob(['a']))).toBe(true)
  expect(await isTriedAsText(new Blob([new Uint8Array([0xff, 0xfe])]))).toBe(false)
})
