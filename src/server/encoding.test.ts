import { expect, test } from 'vitest'

import { acceptedEncodings } from './encoding.ts'

// RFC 9110, 12.5.3.
test.each([
  ['', []],
  ['br', ['br']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['x-gzip', ['gzip']],
  ['GZIP;Q=1.0', ['gzip']],
  ['gzip;q=0.5, br;q=0.1', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['identity', []],
  ['identity;q=1, gzip;q=0.5, br;q=0.2', []],
  ['identity;q=0.5, gzip', ['gzip']],
  ['br;q=much', []],
  ['compress', []],
])('"%s" accepts %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})
