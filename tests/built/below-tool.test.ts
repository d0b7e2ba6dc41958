import { expect, test } from 'vitest'

import { toolPagePaths } from '../site-map.ts'
import { textOf } from './markup.ts'
import { htmlOf } from './weight.ts'

const MOST_OPEN_WORDS = 450

const belowOf = (path: string) =>
  /data-explainer>([^]*?)<footer/.exec(htmlOf(path))?.[1]?.replace(/<nav[^]*?<\/nav>/, '') ?? ''

test.each(toolPagePaths)('the open text of %s has 40 to 450 words', (path) => {
  const [text = ''] = belowOf(path).split('class="folds"')
  const words = textOf(text).split(/\s+/).length
  expect(words).toBeLessThanOrEqual(MOST_OPEN_WORDS)
  expect(words).toBeGreaterThanOrEqual(40)
})

test.each(toolPagePaths)('every section of %s is in its contents, in order', (path) => {
  const [, nav = ''] = /<nav[^>]*aria-label="On this page"[^>]*>([^]*?)<\/nav>/.exec(htmlOf(path)) ?? [] // prettier-ignore
  const listed = [...nav.matchAll(/<li>\s*<a href="#([^"]*)"/g)].map(([, id]) => id)
  const below = belowOf(path)
  expect(listed.map((id) => below.indexOf(`id="${id}"`))).not.toContain(-1)
  const places = listed.map((id) => below.indexOf(`id="${id}"`))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const open = below.split('<details', 1)[0]?.match(/<h2 id="(?!folds)/g)?.length ?? 0
  const folds = below.split('data-tool-questions')[0]?.match(/<details/g)?.length ?? 0
  const questions = below.includes('data-tool-questions') ? 1 : 0
  expect(listed).toHaveLength(open + folds + questions)
})

test('the JSON page explains validity, changes, large files and privacy in open text', () => {
  const [open = ''] = belowOf('/tools/json-formatter').split('class="folds"')
  const headings = [...open.matchAll(/<h2[^>]*>([^]*?)<\/h2>/g)].map(([, text = '']) => text)
  expect(headings.map((heading) => heading.replaceAll(/[“”]|&quot;/g, '"'))).toEqual([
    'What "valid" means here',
    'Formatting changes white space and nothing else',
    'Large files',
    'Privacy',
  ])
})

test('every fold has its heading in the outline', () => {
  for (const path of toolPagePaths) {
    const folds = [...belowOf(path).matchAll(/<summary>([^]*?)<\/summary>/g)]
    for (const [, summary = ''] of folds) expect(summary).toMatch(/^\s*<h3[^>]*>[^]+<\/h3>\s*$/)
  }
})

test.each(toolPagePaths)('%s offers a page to go on to', (path) => {
  const [, nav = ''] = /<nav class="next-links[^>]*>([^]*?)<\/nav>/.exec(htmlOf(path)) ?? []
  const hrefs = [...nav.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefs.length).toBeGreaterThan(0)
  for (const href of hrefs) expect(toolPagePaths).toContain(href)
})
