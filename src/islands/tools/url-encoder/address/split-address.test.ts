import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { joinAddress, splitAddress } from './split-address.ts'

describe('an address taken apart', () => {
  // The examples of RFC 3986, section 1.1.2; the first is from section 3.
  test.each([
    [
      'foo://example.com:8042/over/there?name=ferret#nose',
      {
        scheme: 'foo',
        host: 'example.com',
        port: '8042',
        path: '/over/there',
        query: 'name=ferret',
        fragment: 'nose',
      },
    ],
    [
      'urn:example:animal:ferret:nose',
      { scheme: 'urn', slashes: undefined, path: 'example:animal:ferret:nose' },
    ],
    [
      'ftp://ftp.is.co.za/rfc/rfc1808.txt',
      { scheme: 'ftp', host: 'ftp.is.co.za', path: '/rfc/rfc1808.txt' },
    ],
    [
      'ldap://[2001:db8::7]/c=GB?objectClass?one',
      { host: '[2001:db8::7]', port: undefined, path: '/c=GB', query: 'objectClass?one' },
    ],
    [
      'mailto:John.Doe@example.com',
      { scheme: 'mailto', slashes: undefined, path: 'John.Doe@example.com' },
    ],
    ['news:comp.infosystems.www.servers.unix', { path: 'comp.infosystems.www.servers.unix' }],
    ['tel:+1-816-555-1212', { path: '+1-816-555-1212' }],
    ['telnet://192.0.2.16:80/', { host: '192.0.2.16', port: '80', path: '/' }],
    ['urn:oasis:names:specification:docbook:dtd:xml:4.1.2', { scheme: 'urn' }],
    // The URL standard splits at the last "@", and reads "\\" as "/" only in special schemes.
    ['https://a@b:c@d.test:/x', { user: 'a@b', password: 'c', host: 'd.test', port: '' }],
    ['https://good.test\\@evil.test/', { host: 'good.test', path: '\\@evil.test/' }],
    ['foo://a\\b@c/', { user: 'a\\b', host: 'c' }],
    ['//x.in?', { scheme: undefined, host: 'x.in', query: '' }],
    ['/search?q=1#', { slashes: undefined, path: '/search', query: 'q=1', fragment: '' }],
  ])('%s', (address, parts) => {
    expect(splitAddress(address)).toMatchObject(parts)
  })

  test.each(['', 'hello', 'a b', 'https://x.in/a b', 'two\nhttps://x.in', 'x.in/a'])(
    '%j is none',
    (text) => {
      expect(splitAddress(text)).toBeUndefined()
    },
  )

  test('is put together to the letter', () => {
    const piece = fc.constantFrom(...'a:/?#@\\[]%&=+.', '//', '%41', 'न', 'http', '80')
    const start = fc.constantFrom('https:', 'foo:', 'HTTP://', '/', '?', '#', '//')
    fc.assert(
      fc.property(start, fc.array(piece), (first, rest) => {
        const address = first + rest.join('')
        const parts = splitAddress(address)
        expect(parts && joinAddress(parts)).toBe(address)
      }),
    )
  })
})
