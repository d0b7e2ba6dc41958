import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'

import { HtmlValidate } from 'html-validate/node'
import { describe, expect, test } from 'vitest'

import { urlPath } from '../../src/server/built-file.ts'
import { headersFor } from '../../src/server/headers.ts'
import { toolSlugs, viewSlugs } from '../site-map.ts'

const files = globSync('dist/client/**/*.html')
const read = (file: string) => readFileSync(file, 'utf8')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(files)('%s', (file) => {
  const html = read(file)
  const policy =
    /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html)?.[1] ?? ''

  test('has the policy, and every inline script and style is in it', () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    for (const [, attributes = '', code = ''] of html.matchAll(
      /<script([^>]*)>([^]*?)<\/script>/g,
    )) {
      if (code !== '' && !attributes.includes('ld+json')) expect(policy).toContain(sha256(code))
    }
    for (const [, code = ''] of html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)) {
      expect(policy).toContain(sha256(code))
    }
  })

  test('has no unused hash in its policy', () => {
    const hashes = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash)
    const inline = [...html.matchAll(/<(script|style)[^>]*>([^]*?)<\/\1>/g)]
    const present = new Set(inline.map(([, , code = '']) => sha256(code)))
    expect(hashes.filter((hash) => !present.has(hash))).toEqual([])
  })

  test('has no style attribute and no event handler attribute', () => {
    const tags = html.replace(/<(script|style)[^>]*>[^]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? []
    expect(
      tags.filter((tag) => /\s(?:style|on[a-z]+)=/.test(tag.replace(/"[^"]*"/g, '""'))),
    ).toEqual([])
  })

  test('may call a server only if it is the contact page', () => {
    expect(/connect-src/.test(policy)).toBe(/client\/contact\/index/.test(file))
  })

  // Browsers enforce both: a header that is stricter than the page would break it, and a looser one adds nothing.
  test('its header allows what its own policy allows, and lets no more out', () => {
    const header = headersFor(urlPath(file.replace('dist/client/', '')))['Content-Security-Policy']
    const [own, sent] = [policy, header ?? ''].map((text) => {
      const parts = text.split(';').map((part) => part.trim().split(/ (.*)/))
      return new Map(parts.map(([name = '', sources = '']) => [name, sources]))
    })
    for (const name of ['connect-src', 'form-action', 'frame-src'])
      expect(sent?.get(name), name).toBe(own?.get(name) ?? own?.get('default-src'))
    for (const [name, sources] of own ?? []) {
      const allowed = (sent?.get(name) ?? sent?.get('default-src') ?? '').split(' ')
      const needed = sources.split(' ').filter((source) => !/^'(?:none|sha256-.*)'$/.test(source))
      if (name.endsWith('-src')) expect(allowed, name).toEqual(expect.arrayContaining(needed))
    }
  })

  test('brings its tools to life after the first paint', () => {
    for (const [island] of html.matchAll(/<astro-island[^>]*>/g))
      expect(island).toContain(' client="painted"')
  })

  test('loads nothing from elsewhere', () => {
    const loaded = [
      ...html.matchAll(
        /<(?:script|img|iframe|link rel="(?:stylesheet|preload|icon|manifest|modulepreload)")[^>]*(?:src|href)="([^"]+)"/g,
      ),
    ]
    expect(
      loaded
        .map(([, address]) => address)
        .filter((address) => /^(?:https?:)?\/\//.test(address ?? '')),
    ).toEqual([])
  })
})

/** Astro puts the one style of its islands beside the first of them. */
const ASTRO_STYLE = '<style> element is not permitted as content under <div>'

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // Astro writes <!DOCTYPE html> and void elements its own way, and moves styles of islands into the body.
      'doctype-style': 'off',
      'void-style': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React writes inputMode and autoComplete as it spells the properties; HTML does not mind.
      'attr-case': 'off',
      // A select cannot hold links, which the options of the search are.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // The prefix of React's generated ids ends in an underscore.
      'valid-id': ['error', { relaxed: true }],
    },
  })
  const found: string[] = []
  for (const file of files) {
    const report = await validator.validateFile(file)
    for (const { messages } of report.results) {
      const own = messages.filter(({ message }) => message !== ASTRO_STYLE)
      found.push(...own.map(({ line, message, ruleId }) => `${file}:${line} ${ruleId}: ${message}`))
    }
  }
  expect(found).toEqual([])
})

test('the tools that are read and the tools that are touched are the same', () => {
  expect(readdirSync('src/islands/tools').toSorted()).toEqual(toolSlugs.toSorted())
  expect(viewSlugs.filter((slug) => !existsSync(`src/islands/tools/${slug}`))).toEqual([])
})

// https://developers.cloudflare.com/pages/configuration/headers/ (read 2026-11-22)
test('the headers of static hosts are within what Cloudflare takes: 100 rules, 2,000 characters a line', () => {
  const lines = read('dist/client/_headers').split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000)
})
