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

/** The first answer of these pages needs more law or more arithmetic than that of any other. */
const largerFirstAnswers: Readonly<Record<string, number>> = {
  '/tools/loan-calculator/prepayment': 81.5 * KB,
  '/tools/tax-calculator/planner': 81 * KB,
}

test.each([...toolPagePaths, '/contact'])('%s keeps to 80 KB of script before a chart', (path) => {
  const { script, scripts } = weightOf(path)
  expect(script).toBeLessThanOrEqual(largerFirstAnswers[path] ?? 80 * KB)
  expect(scripts.some(isReact), 'the measure sees React where it is').toBe(true)
})

test.each(embedPaths)('%s keeps to 90 KB of script and 14 KB of style', (path) => {
  const { script, style } = weightOf(path)
  expect(script).toBeLessThanOrEqual(90 * KB)
  expect(style).toBeLessThanOrEqual(14 * KB)
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

test.each(allPaths)('%s ships at most 14 KB of style', (path) => {
  expect(weightOf(path).style).toBeLessThanOrEqual(14 * KB)
})

test('the home page weighs at most 40 KB with everything', () => {
  const { html, script, style, font } = weightOf('/')
  expect(html + script + style + font).toBeLessThanOrEqual(40 * KB)
})

test('the chart is fetched only where there is one', () => {
  const withChart = toolPagePaths.filter((path) => weightOf(path).chart > 0)
  const calculators = toolPageSlugs.filter((slug) =>
    existsSync(`src/islands/tools/${slug}/definition.ts`),
  )
  expect(calculators.length).toBeGreaterThanOrEqual(6)
  expect(withChart.toSorted()).toEqual(calculators.map((slug) => `/tools/${slug}`).toSorted())
})
