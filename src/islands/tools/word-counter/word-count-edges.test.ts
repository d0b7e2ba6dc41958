import { expect, test } from 'vitest'

import { countText } from './word-count.ts'

// The two bounds of each length in UTF-8 (RFC 3629) and of both halves of a surrogate pair
const edges = '\0 \x7f \x80 \u07ff \u0800 \ud7ff \ud800 \udbff \udc00 \udfff \ue000 \uffff'.split(
  ' ',
)

test('characters and bytes are those of the platform, with halves of pairs in any order', () => {
  const texts = edges.flatMap((first) => edges.flatMap((second) => [first + second, `a${first}`]))
  for (const text of texts) {
    const { characters, bytes } = countText(text)
    expect([characters, bytes]).toEqual([[...text].length, new TextEncoder().encode(text).length])
  }
})

// LineTerminator of ECMA-262
test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('%j ends a line', (end) => {
  expect(countText(`a${end}b`).lines).toBe(2)
})
