import { expect, test } from 'vitest'

import { toolPaths, tools } from '../site-map.ts'
import { htmlOf } from './weight.ts'

const isFurther = (path: string) => tools.some((tool) => tool.path === path && tool.isFurther)

test.each(toolPaths)('%s offers three other tools, each with its name and a sentence', (path) => {
  const [, part = ''] = /data-related>([^]*?)<\/section>/.exec(htmlOf(path)) ?? []
  const cards = part.split('<article').slice(1)
  expect(cards).toHaveLength(3)
  const hrefs = cards.map((card) => /<a href="([^"]*)"[^>]*>Try it now</.exec(card)?.[1] ?? '')
  expect(new Set(hrefs).size).toBe(3)
  for (const href of hrefs) {
    expect(href).not.toBe(path)
    expect(toolPaths).toContain(href)
    if (!isFurther(path)) expect(isFurther(href), `${path} names ${href}`).toBe(false)
  }
  for (const card of cards) {
    expect(card).toMatch(/<h3[^>]*>[^<]+<\/h3>/)
    expect(card).toMatch(/<p[^>]*>[^<]+<\/p>/)
  }
})
