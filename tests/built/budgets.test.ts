import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { allPaths, contentPaths, embedPaths, toolPagePaths, toolPageSlugs } from '../site-map.ts'
import { htmlOf, weightOf } from './weight.ts'

const KB = 1000
const isReact = (address: string) =>
  /react/i.test(readFileSync(`dist/client${address}`, 'utf8').slice(0, 200_000)) &&
  /createRoot|hydrateRoot/.test(readFileSync(`dist/client${address}`, 'utf8'))

test.each([...contentPaths.filter((path) => path !== '/contact'), '/404'])(
  '%s ships at most 8 KB of script, and no React',
  (path) => {
    const { script, scripts } = weightOf(path)
    expect(script).toBeLessThanOrEqual(8 * KB)
    expect(scripts.filter(isReact)).toEqual([])
  },
)

/** Pages whose first figures need a schedule with changes, or the tax on a gain. */
const LONGEST = ['/tools/loan-calculator/prepayment', '/tools/roi-calculator/cash-flows']

/** All of the first load counts, also what a page fetched right after it came alive before that was joined to other files. */
test.each(toolPagePaths)('%s keeps to 88.9 KB of script before a chart, or to 91.9 KB', (path) => {
  const { script, scripts } = weightOf(path)
  expect(script).toBeLessThanOrEqual((LONGEST.includes(path) ? 91.9 : 88.9) * KB)
  expect(scripts.some(isReact), 'the measure sees React where it is').toBe(true)
})

/** The response headers of a page, and of each script, style sheet and font (src/server/static-site.test.ts). */
const PAGE_HEADERS = 950
const FILE_HEADERS = 350

/** Requests and bytes with all headers of a first visit, which a browser test measures on eight pages (first-load.spec.ts). */
function firstLoadOf(path: string): { requests: number; bytes: number } {
  const { html, script, style, font, scripts } = weightOf(path)
  // The page, its style sheet and its font.
  const requests = 3 + scripts.length
  const bytes = html + script + style + font + PAGE_HEADERS + (requests - 1) * FILE_HEADERS
  return { requests, bytes }
}

test.each(toolPagePaths)('%s is light on a first visit', (path) => {
  const { requests, bytes } = firstLoadOf(path)
  const isView = /^\/tools\/[^/]+\/./.test(path)
  // The hash pages share files with the frame of text tools that no other page would gain from joining.
  const more = path.startsWith('/tools/hash-generator') ? 2 : 0
  // Nothing of the JSON comparison loads before it is used, so all of its first load is here.
  const ofView = path === '/tools/json-formatter/compare' ? 19 : 18
  expect(requests).toBeLessThanOrEqual((isView ? ofView : 16) + more)
  // Their tables, which can be read without a script, are part of it.
  const most = LONGEST.includes(path) ? 130 : 126.9
  // The hash page draws a digest, and shows all four of an example.
  const ofTool = path === '/tools/hash-generator' ? 122.4 : 121.7
  expect(bytes).toBeLessThanOrEqual((isView ? most : ofTool) * KB)
})

test.each([...contentPaths.filter((path) => path !== '/contact' && path !== '/faq'), '/404'])(
  '%s takes at most 34.4 KB in 9 requests',
  (path) => {
    const { requests, bytes } = firstLoadOf(path)
    expect(requests).toBeLessThanOrEqual(9)
    expect(bytes).toBeLessThanOrEqual(34.4 * KB)
  },
)

test('/contact takes at most 40 KB in 9 requests, and no React', () => {
  const { requests, bytes } = firstLoadOf('/contact')
  expect(requests).toBeLessThanOrEqual(9)
  expect(bytes).toBeLessThanOrEqual(40 * KB)
  expect(weightOf('/contact').scripts.filter(isReact)).toEqual([])
})

test.each(embedPaths)('%s keeps to 90.1 KB of script and 9.8 KB of style', (path) => {
  const { script, style } = weightOf(path)
  expect(script).toBeLessThanOrEqual(90.1 * KB)
  expect(style).toBeLessThanOrEqual(9.8 * KB)
})

test.each(toolPagePaths)('%s comes in the first packets, without waiting for an answer', (path) => {
  // Ten packets of 1,460 bytes (RFC 6928), of which the server's headers take 770. What comes later costs 0.15 seconds.
  expect(weightOf(path).html).toBeLessThanOrEqual(14_600 - 770)
})

test.each([...toolPagePaths, ...embedPaths])(
  '%s fetches no script before its first paint',
  (path) => {
    const html = htmlOf(path)
    const atOnce = html.replaceAll(/<template data-later>[^]*?<\/template>/g, '')
    expect(atOnce).not.toMatch(/<script[^>]*\bsrc=|rel="(?:modulepreload|prefetch)"/)
  },
)

test.each(toolPagePaths)(
  '%s makes no number or date format of Intl while it comes alive',
  (path) => {
    const formats = weightOf(path).scripts.filter((address) =>
      /Intl\.(NumberFormat|DateTimeFormat)/.test(readFileSync(`dist/client${address}`, 'utf8')),
    )
    // One costs a phone with a quarter of this speed 20 to 60 ms.
    expect(formats).toEqual([])
  },
)

/** Tools have 1.6 KB for the drawings, the lines of lists, the folds, the places of advertisements and the contents below. */
test.each(allPaths)('%s ships at most 13.1 KB of style', (path) => {
  expect(weightOf(path).style).toBeLessThanOrEqual((contentPaths.includes(path) ? 8.2 : 13.1) * KB)
})

// Each tool takes about 20 bytes in the two menus.
test('the home page weighs at most 29.6 KB with everything and its headers', () => {
  expect(firstLoadOf('/').bytes).toBeLessThanOrEqual(29.6 * KB)
})

test('the chart is fetched only where there is one', () => {
  const withChart = toolPagePaths.filter((path) => weightOf(path).chart > 0)
  const calculators = toolPageSlugs.filter((slug) =>
    existsSync(`src/islands/tools/${slug}/definition.ts`),
  )
  expect(calculators.length).toBeGreaterThanOrEqual(6)
  expect(withChart.toSorted()).toEqual(calculators.map((slug) => `/tools/${slug}`).toSorted())
})
