import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { siteUrl } from '../../src/prerender/site-settings.ts'
import { calculatorSlugs } from '../calculators.ts'
import { embedPaths, toolPagePaths } from '../site-map.ts'
import { headingOf } from './markup.ts'
import { htmlOf, weightOf } from './weight.ts'

const toolPathOf = (path: string) => path.replace('/embed/', '/tools/')

test('tools that may be framed are the money calculators and five others, none of them for secrets', () => {
  const tools = embedPaths.map((path) => path.split('/')[2])
  const others = [
    'age-calculator',
    'base64',
    'percentage-calculator',
    'url-encoder',
    'word-counter',
  ]
  const secret = ['password-generator', 'qr-code-generator', 'hash-generator', 'json-formatter']
  expect(tools).toEqual(expect.arrayContaining([...others, 'loan-calculator', 'tax-calculator']))
  expect(tools.filter((tool) => secret.includes(tool ?? ''))).toEqual([])
})

test('the dialog for other sites leads to what may be changed in its line', () => {
  const [, href = ''] =
    /'\/faq#([^']*)'/.exec(readFileSync('src/lib/embed/embed-dialog.ts', 'utf8')) ?? []
  expect(href.length).toBeGreaterThan(5)
  expect(htmlOf('/faq')).toContain(` id="${href}"`)
})

describe.each(embedPaths)('%s', (path) => {
  const html = htmlOf(path)

  test('is not a separate page for search engines', () => {
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${toolPathOf(path)}">`)
    expect(readFileSync('dist/client/sitemap-0.xml', 'utf8')).not.toContain(path)
  })

  test('has the tool of its page, and nothing of the site but the way to it', () => {
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
    expect(main).toContain('<astro-island')
    expect(headingOf(main)).toBe(headingOf(htmlOf(toolPathOf(path))))
    expect(html).not.toMatch(
      /<(?:header|footer|nav|dialog)\b|data-ad=|data-tool-href|rel="manifest"/,
    )
    const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link)
    expect(links).toHaveLength(1)
    expect(links[0]).toMatch(
      new RegExp(`href="${toolPathOf(path)}"[^>]* target="_blank" rel="noopener"`),
    )
  })

  test('starts no offline copy, and none has it', () => {
    for (const address of weightOf(path).scripts)
      expect(readFileSync(`dist/client${address}`, 'utf8')).not.toContain('serviceWorker')
    const [list = ''] = globSync('dist/client/_astro/offline-list.*.json')
    expect(readFileSync(list, 'utf8')).not.toContain(`"${path}"`)
  })
})

test('no page lets its frame take the height of its content, which would follow from what is entered', () => {
  // Chrome's `frame-sizing` works with pages that have this meta element, or that call requestResize.
  for (const path of globSync('**/*.{html,js}', { cwd: 'dist/client' }))
    expect(readFileSync(`dist/client/${path}`, 'utf8'), path).not.toMatch(
      /responsive-embedded-sizing|requestResize\b/,
    )
})

test.each(toolPagePaths)('%s offers a frame exactly where it has one', (path) => {
  const slug = path.replace('/tools/', '')
  const embed = `/embed/${slug}`
  const html = htmlOf(path)
  const [, offered] = /data-embed="([^"]*)"/.exec(html) ?? []
  expect(offered).toBe(embedPaths.includes(embed) ? embed : undefined)
  // A calculator offers it in its share menu, which is not part of the page until it is opened.
  const hasButton = embedPaths.includes(embed) && !calculatorSlugs.includes(slug)
  expect(html.includes('data-open-embed')).toBe(hasButton)
})
