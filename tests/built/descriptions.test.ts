import { existsSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { siteUrl } from '../../src/prerender/site-settings.ts'
import { allPaths } from '../site-map.ts'
import { textOf, titleOf } from './markup.ts'
import { htmlOf } from './weight.ts'

describe.each([...allPaths, '/404'])('%s', (path) => {
  const html = htmlOf(path)
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

  test('describes itself to search engines and networks', () => {
    const title = titleOf(html)
    expect(title).toBeTruthy()
    expect(meta('description')).toBeTruthy()
    expect(meta('keywords')).toBeTruthy()
    const elsewhere = [meta('og:title'), meta('twitter:title')]
    expect(elsewhere.map((found = '') => textOf(found))).toEqual([title, title])
    expect(meta('og:description')).toBe(meta('description'))
    const image = meta('og:image') ?? ''
    expect(image.startsWith(`${siteUrl}/`)).toBe(true)
    expect(existsSync(`dist/client${image.slice(siteUrl.length)}`)).toBe(true)
  })

  test('names its own address, unless it is not to be found', () => {
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    const expected = path === '/404' ? undefined : new URL(path, siteUrl).href
    expect([canonical, meta('og:url')]).toEqual([expected, expected])
    expect(meta('robots')).toBe(path === '/404' ? 'noindex' : undefined)
  })

  test('carries the record of a free application, and none that no search engine shows', () => {
    const records = [
      ...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
    ].map(([, text = '']) => JSON.parse(text))
    const application = records.find((record) => record['@type'] === 'WebApplication')
    expect(application.offers).toMatchObject({ price: '0', priceCurrency: 'USD' })
    expect(records.map((record) => record['@type'])).not.toContain('FAQPage')
  })
})

test('no two pages share a title or a description', () => {
  const pages = allPaths.map(htmlOf)
  const descriptions = pages.map(
    (html) => /<meta name="description" content="(.*?)"/.exec(html)?.[1],
  )
  expect(new Set(pages.map(titleOf)).size).toBe(allPaths.length)
  expect(new Set(descriptions).size).toBe(allPaths.length)
})
