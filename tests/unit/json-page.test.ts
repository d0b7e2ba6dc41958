import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { csvToJson } from '../../src/json/from/csv-to-json.ts'

const page = readFileSync('src/content/tools/json-formatter.mdx', 'utf8')

test('the row of CSV that the JSON page shows becomes the object it shows', () => {
  const [, row, header, object] = /the row `(.+?)` under `(.+?)` becomes `(.+?)`/.exec(page) ?? []
  let written = ''
  csvToJson(`${header}\n${row}`, { size: 0, add: (text) => void (written += text) })
  expect(written).toBe(`[\n${object}\n]`)
})
