import { createHash, createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { digestOfWord } from '../expected-digest.ts'
import { whyDifferent, whySignature } from './why-different.ts'

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const why = (text: string, digest: string) => {
  const given = digestOfWord(digest)
  if (given === undefined) throw new Error('no digest')
  return whyDifferent(new Blob([text]), given, 'text')
}

// The expected digests are those of OpenSSL, through Node.
test.each([
  ['  a b ', 'a b', 'without the white space at its start and end'],
  ['a \nb\t\n', 'a\nb\n', 'without the spaces at the ends of lines'],
  ['10\u00a0000', '10 000', 'with plain spaces instead of non-breaking ones'],
  ['cafe\u0301', 'caf\u00e9', 'with accents as part of their letters (NFC)'],
  ['caf\u00e9', 'cafe\u0301', 'with accents as separate characters (NFD)'],
  ['abc', '"abc"', 'in quotation marks'],
  ["'abc'", 'abc', 'without the quotation marks around it'],
  [' a ', 'a\n', 'without the white space at its start and end and with a line break at its end'],
  ['a\\nb', 'a\nb', 'with its \\n as line breaks'],
  ['BA7816BF', 'ba7816bf', 'in lower case'],
  ['caf\u00e9', Buffer.from('caf\u00e9', 'latin1'), 'in ISO 8859-1 (Latin-1)'],
  ['₹5', Buffer.from('₹5', 'utf16le'), 'in UTF-16 (little-endian)'],
  ['a', Buffer.from([0, 0x61]), 'in UTF-16 (big-endian)'],
  ['a', Buffer.from([0xff, 0xfe, 0x61, 0]), 'with a byte order mark and in UTF-16 (little-endian)'],
  ['616263', 'abc', 'read as hexadecimal digits'],
  ['YWJj', 'abc', 'read as Base64'],
  [
    ' Caf\u00e9\n',
    'CAFE\u0301',
    'without the white space at its start and end, in upper case and with accents as separate characters (NFD)',
  ],
])('%j has the expected digest %s', async (text, content, words) => {
  expect(await why(text, sha256(content))).toBe(`the SHA-256 hash of this text ${words}`)
})

test('the digest of no text is named, and other content stays unexplained', async () => {
  expect(await why('abc', sha256(''))).toBe('the SHA-256 hash of an empty text')
  expect(await why('abc', sha256('abd'))).toBeUndefined()
})

const sign = (key: string | Buffer, message: string, name = 'sha256') =>
  createHmac(name, key).update(message).digest('hex')
const whySigned = (message: string, key: string, received: string, form: 'text' | 'hex' = 'text') =>
  whySignature(new Blob([message]), { key, form, received })

test.each([
  [sign('Jefe', 'a\r\n'), 'the HMAC-SHA-256 of this message with CRLF line ends'],
  [sign('Jefe', 'a'), 'the HMAC-SHA-256 of this message without the line break at its end'],
  [sign('Jefe', 'a\n', 'sha3-256'), 'the HMAC-SHA3-256 of this message as it is'],
  [`sha256=${sign('Jefe', 'A\n').toUpperCase()}`, 'the HMAC-SHA-256 of this message in upper case'],
  [sha256('a\n'), 'the plain SHA-256 hash of this message, without the key'],
  [sha256('Jefea\n'), 'the plain SHA-256 hash of the key followed by this message, which is not an HMAC'], // prettier-ignore
  [sha256('a\nJefe'), 'the plain SHA-256 hash of this message followed by the key, which is not an HMAC'], // prettier-ignore
])('the signature %s is explained', async (received, words) => {
  expect(await whySigned('a\n', 'Jefe', received)).toBe(words)
})

test('other readings of the key are tried, also with a changed message', async () => {
  const bytes = Buffer.from('0b0b0b0b', 'hex')
  expect(await whySigned('Hi', '0b0b0b0b', sign(bytes, 'Hi'))).toBe(
    'the HMAC-SHA-256 with the key read as hexadecimal, of this message as it is',
  )
  expect(await whySigned('Hi', '0b0b0b0b', sign('0b0b0b0b', 'Hi'), 'hex')).toBe(
    'the HMAC-SHA-256 with the key as text, of this message as it is',
  )
  expect(await whySigned('Hi', ' key\n', sign('key', 'Hi\n'))).toBe(
    'the HMAC-SHA-256 with the key without the white space around it, of this message with a line break at its end',
  )
  const secret = Buffer.from('random secret')
  expect(await whySigned('Hi', `whsec_${secret.toString('base64')}`, sign(secret, 'Hi'))).toBe(
    'the HMAC-SHA-256 with the key without “whsec_” and read as Base64, of this message as it is',
  )
  expect(await whySigned('Hi', 'key', sign('other', 'Hi'))).toBeUndefined()
})
