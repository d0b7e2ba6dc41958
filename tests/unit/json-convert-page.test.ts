import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { convert } from '@/json/convert/convert-for-tests.ts'
import { writeCsv } from '@/json/convert/csv.ts'

const page = readFileSync('src/content/tools/json-formatter.mdx', 'utf8')

test('the page of the JSON formatter shows the CSV that its example becomes', () => {
  const [, json = '', csv = ''] = /```json\n(.+?)```.+?```csv\n(.+?)```/s.exec(page) ?? []
  expect(convert(writeCsv, json).text.replaceAll('\r\n', '\n')).toBe(csv)
  expect(csv).toContain('-20.50')
})
