import { expect, it } from 'vitest'

import { recogniseText } from './recognise-text.ts'

/** Beginnings that lead a check into its last part. */
const STARTS = [
  ...['a', '{"', '[“', '"', 'a: ', 'www.', 'data:a/b;', 'eyJhbGciOiJIUzI1NiJ9.', '-----BEGIN '],
  ...['sha256:', 'SHA256 (', '%41', '* * * * ', '?a=', '01/04/2025 ', '15 Mar 2024 x -', 'AAAA'],
]
const REPEATED = [' ', '1', 'a', '.', '=', '"', '1,', ' \n', '",', ')=', '[ ', '* ']
/** A linear check takes a few milliseconds; a check that starts again at each letter takes seconds to minutes. */
const MOST_MS = 1000

it.each(STARTS)('takes no longer than the length of the text allows after %j', (start) => {
  const slow = REPEATED.filter((part) => {
    const text = `${start}${part.repeat(65_000 / part.length)}x`
    const began = performance.now()
    recogniseText(text)
    return performance.now() - began > MOST_MS
  })
  expect(slow).toEqual([])
})
