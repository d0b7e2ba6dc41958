import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

test('the page that verifies files shows the hashes of its two lines', () => {
  const page = readFileSync('src/content/tools/hash-generator/verify.mdx', 'utf8')
  expect(page, 'src/content/tools/hash-generator/verify.mdx').toContain(
    `| CRLF | \`${sha256('line one\r\nline two\r\n')}\` |`,
  )
  expect(page, 'src/content/tools/hash-generator/verify.mdx').toContain(
    `| LF | \`${sha256('line one\nline two\n')}\` |`,
  )
})

test('the page of authentication codes shows the one of its example', () => {
  const page = readFileSync('src/content/tools/hash-generator/hmac.mdx', 'utf8')
  const [, key = '', message = '', code] =
    /the key `(.+?)` and the message `(.+?)`\. Its HMAC-SHA-256 is `(.+?)`/.exec(page) ?? []
  expect(createHmac('sha256', key).update(message).digest('hex')).toBe(code)
})
