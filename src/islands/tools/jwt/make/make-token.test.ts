import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'

import { expect, test } from 'vitest'

import { vectorOf } from '../../../../../tests/fixtures/jwt-vectors.ts'
import { readToken } from '../read-token.ts'
import { verifySignature } from '../verify/verify-signature.ts'
import { generateKey, makeToken, publicPart, SIGNING, withMember } from './make-token.ts'

const draft = (alg: string, key: string, payload = '{ "sub": "a" }') => ({ header: `{"alg": "${alg}"}`, payload, key }) // prettier-ignore
const tokenOf = async (...given: Parameters<typeof draft>) => {
  const made = await makeToken(draft(...given))
  if (!('token' in made)) throw new Error(made.sentence)
  return made.token
}

// RFC 7515, section 3.1, with other JSON: jwt.io's first example, which many libraries have in their tests.
test('an HS256 token of known texts has the known signature', async () => {
  const made = await makeToken({
    header: '{\n  "alg": "HS256",\n  "typ": "JWT"\n}',
    payload: '{ "sub": "1234567890", "name": "John Doe", "iat": 1516239022 }',
    key: 'your-256-bit-secret',
  })
  expect(made).toEqual({
    token:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    warnings: [expect.stringContaining('attackers try')],
  })
})

test.each(SIGNING)('%s with a generated key is verified here and by Node', async (alg) => {
  const key = await generateKey(alg)
  const token = await tokenOf(alg, key)
  const part = await publicPart(key)
  const check = await verifySignature(readToken({ text: token }, 0).token, part?.jwk ?? key)
  expect(check).toMatchObject({ state: 'matches', warnings: [] })
  expect(await generateKey(alg)).not.toBe(key)
  if (part === undefined) return expect(alg).toMatch(/^HS/)
  expect(part.jwk).not.toContain('"d"')
  const [header = '', payload = '', signature = ''] = token.split('.')
  const verifier = createVerify(`sha${alg.slice(2)}`).update(`${header}.${payload}`)
  const node = { key: createPublicKey(part.pem), dsaEncoding: 'ieee-p1363' } as const
  expect(verifier.verify(node, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('a private key in PEM signs', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const token = await tokenOf('ES256', pem)
  expect(await verifySignature(readToken({ text: token }, 0).token, pem)).toMatchObject({ state: 'matches' }) // prettier-ignore
})

test('digits stay as they are written', async () => {
  const token = await tokenOf('HS256', 'x'.repeat(32), '{"id": 17478252242305210114, "x": 1.0}')
  expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).toBe('{"id":17478252242305210114,"x":1.0}') // prettier-ignore
})

test.each([
  [draft('HS256', 'k', '{\n  "a": 1,\n}'), 'payload', 'Line 3, character 1: A name'],
  [draft('HS256', 'k', '[1]'), 'payload', 'an object'],
  [draft('none', 'k'), 'header', '“alg” is one of HS256'],
  [draft('HS256', ''), 'key', 'Generate a key'],
  [draft('ES256', 'a secret'), 'key', 'needs a private key'],
  [draft('ES256', JSON.stringify(vectorOf('ES256').key)), 'key', 'This is the public key'],
  [draft('ES384', JSON.stringify(vectorOf('ES256').key)), 'key', 'ES384 needs a key of P-384'],
  [draft('HS256', '{"kty":"oct","k":""}'), 'key', 'has no “k”'],
  [
    draft('ES256', '{"kty":"EC","crv":"P-256","x":"AA","d":"AA"}'),
    'key',
    'damaged, or parts of it',
  ],
  [draft('HS256', JSON.stringify(vectorOf('ES256').key)), 'key', 'HS256 needs a shared secret'],
])('%# is refused at its field', async (given, field, words) => {
  expect(await makeToken(given)).toEqual({ field, sentence: expect.stringContaining(words) as string }) // prettier-ignore
})

test.each([
  ['{}', '{\n  "exp": 5\n}'],
  ['{"exp": 1, "id": 17478252242305210114}', '{\n  "exp": 5,\n  "id": 17478252242305210114\n}'],
  ['{"a":{"exp":1}}', '{\n  "a": {\n    "exp": 1\n  },\n  "exp": 5\n}'],
  ['not JSON', 'not JSON'],
  ['[1]', '[1]'],
])('a member is set in %s', (text, result) => expect(withMember(text, 'exp', '5')).toBe(result))
