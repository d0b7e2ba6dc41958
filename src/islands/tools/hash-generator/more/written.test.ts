import { expect, test } from 'vitest'

import { written } from './written.ts'

// printf abc | openssl dgst -sha256 -binary | base64
test('a digest is written in lower and upper case and in Base64', () => {
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(written(digest, 'lower')).toBe(digest)
  expect(written(digest, 'upper')).toBe(digest.toUpperCase())
  expect(written(digest, 'base64')).toBe('ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
})
