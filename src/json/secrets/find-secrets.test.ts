import { expect, test } from 'vitest'

import { findSecrets, placesOf, redacted } from './find-secrets.ts'
import { ordinaryDocument } from '../../../tests/ordinary-documents.ts'

const encoder = new TextEncoder()
const kindsIn = (value: unknown) =>
  findSecrets(encoder.encode(JSON.stringify(value))).map(({ kind }) => kind)
/** Made up here and put together while the test runs, so that no scanner of repositories takes it for a real one. */
const made = (start: string, length: number) =>
  start + 'a1B2c3D4e5F6g7H8'.repeat(20).slice(0, length)
const base64Url = (text: string) => btoa(text).replaceAll('=', '')
const JWT = `${base64Url('{"alg":"HS256","typ":"JWT"}')}.${base64Url('{"sub":"1234567890"}')}.${made('', 43)}`

test.each([
  ['aws', `AKIA${'ABCDEFGH'.repeat(2)}`],
  ['aws', `credentials ASIA${'QRST2345'.repeat(2)} of yesterday`],
  ['github', made('ghp_', 36)],
  ['github', `https://x:${made('ghs_', 36)}@github.com/a/b.git`],
  ['github', `${made('github_pat_', 22)}_${made('', 59)}`],
  ['google', made('AIza', 35)],
  ['google', made('GOCSPX-', 28)],
  ['slack', made('xoxb-123456789012-', 24)],
  ['slack', `https://hooks.slack.com/services/T00000000/B00000000/${made('', 24)}`],
  ['stripe', made('sk_live_', 24)],
  ['stripe', made('rk_test_', 24)],
  ['stripe', made('whsec_', 32)],
  ['jwt', JWT],
  ['jwt', `Bearer ${JWT}`],
  ['private-key', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'],
  ['private-key', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Bl'],
  ['private-key', '-----BEGIN PGP PRIVATE KEY BLOCK-----\n'],
  ['card', '4111 1111 1111 1111'],
  ['card', '3782-822463-10005'],
  ['pan', 'AAAPL1234C'],
])('%s: %s', (kind, text) => {
  expect(kindsIn({ a: [text] })).toEqual([kind])
})

// The last digits are those that Luhn's and Verhoeff's methods ask for (checksums.test.ts).
test.each([
  ['card', { cardNumber: '4111111111111111' }],
  ['card', { card: { number: 4111111111111111 } }],
  ['card', { debit_cards: ['6521111111111110'] }],
  ['aadhaar', { aadhaar: '234567890124' }],
  ['aadhaar', { aadhaarNo: 234567890124 }],
  ['aadhaar', { note: '2345 6789 0124' }],
  ['password', { password: 'hunter2' }],
  ['password', { db: { DB_PASSWORD: 'Tr0ub4dor&3' } }],
  ['password', { pwd: '123456' }],
  ['password', { api_key: '9f86d081884c7d65' }],
  ['password', { 'aws-secret-access-key': 'wJalrXUtnFEMI/K7MDENG' }],
  ['password', { refresh_token: '1//0gabcdefghijklmnop9' }],
  ['password', { Authorization: 'Basic dXNlcjpwYXNzd29yZDE=' }],
])('%s by the name beside it: %j', (kind, value) => {
  expect(kindsIn(value)).toEqual([kind])
})

test.each<[value: object, reason: string]>([
  [{ id: '4111111111111111' }, 'a number without a name or groups that say what it is'],
  [{ cardNumber: '4111111111111112' }, 'a wrong check digit'],
  [{ cardNumber: '1234567812345670' }, 'no network begins with 1'],
  [{ aadhaar: '134567890123' }, 'Aadhaar numbers never begin with 1'],
  [{ order: 234567890124 }, 'twelve digits with a right check digit, by chance'],
  [{ pan: 'AAADL1234C' }, 'D is no letter of a status'],
  [{ pan: 'AAAPL0000C' }, 'the numbers begin with 0001'],
  [{ gstin: '27AAPFU0939F1ZV' }, 'the PAN of a business is public in its GSTIN'],
  [{ password: 'Password' }, 'a label'],
  [{ password: 'Enter your 8 letters' }, 'a label of several words'],
  [{ forgot_password: 'https://example.org/reset1' }, 'an address'],
  [{ password: '${DB_PASSWORD_1}' }, 'a placeholder'],
  [{ password: '********1' }, 'already redacted'],
  [{ password: '' }, 'empty'],
  [{ password: null, token: true, secret: 12345678 }, 'no texts'],
  [{ nextPageToken: 'CAUQAA1234567890abcd' }, 'a place in a list'],
  [{ token: 'identifier1' }, 'a word of a language'],
  [{ secret: 'my-db-secret' }, 'the name of a secret'],
  [{ publicKey: '9f86d081884c7d65', primary_key: 'user_id_1' }, 'keys that are public, or of tables'],
  [{ key: made('pk_live_', 24) }, 'publishable keys are public'],
  [{ a: 'eyJhIjoxfQ.eyJhIjoxfQ.abcdefgh' }, 'three parts of which the first names no algorithm'],
  [{ a: '-----BEGIN PUBLIC KEY-----\nMIIB' }, 'a public key'],
])('%j is not a secret: %s', (value) => {
  expect(kindsIn(value)).toEqual([])
}) // prettier-ignore

test('1,000 ordinary documents raise no alarm', () => {
  const alarms = Array.from({ length: 1_000 }, (_, seed) => ordinaryDocument(seed)).filter(
    (document) => findSecrets(encoder.encode(document)).length > 0,
  )
  expect(alarms).toEqual([])
})

test('each value counts once, at its place', () => {
  const text = `{"क":["x",{"it's":"${made('ghp_', 36)}"},"${made('gho_', 36)}"],"password":"${made('ghp_', 36)}"}`
  const secrets = findSecrets(encoder.encode(text))
  expect(secrets).toHaveLength(3)
  // A byte for each of {"":["x",{"it's": and three for the letter. The token has 40, its quotes two.
  expect(secrets[0]).toEqual({ kind: 'github', start: 20, end: 62 })
})

test('redaction replaces strings, numbers and names, and nothing else', () => {
  const key = made('ghp_', 36)
  const text = `{ "a\\u0062": 1.0,\n "card_no" :4111111111111111, "${key}":["x ${key}\\n"] }\n`
  const bytes = encoder.encode(text)
  const places = placesOf(findSecrets(bytes))
  const written = new TextDecoder().decode(redacted(bytes, places))
  expect(written).toBe(
    '{ "a\\u0062": 1.0,\n "card_no" :"[redacted]", "[redacted]":["[redacted]"] }\n',
  )
  expect(findSecrets(encoder.encode(written))).toEqual([])
})
