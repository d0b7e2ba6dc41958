import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { convert } from '@/json/convert/convert-for-tests.ts'
import { writeCsv } from '@/json/convert/csv.ts'
import { encodeAs, ENCODINGS } from '@/islands/tools/url-encoder/encodings/encodings.ts'
import { csvToJson } from '@/json/from/csv-to-json.ts'

// The examples of the pages of text tools, by the tools themselves or by Node.

const pageOf = (slug: string) => readFileSync(`src/content/tools/${slug}.mdx`, 'utf8')
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

test('the example of the URL page is encoded as each standard has it', () => {
  const [, text = '', ...shown] =
    /`(a b.+?)` is `(.+?)`, `(.+?)`, `(.+?)` and `(.+?)`/.exec(pageOf('url-encoder')) ?? []
  expect(ENCODINGS.map(({ id }) => encodeAs(id, text))).toEqual(shown)
})

test('the page of the JSON formatter shows the CSV that its example becomes', () => {
  const [, json = '', csv = ''] =
    /```json\n(.+?)```.+?```csv\n(.+?)```/s.exec(pageOf('json-formatter')) ?? []
  expect(convert(writeCsv, json).text.replaceAll('\r\n', '\n')).toBe(csv)
  expect(csv).toContain('-20.50')
})

test('the row of CSV that the JSON page shows becomes the object it shows', () => {
  const [, row, header, object] =
    /the row `(.+?)` under `(.+?)` becomes `(.+?)`/.exec(pageOf('json-formatter')) ?? []
  let written = ''
  csvToJson(`${header}\n${row}`, { size: 0, add: (text) => void (written += text) })
  expect(written).toBe(`[\n${object}\n]`)
})

test('the page that verifies files shows the hashes of its two lines', () => {
  const page = pageOf('hash-generator/verify')
  for (const [name, end] of [
    ['CRLF', '\r\n'],
    ['LF', '\n'],
  ] as const)
    expect(page, 'src/content/tools/hash-generator/verify.mdx').toContain(
      `| ${name} | \`${sha256(`line one${end}line two${end}`)}\` |`,
    )
})

test('the page of authentication codes shows the one of its example', () => {
  const [, key = '', message = '', code] =
    /the key `(.+?)` and the message `(.+?)`\. Its HMAC-SHA-256 is `(.+?)`/.exec(
      pageOf('hash-generator/hmac'),
    ) ?? []
  expect(createHmac('sha256', key).update(message).digest('hex')).toBe(code)
})
