import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { everyHasher, hashBlob } from '../../src/islands/tools/hash-generator/stream-hash.ts'
import { isTracking } from '../../src/islands/tools/url-encoder/address/tracking-parameters.ts'
import { decodeLayers } from '../../src/islands/tools/url-encoder/layers/layers.ts'
import { readSiteRule } from '../../src/islands/tools/password-generator/rules/site-rule.ts'
import { smsOf } from '../../src/islands/tools/word-counter/limits/sms.ts'
import { xLength } from '../../src/islands/tools/word-counter/limits/x-length.ts'

/** The examples in the questions about text tools, by the tools themselves. */
const [general, developer] = ['general', 'developer'].map((name) =>
  readFileSync(`src/content/faq/${name}.md`, 'utf8'),
)

test('150 letters and a ₹ are three messages, and without it one', () => {
  expect(general).toContain('So 150 letters and a ₹ are three messages instead of one.')
  expect(smsOf(`${'a'.repeat(150)}₹`).parts).toBe(3)
  expect(smsOf('a'.repeat(150)).parts).toBe(1)
})

test('a domain counts 23 on X, and the others what is said of them', () => {
  expect(general).toContain('"example.com" counts 23')
  expect(['example.com', 'न', '茶', '👋', '₹'].map(xLength)).toEqual([23, 1, 2, 2, 2])
})

test('SHA-512 and SHA-512/256 of abc begin as is said', async () => {
  const digests = await hashBlob(new Blob(['abc']), ['SHA-512', 'SHA-512/256'], everyHasher)
  const start = (name: 'SHA-512' | 'SHA-512/256') => digests[name]?.slice(0, 8)
  expect(developer).toContain(`begins with \`${start('SHA-512')}\``)
  expect(developer).toContain(`its SHA-512/256 with \`${start('SHA-512/256')}\``)
})

test('%2520 is a space below two layers', () => {
  expect(decodeLayers('a%2520b', 'plus').decodings).toEqual(['a%20b', 'a b'])
})

test('the parameters that are named follow a click or a campaign', () => {
  for (const name of ['utm_source', 'fbclid']) expect(isTracking(name, 'example.com')).toBe(true)
})

test('the rules that are quoted are understood', () => {
  const [, quoted = ''] = /such as "(8 to 16 characters[^"]+)"/.exec(general ?? '') ?? []
  expect(readSiteRule(quoted).rule).toMatchObject({ minLength: 8, maxLength: 16 })
})
