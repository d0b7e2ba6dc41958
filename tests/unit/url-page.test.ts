import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { encodeAs, ENCODINGS } from '../../src/islands/tools/url-encoder/encodings/encodings.ts'

const page = readFileSync('src/content/tools/url-encoder.mdx', 'utf8')

test('the example of the URL page is encoded as each standard has it', () => {
  const [, text = '', ...shown] =
    /`(a b.+?)` is `(.+?)`, `(.+?)`, `(.+?)` and `(.+?)`/.exec(page) ?? []
  expect(ENCODINGS.map(({ id }) => encodeAs(id, text))).toEqual(shown)
})
