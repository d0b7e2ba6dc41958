import { describe, expect, test } from 'vitest'

import { toolPaths, toolSlugs, viewSlugs } from '../site-map.ts'
import { htmlOf, weightOf } from './weight.ts'

const rowOf = (path: string) =>
  /<nav[^>]*data-view-links[^>]*>([^]*?)<\/nav>/.exec(htmlOf(path))?.[1] ?? ''
const hrefs = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
const islandOf = (path: string) => /component-url="([^"]*)"/.exec(htmlOf(path))?.[1] ?? ''
const toolOf = (view: string) => view.replace(/\/.*/, '')
const withViews = toolSlugs.filter((slug) => viewSlugs.some((view) => toolOf(view) === slug))

test('a tool without views has no row of links', () => {
  const others = toolSlugs.filter((slug) => !withViews.includes(slug))
  expect(others.filter((slug) => rowOf(`/tools/${slug}`) !== '')).toEqual([])
})

describe.each(withViews)('the pages of %s', (slug) => {
  const own = `/tools/${slug}`
  const pages = [
    own,
    ...viewSlugs.filter((view) => toolOf(view) === slug).map((v) => `/tools/${v}`),
  ]

  test('have one row of links to all of them, the own page first and the current one marked', () => {
    for (const path of pages) {
      const row = rowOf(path)
      expect(hrefs(row)[0]).toBe(own)
      expect(hrefs(row).toSorted()).toEqual(pages.toSorted())
      expect(hrefs(row)).toEqual(hrefs(rowOf(own)))
      expect(row.match(/aria-current="page"/g)).toHaveLength(1)
      expect(row).toMatch(new RegExp(`<a href="${path}"[^>]* aria-current="page"`))
    }
  })

  test('bring their own island each, and none of another page', () => {
    const islands = pages.map(islandOf)
    expect(new Set(islands).size).toBe(pages.length)
    for (const [index, path] of pages.entries()) {
      const loaded = islands.filter((island) => weightOf(path).scripts.includes(island))
      expect(loaded).toEqual([islands[index]])
    }
  })

  test('have breadcrumbs in their structured data that put a view below its tool', () => {
    for (const path of pages.slice(1)) {
      const [, json = ''] =
        /<script[^>]*>(\{[^<]*"BreadcrumbList"[^<]*)<\/script>/.exec(htmlOf(path)) ?? []
      const trail: { item: string }[] = JSON.parse(json).itemListElement
      expect(trail.map(({ item }) => new URL(item).pathname)).toEqual(['/', own, path])
    }
  })

  test('are all marked in the menu of the tool', () => {
    for (const path of pages)
      expect(htmlOf(path).match(/<summary[^>]* data-active(?!:)/g)).toHaveLength(1)
  })

  test('are remembered as visits to the tool', () => {
    for (const path of pages) expect(htmlOf(path)).toContain(`data-tool-href="${own}"`)
  })

  test('lead on to the tools related to the tool', () => {
    const related = (path: string) => hrefs(htmlOf(path).split('data-related')[1] ?? '').slice(0, 3)
    for (const path of pages) expect(related(path)).toEqual(related(own))
  })
})

test('menus, cards and the footer list tools only', () => {
  for (const path of ['/', ...toolPaths]) {
    const html = htmlOf(path)
    const listed = [
      /<header[^]*?<\/header>/,
      /<footer[^]*?<\/footer>/,
      /id="mobile-menu"[^]*?<\/nav>/,
    ]
      .map((part) => part.exec(html)?.[0] ?? '')
      .flatMap(hrefs)
      .filter((href) => href?.startsWith('/tools/'))
    expect(listed.length).toBeGreaterThanOrEqual(toolPaths.length)
    expect(listed.filter((href) => !toolPaths.includes(href ?? ''))).toEqual([])
  }
})
