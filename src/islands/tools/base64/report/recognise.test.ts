import { timesIn } from '@/islands/ui/token/token-times.ts'
import { describe, expect, test } from 'vitest'

import { aboutToken, findJwt, timeRemarks, tokenText } from './JwtView.tsx'
import { readPem, recognise } from './recognise.ts'
import { summaryOf } from './sentences.ts'

// RFC 7519 section 3.1.
const JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
// RFC 7519 section 6.1.
const UNSECURED =
  'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.'

describe('a JSON Web Token', () => {
  test('is taken apart, with its time as a date', () => {
    const token = findJwt(JWT)?.token
    expect(token?.header.value).toEqual({ typ: 'JWT', alg: 'HS256' })
    expect(token?.claims?.value).toEqual({
      iss: 'joe',
      exp: 1300819380,
      'http://example.com/is_root': true,
    })
    // date -u -d @1300819380
    const date = new Date('2011-03-22T18:43:00Z')
    expect(timesIn(token?.claims?.value ?? {})).toEqual([
      { claim: 'exp', name: 'Expires', seconds: 1300819380, date },
    ])
    expect(token?.isUnsecured).toBe(false)
  })

  test('without an algorithm is said to be unsecured', () => {
    expect(findJwt(UNSECURED)?.token.isUnsecured).toBe(true)
  })

  test('keeps the digits of a number that JavaScript cannot hold', () => {
    const claims = Buffer.from('{"id":17478252242305210114,"exp":1e400}').toString('base64url')
    const token = findJwt(`eyJhbGciOiJub25lIn0.${claims}.`)?.token
    expect(token?.claims?.text).toContain('17478252242305210114')
    expect(timesIn(token?.claims?.value ?? {})).toEqual([])
  })

  test.each(['www.example.com', 'a.b.c', '1.2.3', 'eyJhIjoxfQ.e30.'])('%s is none', (text) => {
    expect(findJwt(text)).toBeUndefined()
  })

  test.each([
    ['a header', `Authorization: Bearer ${JWT}\r\n`, 1],
    ['a line of a log', `2026-11-24T09:30:00Z GET /a?access_token=${JWT}&b=1 200 "curl/8"`, 1],
    ['JSON', `{"access_token":"${JWT}","refresh_token":"${UNSECURED}"}`, 2],
    ['a cookie', `Cookie: a=b; session=${JWT}; c=d`, 1],
    ['white space', `\n  ${JWT} \n`, 1],
    ['a command', `curl -H 'Authorization: bearer ${JWT}' https://example.com`, 1],
  ])('is found in %s', (_, text, count) => {
    expect(findJwt(text)).toEqual({ token: findJwt(JWT)?.token, count, rest: '' })
  })

  test('with times in milliseconds has a remark for each', () => {
    // date -u -d @1700000000000 +%Y
    expect(timeRemarks({ iat: 1700000000, exp: 1700000000000 })).toEqual([
      '“exp” is too large for seconds, which would be in the year 55840. It was probably written in milliseconds.',
    ])
  })

  test('that goes on after its third part is named as it is', () => {
    expect(findJwt(`${JWT}.x`)?.rest).toBe('.x')
    expect(findJwt(`${JWT}=`)?.rest).toBe('=')
  })

  test('is said in the words of what it is', () => {
    const found = findJwt(JWT)
    if (found === undefined) throw new Error('no token')
    expect(aboutToken(found)).toMatch(/^This is a JSON Web Token\. Each part of it is Base64\./)
    expect(aboutToken({ ...found, count: 3 })).toMatch(/^This is the first of 3 JSON Web Tokens/)
    expect(tokenText(found)).toMatch(/^Header\n\{[^]*HS256[^]*\n\nClaims\n\{[^]*"iss": ?"joe"/)
  })

  test('is searched for in time that grows with the text alone', () => {
    const start = performance.now()
    for (const piece of ['ey-', 'eyJ.', 'eyJhbGciOiJub25lIn0.', 'eyJa-'])
      findJwt(piece.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('PEM', () => {
  // RFC 7468, sections 5 to 13.
  test.each([
    ['CERTIFICATE', 'an X.509 certificate', false],
    ['X509 CRL', 'a certificate revocation list', false],
    ['CERTIFICATE REQUEST', 'a request for a certificate (PKCS #10)', false],
    ['PKCS7', 'a PKCS #7 message', false],
    ['CMS', 'a message in the Cryptographic Message Syntax', false],
    ['PRIVATE KEY', 'a private key (PKCS #8)', true],
    ['ENCRYPTED PRIVATE KEY', 'an encrypted private key (PKCS #8)', true],
    ['ATTRIBUTE CERTIFICATE', 'an attribute certificate', false],
    ['PUBLIC KEY', 'a public key', false],
    ['PERSONAL NOTE', undefined, false],
  ])('%s', (label, kind, isSecret) => {
    const pem = `Subject: me\n-----BEGIN ${label}-----\r\nZm9v\r\nYmFy\r\n-----END ${label}-----\n`
    expect(readPem(pem)).toEqual({ label, kind, isSecret, count: 1, body: 'Zm9v\nYmFy' })
  })

  test('headers and a checksum are no part of what is inside', () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nZm9v\n-----END RSA PRIVATE KEY-----`
    expect(readPem(key)?.body).toBe('Zm9v')
    const pgp = `-----BEGIN PGP MESSAGE-----\n\nZm9v\n=aB+/\n-----END PGP MESSAGE-----`
    expect(readPem(pgp)?.body).toBe('Zm9v')
  })

  test('whose end has another label is none', () => {
    expect(readPem('-----BEGIN A-----\nZm9v\n-----END B-----')).toBeUndefined()
  })
})

describe('what was pasted', () => {
  const refused = { mode: 'decode', isRefused: true } as const
  test.each([
    ['{"a": 1}', 'This is not Base64 but JSON.'],
    ['https://example.com/a?b=c', 'This is not Base64 but a web address.'],
    ['<html><body>', 'This is not Base64 but XML or HTML.'],
    ['123e4567-e89b-12d3-a456-426614174000', 'This is not Base64 but a UUID.'],
    ['de:ad:be:ef:00:11:22:33', 'This is not Base64 but 8 bytes in hexadecimal.'],
    ['SGVsbG8%3D', 'This is Base64 that was percent-encoded for a web address.'],
    ['"SGVsbG8="', 'This is in quotes, as in code.'],
    ['Hello, how are you today?', 'This is not Base64 but text in words.'],
    ['nobody@example.com', 'This is not Base64 but an e-mail address.'],
    ['Zm9v!', ''],
  ])('%s', (text, sentence) => {
    const summary = summaryOf(recognise(text), refused)
    expect(summary.startsWith(sentence)).toBe(true)
    expect(summary === '').toBe(sentence === '')
  })

  // The beginnings of such files as Base64.
  test.each([
    ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'PNG picture'],
    ['/9j/4AAQSkZJRgABAQAAAQABAAD', 'JPEG picture'],
    ['H4sIAAAAAAAAA8tIzcnJBwCGphA2BQAAAA==', 'gzip file'],
    ['R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'GIF picture'],
    [btoa('<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>'), 'SVG picture'],
    [btoa(`a.txt${'\0'.repeat(252)}ustar\x0000${'\0'.repeat(247)}hello\n`), 'tar archive'],
  ])('%s is the Base64 of a file', (text, name) => {
    expect(recognise(text)).toMatchObject({ kind: 'file', type: { name } })
    const summary = summaryOf(recognise(text), { mode: 'encode', isRefused: false })
    expect(summary).toBe(
      `This is already Base64: of ${name === 'SVG picture' ? 'an' : 'a'} ${name}.`,
    )
  })

  test('is nothing in particular while plain text is encoded', () => {
    for (const text of ['internationalization', 'नमस्ते', 'SGVsbG8gd29ybGQ='])
      expect(summaryOf(recognise(text), { mode: 'encode', isRefused: false })).toBe('')
  })
})
