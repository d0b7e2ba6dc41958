import { expect, test } from 'vitest'

import { byteText } from './read-codes.ts'

// The same word in the encodings that AIM's list of ECI numbers names.
test.each([
  [undefined, [0xc3, 0xa9], 'é'],
  [undefined, [0xe9], 'é'],
  [26, [0xc3, 0xa9], 'é'],
  [3, [0xe9], 'é'],
  [4, [0xe8], 'č'],
  [17, [0xa4], '€'],
  [20, [0x82, 0xa0], 'あ'],
  [22, [0xe6], 'ж'],
  [25, [0x09, 0x28], 'न'],
  [30, [0xb0, 0xa1], '가'],
])('encoding %s reads %j as %s', (encoding, bytes, text) => {
  expect(byteText(Uint8Array.from(bytes), encoding)).toBe(text)
})
