import { readFileSync } from 'node:fs'

import { createKeccak } from 'hash-wasm'
import { expect, test } from 'vitest'

import { aboutToken, findJwt } from '@/islands/tools/base64/report/JwtView.tsx'
import { figures as codesOf } from '@/islands/tools/hash-generator/hmac/figures.ts'
import { figures as digestsOf } from '@/islands/tools/hash-generator/figures.ts'
import { pastedDigest } from '@/islands/tools/hash-generator/expected-digest.ts'
import { whyDifferent } from '@/islands/tools/hash-generator/why/why-different.ts'
import { queryToJson } from '@/json/from/strings-to-json.ts'
import { recognise as recogniseText } from '@/json/from/recognise.ts'
import { figures as jsonFigures } from '@/islands/tools/json-formatter/figures.ts'
import { LEFT_SAMPLE, RIGHT_SAMPLE } from '@/islands/tools/json-formatter/compare/samples.ts'
import { timesIn } from '@/islands/ui/token/token-times.ts'
import { figures as lengthsOf } from '@/islands/tools/word-counter/figures.ts'
import { decodeLayers } from '@/islands/tools/url-encoder/layers/layers.ts'
import { convertUrl, isEncodedTwice } from '@/islands/tools/url-encoder/percent-encoding.ts'

/** What the articles give the reader to paste into a tool, and what they say comes of it. */
const article = (name: string) =>
  readFileSync(new URL(`../../src/content/blog/${name}.mdx`, import.meta.url), 'utf8')
const blocksOf = (name: string, language: string) => {
  const blocks = article(name).matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'gms'))
  return [...blocks].map(([, block = '']) => block)
}

test('the token reads as the article says, and its key signs it', async () => {
  const [token = '', admin = '', signature = ''] = blocksOf('base64-is-no-secret', 'text')
  const [shown = ''] = blocksOf('base64-is-no-secret', 'json')
  const claims = findJwt(token)?.token.claims?.value ?? {}
  expect(claims).toEqual(JSON.parse(shown))
  const times = timesIn(claims)
  expect(times.map(({ name, date }) => `${name} ${date.toISOString().slice(0, 10)}`)).toEqual([
    'Issued 2026-01-01',
    'Expires 2027-01-01',
  ])
  const found = findJwt(token)
  expect(found && aboutToken(found)).toContain('signature is not checked')
  const [header, body, written] = token.split('.')
  const [, key = ''] =
    /The key of this example is `(.+?)`/.exec(article('base64-is-no-secret')) ?? []
  const codes = await codesOf({ key, message: `${header}.${body}` })
  expect(codes['HMAC-SHA-256, Base64']).toBe(signature)
  expect(`${written}=`).toBe(signature)
  const forged = findJwt(`${header}.${admin}.${written}`)?.token.claims?.value
  expect(forged).toEqual({ ...JSON.parse(shown), role: 'admin' })
})

test('the note has the digest of the article, and its usual mismatches are named', async () => {
  const [digest = ''] = blocksOf('checking-a-download', 'text')
  expect(await digestsOf({ text: 'checked twice' })).toMatchObject({ 'SHA-256': digest })
  const given = pastedDigest(digest)
  if (given === undefined) throw new Error('The digest is not read.')
  const why = (text: string) => whyDifferent(new Blob([text]), given)
  expect(await why('checked twice\n')).toBe(
    'the SHA-256 hash of this file without the line break at its end',
  )
  expect(await why('\uFEFFchecked twice\r\n')).toBe(
    'the SHA-256 hash of this file without the line break at its end and without its byte order mark',
  )
  expect(await why('checked once')).toBeUndefined()
})

test('Keccak is not SHA-3', async () => {
  const keccak = await createKeccak(256)
  const digest = keccak.init().update('abc').digest()
  expect(article('why-hashes-differ')).toContain(`\`${digest.slice(0, 8)}…\``)
})

test('the document with large numbers is written again as the article says', () => {
  const [, json = '', written] =
    /JSON\.parse\('([^']+)'\)\)\n\/\/ '([^']+)'/.exec(article('big-numbers-in-json')) ?? []
  expect(jsonFigures({ json })).toEqual({ Minified: json, 'Written again by JavaScript': written })
})

test('the orders of the comparison differ by two in the last digit', () => {
  const [left = '', right = ''] = [LEFT_SAMPLE, RIGHT_SAMPLE].map(
    (sample) => /"order": (\d+)/.exec(sample)?.[1],
  )
  expect(BigInt(left) - BigInt(right)).toBe(2n)
  expect(article('big-numbers-in-json')).toContain(`${right} === ${left}\n// true`)
})

test('the address in an address loses one layer at a time', () => {
  const [value = '', query = ''] = blocksOf('percent-encoding-in-layers', 'text')
  const search = convertUrl('decode', value)
  expect(convertUrl('encode', search)).toBe(value)
  expect(isEncodedTwice(search)).toBe(true)
  const parts: string[] = []
  expect(recogniseText(query)?.name).toBe('a query string')
  queryToJson(query, { add: (part) => void parts.push(part), size: 0 })
  const [shown = ''] = blocksOf('percent-encoding-in-layers', 'json')
  expect(JSON.parse(parts.join(''))).toEqual(JSON.parse(shown))
  expect(JSON.parse(shown)).toHaveProperty('next', search)
})

test('the faults of the article look as it says', () => {
  expect(article('percent-encoding-in-layers')).toContain(
    `\`encodeURI('a b%20c')\` is \`${encodeURI('a b%20c')}\``,
  )
  expect(new URL('https://id.example/a b%20c').pathname).toBe('/a%20b%20c')
  expect(decodeLayers('%252e%252e%252f', 'plus').decodings).toEqual(['%2e%2e%2f', '../'])
  expect(() => convertUrl('decode', '%E2%8')).toThrow('Invalid input for decode operation')
  expect(() => convertUrl('decode', '100%')).toThrow(
    expect.objectContaining({ cause: expect.stringContaining('Character 4') as string }),
  )
})

test('the reminder of the article is the one that is measured', () => {
  const [text = ''] = blocksOf('counting-indic-text', 'text')
  expect(article('counting-indic-text')).toContain(`text: ${text}`)
  expect(lengthsOf({ text })).toMatchObject({ 'SMS places': '88', 'SMS messages': '2' })
})

test.each([
  ['Hindi', '\u0928\u092E\u0938\u094D\u0924\u0947'],
  ['Hindi', '\u0939\u093F\u0928\u094D\u0926\u0940'],
  ['Bengali', '\u09AC\u09BE\u0982\u09B2\u09BE'],
  ['Tamil', '\u0BA4\u0BAE\u0BBF\u0BB4\u0BCD'],
  ['Malayalam', '\u0D2E\u0D32\u0D2F\u0D3E\u0D33\u0D02'],
  ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
])('a row of the article is of the word in %s: %s', (_, word) => {
  expect(article('counting-indic-text')).toContain(`\n| \`${word}\` | <Figure`)
})

test('texts in Indian scripts are composed as NFC has them', () => {
  for (const name of ['counting-indic-text', 'why-hashes-differ', 'percent-encoding-in-layers'])
    expect(article(name)).toBe(article(name).normalize('NFC'))
})
