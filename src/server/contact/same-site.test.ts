import { expect, test } from 'vitest'

import { isFromOwnPages } from './same-site.ts'

test.each([
  [
    'a browser on a page of the site',
    { origin: 'https://g.in', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['a proxy that ends TLS', { origin: 'https://g.in' }, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
  ['a program that is no browser', {}, true],
  ['a page elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['a page elsewhere in an old browser', { origin: 'https://evil.example' }, false],
  [
    'a neighbour on a subdomain',
    { origin: 'https://x.g.in', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['another port of the same machine', { origin: 'https://g.in:8443' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['a value made up', { origin: 'https://g.in', 'sec-fetch-site': 'same-origin-ish' }, false],
  ['no address at all', { origin: 'g.in' }, false],
])('%s', (_who, headers, expected) => {
  expect(isFromOwnPages(new Headers(headers as Record<string, string>), 'g.in')).toBe(expected)
})

test('the address of the site counts when a proxy rewrites Host', () => {
  expect(isFromOwnPages(new Headers({ origin: 'https://ganak.example' }), '10.0.0.3:4321')).toBe(
    true,
  )
})
