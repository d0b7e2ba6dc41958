import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { allPaths, embedPaths } from '../site-map.ts'
import { htmlOf } from './weight.ts'

/** Fields in which text is typed or shown; the other types, and fields of amounts, take no text. */
const FIELD = /<(?:textarea|input)\b[^>]*>/g
const OTHER_TYPE =
  /\stype="?(?:hidden|checkbox|radio|range|color|file|date|number|submit|button)\b|\sinputmode="?decimal/i

test.each([...allPaths, ...embedPaths])('%s keeps writing helpers out of its fields', (path) => {
  const fields = Array.from(htmlOf(path).matchAll(FIELD), ([tag]) => tag)
  const ofText = fields.filter((tag) => !OTHER_TYPE.test(tag))
  const unprotected = ofText.filter(
    (tag) => !/writingsuggestions="?false/i.test(tag) || !/spellcheck="?false/i.test(tag),
  )
  expect(unprotected).toEqual([])
})

/** Parts that load later are not in the built pages, so this test reads their source. */
test('so do the parts that come later', () => {
  const sources = globSync('src/**/*.tsx').map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }))
  const unprotected = sources.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/<(?:textarea|input)\n?\s([^]*?)\/>/g), ([tag]) => tag)
      .filter((tag) => !/type="(?:hidden|checkbox|radio|range|color|file|date|number)"/.test(tag))
      .filter((tag) => !/inputMode="decimal"|type=\{type\}|\{\.\.\.PLAIN_TYPING\}/.test(tag))
      .map((tag) => `${path}: ${tag.slice(0, 80)}`),
  )
  expect(unprotected).toEqual([])
})
