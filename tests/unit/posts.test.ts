import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { findFigureErrors } from '../../src/prerender/figures.ts'
import { countWords } from '../../src/prerender/posts.ts'
import type { Sums } from '../../src/prerender/sums.ts'
import { toolsWithFigures } from '../../src/prerender/check-figures.ts'

const posts = globSync('src/content/blog/*.mdx').map((file) => {
  const source = readFileSync(file, 'utf8')
  const [, frontmatter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  const { stated = [], ...said } = parse(frontmatter) as {
    section: string
    sums?: Sums
    stated?: string[]
  }
  return { file, source, body, stated, ...said }
})
const figured = posts.flatMap((post) => (post.sums ? [{ ...post, sums: post.sums }] : []))

test.each(posts)('$file has 900 to 1,500 words', ({ body }) => {
  expect(countWords(body)).toBeGreaterThanOrEqual(900)
  expect(countWords(body)).toBeLessThanOrEqual(1_500)
})

describe.each(figured)('$file', (post) => {
  test('says what the tools say', async () => {
    expect(await findFigureErrors(post, toolsWithFigures)).toEqual([])
  })

  test('opens two calculators with its values', () => {
    // Of the tools for developers only those for frames take values from a link.
    if (post.section !== 'Finance') return
    const opened = [...post.body.matchAll(/\]\((\/tools\/[^)#\s]+)#[^)\s]+=/g)]
    expect(new Set(opened.map(([, href]) => href)).size).toBeGreaterThanOrEqual(2)
  })
})
