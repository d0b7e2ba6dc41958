import { describe, expect, test } from 'vitest'

import { tokenVectors, UNSECURED, vectorOf } from '../../../../tests/fixtures/jwt-vectors.ts'
import { claimRows } from './claim-rows.ts'
import { readToken } from './read-token.ts'
import { verdictOf, verdictText, CHECKING, NO_KEY } from './verdict.ts'

const JWT = vectorOf('HS256').token
/** 1300819380 is 2011-03-22T18:43:00Z by date(1), so this is three days later. */
const NOW = 1_300_819_380 + 3 * 86_400

const read = (text: string) => readToken({ text }, NOW * 1000)
const encoded = (text: string) => Buffer.from(text).toString('base64url')
const made = (header: string, payload: string, signature = 'c2ln') =>
  `${encoded(header)}.${encoded(payload)}${signature === undefined ? '' : `.${signature}`}`
const withClaims = (claims: string) => made('{"alg":"HS256"}', claims)
const warningsOf = (text: string) => read(text).token.warnings.join('\n')
const causeOf = (text: string) => {
  try {
    read(text)
  } catch (error) {
    return String((error as Error).cause)
  }
  return 'no error'
}

describe('a token', () => {
  test('of RFC 7519, section 3.1, is taken apart', () => {
    const { token, output } = read(JWT)
    expect(token.alg).toBe('HS256')
    expect(token.header.text).toBe('{\n  "typ": "JWT",\n  "alg": "HS256"\n}')
    expect(output).toBe(
      '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}',
    )
    expect(token.warnings).toEqual([])
  })

  test.each(tokenVectors.map(({ source, alg, token }) => [source, alg, token]))(
    'of %s names %s',
    (_, alg, token) => expect(read(token).token.alg).toBe(alg),
  )

  test.each([
    ['a header', `Authorization: Bearer ${JWT}`],
    ['a log line', `2026-11-28 10:00:00 DEBUG token=${JWT} from 10.0.0.1`],
    ['JSON', `{"access_token":"${JWT}"}`],
    ['lines', `Bearer ${JWT.replace(/(.{40})/g, '$1\n')}`],
  ])('is found in %s', (_, text) => expect(read(text).token.parts.join('.')).toBe(JWT))

  test('in two lines each are two tokens, and the first is read', () => {
    const { token } = read(`${JWT}\n${UNSECURED}`)
    expect([token.count, token.alg]).toEqual([2, 'HS256'])
  })

  test('keeps every digit', () =>
    expect(read(withClaims('{"id":17478252242305210114,"x":1.0}')).output).toBe(
      '{\n  "id": 17478252242305210114,\n  "x": 1.0\n}',
    ))

  test('of a megabyte is read, and more than that is named', () => {
    const { token } = read(withClaims(`{"exp":1300819380,"x":"${'a'.repeat(700_000)}"}`))
    expect(token.warnings).toEqual([])
    expect(warningsOf(`${JWT} ${'x'.repeat(1_000_000)}`)).toContain('first 1,000,000 characters')
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a token of the algorithm %s is like one of any unknown algorithm',
  (name) => {
    const { token } = read(made(`{"alg":"${name}"}`, `{"${name}":1}`))
    expect(claimRows(token, NOW)[0]).toEqual({ label: 'Algorithm (alg)', text: name, meaning: '' })
    expect(verdictText(verdictOf(token, NO_KEY, NOW, 0))).toBe('Never expires · not verified')
  },
)

describe('a malformed token is refused with its place', () => {
  test.each([
    ['hello', /three parts.*There are no dots/],
    [`${JWT}.x`, /It has 4 parts/],
    [`The token is ${JWT}.`, /A dot follows the third part/],
    [`${JWT}.a.b.c`, /It has 6 parts/],
    ['a.b.c.d', /It has 4 parts, so one may be missing/],
    [`Bearer ${JWT.replace('.', '.+')}`, /Part 2, the payload, .* character 49 of the text\. It is “\+”, where Base64url has “-”/], // prettier-ignore
    [made('{"alg":"HS256",}', '{}'), /header, is not JSON\. At its character 16: A name/],
    [`${encoded('[1]')}.e30.c2ln`, /JSON, but not an object/],
    [`${encoded('{"alg":"HS256"}')}.abcde.c2ln`, /One letter is left over/],
  ])('%s', (text, reason) => expect(causeOf(text)).toMatch(reason))
})

describe('a token whose signature is not Base64url', () => {
  // field-dev-f06: the signature in ordinary Base64.
  const ORDINARY = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV/adQssw5c=' // prettier-ignore
  test.each([
    ['a slash', ORDINARY, 35, '“/”, where Base64url has “_”'],
    ['a plus sign', `Bearer ${JWT.replace(/.$/, '+')}`, 43, '“+”, where Base64url has “-”'],
    ['padding', `{"token":"${JWT}="}`, 44, '“=”, and a token has no padding'],
    ['a percent escape', `a?token=${JWT}%20`, 44, '“%”'],
    ['an ellipsis', `${JWT}…`, 44, '“…”'],
    ['a slash and line breaks', ORDINARY.replace(/.{60}/g, '$&\n'), 35, '“/”'],
  ])('is read whole, and %s is named', (_, text, place, words) => {
    const { token } = read(text)
    expect(token.warnings.join()).toContain(`Part 3, the signature, is not Base64url at its character ${place}. It is ${words}`) // prettier-ignore
  })

  test('never ends at an address that goes on', () => {
    const text = `https://a.example/verify/${JWT}/next`
    expect(read(text).token.parts.join('.')).toBe(JWT)
  })
})

describe('what must be known before a token is trusted is named', () => {
  test.each([
    ['two parts', JWT.replace(/\.[^.]*$/, ''), 'only two parts'],
    ['an empty signature', JWT.replace(/[^.]*$/, ''), 'The third part is empty'],
    ['a damaged signature', `${JWT}ab`, 'Part 3, the signature, is not Base64url at its character 45'],
    ['none', UNSECURED, 'anybody can write such a token'],
    ['nOnE', made('{"alg":"nOnE"}', '{}', ''), 'a known way around filters'],
    ['no alg', made('{"typ":"JWT"}', '{}'), 'The header has no “alg”'],
    ['repeated claims', withClaims('{"admin":false,"admin":true}'), 'payload has “admin” more than once'],
    ['repeated header', made('{"alg":"HS256","alg":"none"}', '{}'), 'header has “alg” more than once'],
    ['crit', made('{"alg":"HS256","crit":["b64","x"]}', '{}'), '“crit” names “x”'],
    ['b64', made('{"alg":"HS256","b64":false}', '{}'), 'RFC 7797'],
    ['jwk', made('{"alg":"ES256","jwk":{}}', '{}'), 'carries its own key'],
    ['jku', made('{"alg":"ES256","jku":"https://a.example"}', '{}'), 'names an address for the key'],
    ['a path', made('{"alg":"HS256","kid":"../../dev/null"}', '{}'), 'a path to a file'],
    ['SQL', made('{"alg":"HS256","kid":"x\' UNION SELECT 1"}', '{}'), 'a database query'],
    ['empty crit', made('{"alg":"HS256","crit":[]}', '{}'), '“crit” must be a list'],
    ['crit of what is not there', made('{"alg":"HS256","crit":["b64"]}', '{}'), 'which the header does not have'],
    // The year: date -u -d @1300819380000 +%Y.
    ['milliseconds', withClaims('{"exp":1300819380000}'), '“exp” is too large for seconds, which would be in the year 43191. It was probably written in milliseconds.'],
    ['microseconds', withClaims('{"exp":1300819380000000}'), '“exp” is too large for seconds. It was probably written in microseconds.'],
    ['1e308', withClaims('{"exp":1e308}'), '“exp” is too large for a time in any unit.'],
    ['text', withClaims('{"exp":"1300819380"}'), '“exp” is not a number'],
    ['no exp', withClaims('{}'), 'never expires'],
    ['the future', withClaims(`{"iat":${NOW + 3600}}`), '“iat” is in the future'],
    ['not JSON', withClaims('{"a":}'), 'The payload is not JSON. At its character 6'],
    ['not text', `${encoded('{"alg":"HS256"}')}.gIGC.c2ln`, 'The payload is not text'],
    ['EdDSA', vectorOf('EdDSA').token, 'deprecated since October 2025'],
    ['plain text', vectorOf('EdDSA').token, 'a signed message but not a JSON Web Token'],
    ['JWE', `${encoded('{"alg":"dir","enc":"A256GCM"}')}..YQ.YQ.YQ`, 'Only its header can be read'],
  ])('%s', (_, text, words) => expect(warningsOf(text)).toContain(words)) // prettier-ignore
})

describe('the answer', () => {
  const verdict = (claims: string, leeway = 0, check = NO_KEY) => {
    const found = verdictOf(read(withClaims(claims)).token, check, NOW, leeway)
    return { text: verdictText(found), tone: found.tone }
  }

  // RFC 7519, section 4.1.4: "on or after which the JWT MUST NOT be accepted".
  test.each([
    ['{"exp":1300819380}', 0, 'Expired 3 days ago · not verified', 'bad'],
    [`{"exp":${NOW}}`, 0, 'Expired now · not verified', 'bad'],
    [`{"exp":${NOW + 0.5}}`, 0, 'Expires now · not verified', 'plain'],
    [`{"exp":${NOW + 7200}}`, 0, 'Expires in 2 hours · not verified', 'plain'],
    [`{"exp":${NOW - 30}}`, 60, 'Expired 30 seconds ago, within the leeway · not verified', 'plain'],
    [`{"exp":${NOW - 60}}`, 60, 'Expired 1 minute ago · not verified', 'bad'],
    [`{"nbf":${NOW + 90},"exp":${NOW + 900}}`, 60, 'Usable in 1 minute · not verified', 'plain'],
    ['{}', 0, 'Never expires · not verified', 'plain'],
    ['{"exp":"soon"}', 0, 'No readable expiry · not verified', 'plain'],
  ] as const)('%s with %s seconds: %s', (claims, leeway, text, tone) =>
    expect(verdict(claims, leeway)).toEqual({ text, tone })) // prettier-ignore

  test('never calls a token valid, and is good only with a signature in time', () => {
    const matches = { state: 'matches', sentence: '', warnings: [] } as const
    const claims = `{"exp":${NOW + 7200}}`
    expect(verdict(claims, 0, matches)).toEqual({ text: 'Expires in 2 hours · signature verified', tone: 'good' }) // prettier-ignore
    expect(verdict('{"exp":1300819380}', 0, matches).tone).toBe('bad')
    expect(verdict(claims, 0, { ...matches, state: 'differs' }).tone).toBe('bad')
    expect(verdict(claims, 0, CHECKING).text).not.toContain('verified')
    expect(verdictText(verdictOf(read(UNSECURED).token, NO_KEY, NOW, 0))).toBe('Expired 3 days ago · not signed') // prettier-ignore
  })

  // RFC 7515, section 4.1.11; RFC 7797, section 6.
  test.each([
    '"crit":[]',
    '"crit":"exp"',
    '"crit":["exp"]',
    '"crit":["b64"]',
    '"crit":["b64","x"],"b64":true',
    '"b64":true',
  ])('of a token that must be refused is never good: %s', (member) => {
    const matches = { state: 'matches', sentence: '', warnings: [] } as const
    const { token } = read(made(`{"alg":"HS256",${member}}`, `{"exp":${NOW + 7200}}`))
    const found = verdictOf(token, matches, NOW, 0)
    expect([found.tone, verdictText(found)]).toEqual(['bad', 'Expires in 2 hours · must be refused']) // prettier-ignore
  })

  test('with a start that is not a number is never good', () => {
    const matches = { state: 'matches', sentence: '', warnings: [] } as const
    const { token } = read(withClaims(`{"nbf":"soon","exp":${NOW + 7200}}`))
    expect(verdictOf(token, matches, NOW, 0)).toMatchObject({ time: 'No readable start', tone: 'plain' }) // prettier-ignore
  })

  test('has words for a time that no clock reaches, without powers of ten', () => {
    for (const exp of ['1e308', '1e400', '1e22'])
      expect(verdict(`{"exp":${exp}}`).text).toBe('Expires in more than a million years · not verified') // prettier-ignore
    expect(verdict('{"exp":-1e308}').text).toBe('Expired more than a million years ago · not verified') // prettier-ignore
    const { token } = read(withClaims('{"iat":0,"exp":1e308}'))
    expect(claimRows(token, NOW)).toContainEqual({ label: 'Lifetime', text: 'more than a million years', meaning: 'from iat to exp' }) // prettier-ignore
  })

  test('has the claims in words, with times in IST', () => {
    const token = read(
      withClaims('{"iss":"joe","aud":["a","b"],"iat":1300815780,"exp":1300819380}'),
    )
    const rows = claimRows(token.token, NOW).map(({ label, text, meaning }) => [
      label,
      text,
      meaning,
    ])
    // date -u -d @1300819380, and 5 hours 30 minutes more.
    expect(rows).toContainEqual(['Expires (exp)', expect.stringMatching(/^Wednesday 23 March 2011, 00:13:00 IST/), '3 days ago']) // prettier-ignore
    expect(rows).toContainEqual(['Lifetime', '1 hour', 'from iat to exp'])
    expect(rows).toContainEqual(['For whom (aud)', 'a, b', undefined])
  })

  test('has rows at the ends of what a date can hold', () => {
    for (const exp of [-8.64e12, 8.64e12, 1300819380.5, 1e300])
      expect(() => claimRows(read(withClaims(`{"exp":${exp}}`)).token, NOW)).not.toThrow()
  })
})
