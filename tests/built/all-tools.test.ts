import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { toolPagePaths, toolPaths } from '../site-map.ts'
import { htmlOf } from './weight.ts'

const html = htmlOf('/tools')
const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []

test('the list of all tools links every tool and view once, by a question', () => {
  const links = [...main.matchAll(/<a [^>]*href="(\/tools\/[^"]+)"[^>]*>\s*([^<]*?)\s*<\/a>/g)]
  expect(links.map(([, href]) => href).toSorted()).toEqual(toolPagePaths.toSorted())
  for (const [, , question] of links) expect(question).toMatch(/^[A-Z].*\?$/)
})

test('the sitemap lists it', () => {
  expect(readFileSync('dist/client/sitemap-0.xml', 'utf8')).toMatch(/<loc>[^<]*\/tools<\/loc>/)
})

test('each tool, each menu and the footer lead to it', () => {
  for (const path of toolPaths)
    expect(htmlOf(path)).toMatch(
      /class="no-print crumbs"[^]*?href="\/tools#(?:finance|developer|general)"/,
    )
  const home = htmlOf('/')
  for (const category of ['finance', 'developer', 'general']) {
    expect(home).toContain(`href="/tools#${category}"`)
    expect(main).toContain(`id="${category}"`)
  }
  expect(home.match(/href="\/tools"/g)).toHaveLength(2)
})

test('the home page asks ten questions, each with a page of its own', () => {
  const [, list = ''] = /id="questions-title"[^]*?<ul[^>]*>([^]*?)<\/ul>/.exec(htmlOf('/')) ?? []
  const hrefs = [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(new Set(hrefs).size).toBe(10)
  expect(hrefs.every((href) => /^\/tools\/[^/]+\/[^/]+$/.test(href ?? ''))).toBe(true)
})
