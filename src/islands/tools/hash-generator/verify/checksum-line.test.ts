import { expect, test } from 'vitest'

import { checksumLine } from './checksum-list.ts'

// GNU coreutils 9.1: the digest shortened, the line as sha256sum prints it.
test.each([
  ['a.txt', 'ab  a.txt\n'],
  [' a b', 'ab   a b\n'],
  ['*a', 'ab  *a\n'],
  ['a\\b', '\\ab  a\\\\b\n'],
  ['a\nb', '\\ab  a\\nb\n'],
  ['a\rb', '\\ab  a\\rb\n'],
])('the line of %j is the one sha256sum prints', (name, line) => {
  expect(checksumLine('ab', name)).toBe(line)
})
