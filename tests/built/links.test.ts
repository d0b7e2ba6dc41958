import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { site } from '../../src/lib/site.ts'
import { isDeadAddress } from '../../src/build/dead-links.ts'
import { headersFor } from '../../src/server/headers.ts'
import { shareLinks, siteUrl, socialLinks } from '../../src/prerender/site-settings.ts'
import { calculatorSlugs, definitionOf } from '../calculators.ts'
import { allPaths, embedPaths } from '../site-map.ts'

const client = 'dist/client'
const read = (file: string) => readFileSync(file, 'utf8')
const pages = globSync(`${client}/**/*.html`)
/** A closed group of fields is not in the built page. */
const namesOfFields = new Map<string, string[]>(
  await Promise.all(
    calculatorSlugs.map(async (slug) => {
      const { fields } = await definitionOf(slug)
      return [`/tools/${slug}`, Object.keys(fields)] as const
    }),
  ),
)
describe.each(pages)('%s', (file) => {
  const html = read(file)

  test('leads nowhere that does not exist, fragments included', () => {
    const links = all(html, /<a\s[^>]*\bhref="([^"]*)"/g)
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((href) => isDead(href, pathOf(file)))).toEqual([])
  })

  test('names no picture, script, style, icon, form target or share picture that does not exist', () => {
    const named = [
      ...all(html, /<link\s[^>]*\bhref="([^"]*)"/g),
      ...all(html, /<form\s[^>]*\baction="([^"]*)"/g),
      ...all(html, /\s(?:src|poster|component-url|renderer-url)="([^"]*)"/g),
      ...all(html, /\ssrcset="([^"]*)"/g).flatMap((set) => all(set, /([^\s,]+)(?:\s[^,]*)?/g)),
      ...all(html, /<meta\s[^>]*(?:og|twitter):(?:image|url)" content="([^"]*)"/g),
      ...ownAddresses(html),
    ]
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((href) => isDead(href, pathOf(file)))).toEqual([])
  })
})

test('every address of another site that a page links to may be opened from that page', () => {
  const everywhere = [...socialLinks, ...shareLinks].map(({ href }) => href)
  const used = new Set<string>()
  for (const file of pages) {
    const path = pathOf(file)
    const linked = all(read(file), /<a\s[^>]*\bhref="(https?:[^"]*)"/g)
    const foreign = linked.filter((href) => !href.startsWith(`${siteUrl}/`))
    const allowed = headersFor(path)['Connection-Allowlist']
    expect(foreign.filter((href) => !allowed?.includes(` "${href}`))).toEqual([])
    for (const href of foreign) used.add(href)
  }
  expect(used).toEqual(new Set([...everywhere, ...Object.values(site.references).flat()]))
})

test('every page of the content is built', () => {
  const built = pages.map(pathOf)
  const unlisted = ['/404.html', '/contact/sent', '/offline', ...embedPaths]
  expect(built.toSorted()).toEqual([...allPaths, ...unlisted].toSorted())
})

test('the sitemap lists every page once, and none that does not exist', () => {
  const indexed = all(read(`${client}/sitemap-index.xml`), /<loc>([^<]*)<\/loc>/g)
  expect(indexed.filter((href) => isDead(href))).toEqual([])
  const listed = indexed.flatMap((href) => all(read(fileOf(href)), /<loc>([^<]*)<\/loc>/g))
  expect(listed.toSorted()).toEqual(allPaths.map((path) => siteUrl + path).toSorted())
})

test('the sitemap says when a page last changed, by the days that the content names, and else nothing', () => {
  const entries = read(`${client}/sitemap-0.xml`).split('</url>')
  const days = Object.fromEntries(
    entries.map((entry) => [all(entry, /<loc>([^<]*)/g)[0], all(entry, /<lastmod>([^<]*)/g)[0]]),
  )
  // From the frontmatter of the post.
  expect(days[`${siteUrl}/blog/developer`]).toBe('2026-11-18')
  expect(days[`${siteUrl}/tools/base64`]).toMatch(/^2026-11-\d\d$/)
  // The home page is not a content file, and the policies have a date that is set by hand.
  for (const path of ['/', '/privacy-policy']) expect(days[siteUrl + path]).toBeUndefined()
})

test.each(['rss.xml', 'robots.txt', 'manifest.webmanifest', ...styles()])(
  'what %s names exists',
  (name) => {
    const text = read(`${client}/${name}`)
    const named = [
      ...ownAddresses(text),
      ...all(text, /"(?:src|url|start_url|scope|id)":"(\/[^"]*)"/g),
      ...all(text, /url\("?(\/[^")]*)"?\)/g),
    ]
    expect(named.filter((href) => isDead(href))).toEqual([])
  },
)

test('share pictures have the size that the pages state', () => {
  const pictures = [`${client}/og-image.png`, ...globSync(`${client}/og/**/*.png`)]
  // A PNG starts with its header: the width is at byte 16, the height at byte 20.
  const sizes = pictures.map((file) => readFileSync(file).subarray(16, 24).toString('hex'))
  expect(new Set(sizes)).toEqual(new Set(['000004b000000276']))
  // A page has a picture of its own; the home page and those not to be found share one.
  expect(pictures).toHaveLength(allPaths.length)
})

/** Whether an address leads nowhere: the site's own in full as well, and values in a fragment that no field takes. */
function isDead(href: string, page = '/'): boolean {
  const address = href.startsWith(siteUrl) ? href.slice(siteUrl.length) || '/' : href
  if (isDeadAddress(address, client, page)) return true
  const [path = '', fragment = ''] = address.split('#')
  return path.startsWith('/') && fragment.includes('=') && !namesFields(fragment, path)
}

/** Whether a fragment that carries values ("years=20") names fields of the calculator at this path, and only those. */
function namesFields(fragment: string, path: string): boolean {
  const names = [...new URLSearchParams(fragment.replaceAll('&amp;', '&')).keys()]
  return names.every((name) => namesOfFields.get(path)?.includes(name))
}

/** The address of a built page. */
function pathOf(file: string): string {
  return file.slice(client.length).replace(/\/index\.html$/, '') || '/'
}

/** The file that answers an address of the site. */
function fileOf(address: string): string {
  const file = client + decodeURI(address.replace(siteUrl, '').replace(/[?#].*$/, ''))
  return existsSync(file) && statSync(file).isFile() ? file : `${file}/index.html`
}

/** Whole addresses of the site, wherever they stand: canonical links, JSON-LD, feeds. */
function ownAddresses(text: string): string[] {
  return (text.match(/https?:[^\s\\"'<>]*/g) ?? []).filter((address) => address.startsWith(siteUrl))
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function styles(): string[] {
  return globSync(`${client}/_astro/*.css`).map((file) => file.slice(client.length + 1))
}
