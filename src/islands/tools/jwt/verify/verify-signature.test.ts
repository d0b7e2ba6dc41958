import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'

import { describe, expect, test } from 'vitest'

import {
  CERTIFICATE,
  tokenVectors,
  UNSECURED,
  vectorOf,
} from '../../../../../tests/fixtures/jwt-vectors.ts'
import { readToken } from '../read-token.ts'
import { readKey } from './read-key.ts'
import { verifySignature } from './verify-signature.ts'

const check = (token: string, key: string) =>
  verifySignature(readToken({ text: token }, 0).token, key)
const encoded = (text: string) => Buffer.from(text).toString('base64url')
/** Changes the last byte of the payload. */
const forged = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(payload, 'base64url')
  bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1
  return [header, bytes.toString('base64url'), signature].join('.')
}
const hs256 = (payload: string, secret: string | Buffer) => {
  const input = `${encoded('{"alg":"HS256"}')}.${encoded(payload)}`
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
}
const pemOf = (key: Record<string, string>, type: 'spki' | 'pkcs1' = 'spki') =>
  createPublicKey({ key, format: 'jwk' }).export({ type, format: 'pem' }).toString()

describe('the vectors of the standards', () => {
  test.each(tokenVectors.map(({ source, ...rest }) => [source, rest] as const))(
    '%s',
    async (_, { token, key }) => {
      expect(await check(token, JSON.stringify(key))).toMatchObject({ state: 'matches', warnings: [] }) // prettier-ignore
      expect(await check(forged(token), JSON.stringify(key))).toMatchObject({ state: 'differs' })
    },
  )

  test.each(['RS256', 'PS384', 'ES256', 'ES512', 'EdDSA'])(
    '%s by PEM and in a set',
    async (alg) => {
      const { token, key } = vectorOf(alg)
      expect(await check(token, pemOf(key))).toMatchObject({ state: 'matches' })
      const keys = [vectorOf('HS256').key, ...tokenVectors.map((one) => one.key)]
      expect(await check(token, JSON.stringify({ keys }))).toMatchObject({ state: 'matches' })
    },
  )

  test('RSA by PKCS #1', async () => {
    const { token, key } = vectorOf('RS256')
    expect(await check(token, pemOf(key, 'pkcs1'))).toMatchObject({ state: 'matches' })
  })
})

test('the key is cut out of the certificate of RFC 7517, appendix B', async () => {
  const { x5c, n } = CERTIFICATE
  const key = readKey(`-----BEGIN CERTIFICATE-----\n${x5c}\n-----END CERTIFICATE-----`)
  if (key.form !== 'spki') throw new Error(key.form)
  const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('spki', key.der, rsa, true, ['verify'])
  expect(await crypto.subtle.exportKey('jwk', imported)).toMatchObject({ n, e: 'AQAB' })
})

describe('signatures of Node', () => {
  test.each([
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ])('%s', async (alg, hash) => {
    const input = `${encoded(`{"alg":"${alg}"}`)}.e30`
    const secret = 's'.repeat(64)
    const code = createHmac(hash, secret).update(input).digest('base64url')
    expect(await check(`${input}.${code}`, secret)).toMatchObject({
      state: 'matches',
      warnings: [],
    })
  })

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
  const pair = { 'P-256': ec('P-256'), 'P-384': ec('P-384'), 'P-521': ec('P-521') }
  test.each([
    ['RS384', rsa, { hash: 'sha384' }],
    ['RS512', rsa, { hash: 'sha512' }],
    ['PS256', rsa, { hash: 'sha256', padding: 6, saltLength: 32 }],
    ['PS512', rsa, { hash: 'sha512', padding: 6, saltLength: 64 }],
    ['ES384', pair['P-384'], { hash: 'sha384', dsaEncoding: 'ieee-p1363' }],
    ['ES512', pair['P-521'], { hash: 'sha512', dsaEncoding: 'ieee-p1363' }],
    ['Ed25519', generateKeyPairSync('ed25519'), {}],
  ] as const)(
    '%s, with its private keys in PEM too',
    async (alg, { privateKey, publicKey }, how) => {
      const { hash, ...options } = { hash: undefined, ...how }
      const input = `${encoded(`{"alg":"${alg}"}`)}.e30`
      const signature = sign(hash ?? null, Buffer.from(input), {
        key: privateKey,
        ...options,
      } as never)
      const token = `${input}.${signature.toString('base64url')}`
      const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
      expect(await check(token, pem)).toMatchObject({ state: 'matches', warnings: [] })
      for (const type of [
        'pkcs8',
        ...(alg.startsWith('Ed') ? [] : [alg.startsWith('ES') ? 'sec1' : 'pkcs1']),
      ]) {
        const own = privateKey.export({ type: type as 'pkcs8', format: 'pem' }).toString()
        const { state, warnings } = await check(token, own)
        expect([type, state, warnings[0]]).toEqual([type, 'matches', expect.stringContaining('private key')]) // prettier-ignore
      }
    },
  )

  test('ES256 in DER, as OpenSSL writes it, is named', async () => {
    const input = `${encoded('{"alg":"ES256"}')}.e30`
    const der = sign('sha256', Buffer.from(input), pair['P-256'].privateKey)
    const { sentence } = await check(`${input}.${der.toString('base64url')}`, pemOf(vectorOf('ES256').key)) // prettier-ignore
    expect(sentence).toContain('written in DER')
  })
})

describe('a secret', () => {
  test.each([
    ['as text', 'a secret of more than thirty-two bytes', 'a secret of more than thirty-two bytes', 'the secret.'],
    ['with a line break', 'a secret of more than thirty-two bytes', ' a secret of more than thirty-two bytes\n', 'without the white space'],
    ['in hexadecimal', Buffer.alloc(32, 7), Buffer.alloc(32, 7).toString('hex'), 'read as hexadecimal'],
    ['in Base64', Buffer.alloc(32, 255), Buffer.alloc(32, 255).toString('base64'), 'read as Base64'],
  ])('%s', async (_, secret, entered, words) => {
    const result = await check(hs256('{}', secret), entered)
    expect([result.state, result.warnings]).toEqual(['matches', []])
    expect(result.sentence).toContain(words)
  }) // prettier-ignore

  test('that can be guessed is named', async () => {
    expect((await check(hs256('{}', 'secret'), 'secret')).warnings[0]).toContain('attackers try')
    expect((await check(hs256('{}', 'Zx81!'), 'Zx81!')).warnings[0]).toContain('The secret has 5 bytes. HS256 needs at least 32') // prettier-ignore
  })

  test('that is the text of a public key is an attack', async () => {
    const pem = pemOf(vectorOf('RS256').key)
    expect(await check(hs256('{"admin":true}', pem), pem)).toMatchObject({ state: 'forged' })
    expect(await check(hs256('{"admin":true}', pem.trim()), pem)).toMatchObject({ state: 'forged' })
    const { state, sentence } = await check(vectorOf('HS256').token, pem)
    expect(state).toBe('differs')
    expect(sentence).toContain('needs a shared secret')
  })
})

test('a secret of one byte has the singular (field-dev-f17)', async () => {
  expect((await check(hs256('{}', 's'), 's')).warnings[0]).toContain('The secret has 1 byte. HS256 needs at least 32') // prettier-ignore
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'the algorithm and the type of key %s are unknown ones',
  async (name) => {
    const token = `${encoded(`{"alg":"${name}"}`)}.e30.c2ln`
    expect((await check(token, 'x')).sentence).toBe(`Browsers cannot verify the algorithm “${name}”.`) // prettier-ignore
    const key = JSON.stringify({ kty: name })
    expect((await check(vectorOf('RS256').token, key)).sentence).toContain(`this is a key of the type “${name}”`) // prettier-ignore
  },
)

// field-dev-r21: the secrets of the reports, the HMAC by OpenSSL through Node.
test.each([
  ['oleg', 'oleg', 'matches'],
  ['oleg', 'oleg3', 'differs'],
  ['oleg', 'anything', 'differs'],
  [Buffer.from('GQDstcKsx0NHjPOuXOYg5MbeJ1XT0uFiwDVvVBrk', 'base64'), 'GQDstcKsx0NHjPOuXOYg5MbeJ1XT0uFiwDVvVBrk', 'matches'],
])('a token signed with %j is verified with %s: %s', async (secret, entered, state) => {
  expect((await check(hs256('{"sub":"1"}', secret), entered)).state).toBe(state)
}) // prettier-ignore

test('the signature of field-dev-f06 in ordinary Base64 is refused, and in Base64url it matches', async () => {
  const ordinary = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV/adQssw5c=' // prettier-ignore
  expect(await check(ordinary, 'your-256-bit-secret')).toMatchObject({ state: 'problem', sentence: 'The signature is not Base64url, so it cannot be verified.' }) // prettier-ignore
  const repaired = ordinary.replace('/', '_').replace('=', '')
  expect((await check(repaired, 'your-256-bit-secret')).state).toBe('matches')
})

describe('what cannot be verified is a problem with its reason', () => {
  const { token, key } = vectorOf('RS256')
  const named = { ...vectorOf('PS384').key, kid: 'other' }
  test.each([
    [UNSECURED, 'x', 'names no algorithm'],
    [token.replace(/[^.]*$/, ''), 'x', 'has no signature'],
    [`${encoded('{"alg":"ES256K"}')}.e30.c2ln`, 'x', 'cannot verify the algorithm “ES256K”'],
    [vectorOf('HS256').token.slice(0, -8), 'x', 'The signature has 26 bytes, and HS256 has 32'],
    [token, 'my secret', 'RS256 needs a public key: PEM, a certificate, a JWK or a JWKS. This is plain text'],
    [token, 'https://a.example/jwks.json', 'the page fetches nothing'],
    [token, pemOf(vectorOf('ES256').key), 'RS256 needs an RSA key, and this is a key of P-256'],
    [token, JSON.stringify(vectorOf('HS256').key), 'this is a shared secret'],
    [token, pemOf(key).replace(/-----END.*/s, ''), 'is missing, so the key is cut off'],
    [token, pemOf(key).replace(/(.{64}\n)/, ''), /damaged|not use|not Base64/],
    [token, '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIF\n-----END ENCRYPTED PRIVATE KEY-----', 'protected by a password'],
    [token, '-----BEGIN X509 CRL-----\nMIIF\n-----END X509 CRL-----', 'is not a key for a signature'],
    [token, '{"kty":"RSA"', 'it is not JSON'],
    [token, '{"kty":"RSA","n":"AQAB"}', 'damaged, or parts of it are missing'],
    [vectorOf('PS384').token, JSON.stringify({ keys: [named] }), 'No key of the set has the kid “bilbo.baggins@hobbiton.example”. It has “other”.'],
    [vectorOf('HS256').token, '{"kty":"oct","k":""}', 'has no “k”'],
    [vectorOf('ES256').token, JSON.stringify({ keys: [key] }), 'No key of the set is for ES256'],
    [token, 'x'.repeat(100_001), 'longer than 100,000'],
  ])('%# ', async (text, entered, words) => {
    const { state, sentence } = await check(text, entered)
    expect(state).toBe('problem')
    expect(sentence).toMatch(words instanceof RegExp ? words : new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))) // prettier-ignore
  }) // prettier-ignore

  test('a JWK that is for something else is used, and that is named', async () => {
    const { warnings } = await check(token, JSON.stringify({ ...key, alg: 'RS512', use: 'enc', key_ops: ['encrypt'] })) // prettier-ignore
    expect(warnings).toEqual([expect.stringContaining('The key is for RS512'), expect.stringContaining('for encryption'), expect.stringContaining('key_ops')]) // prettier-ignore
  })

  test('a short RSA key is named', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const input = `${encoded('{"alg":"RS256"}')}.e30`
    const signature = sign('sha256', Buffer.from(input), createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))) // prettier-ignore
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect((await check(`${input}.${signature.toString('base64url')}`, pem)).warnings).toEqual([expect.stringContaining('shorter than 2048')]) // prettier-ignore
  })
})
