import { describe, expect, test } from 'vitest'

import { toolsWithFigures } from '@/prerender/check-figures.ts'
import { findFigureErrors } from '@/prerender/figures.ts'
import { frontmatterErrors } from '@/prerender/frontmatter/frontmatter-errors.ts'
import { blogSchema, toolIn } from '@/prerender/frontmatter/schemas.ts'
import { countWords } from '@/prerender/posts.ts'
import { readPosts } from '../posts.ts'

const posts = readPosts()
const schema = blogSchema(toolIn(process.cwd()))
const figured = posts.flatMap((post) => (post.sums ? [{ ...post, sums: post.sums }] : []))

test.each(posts)('$file has every field', ({ file, source }) => {
  expect(frontmatterErrors(schema, file, source)).toEqual([])
})

test.each(posts)('$file has 900 to 1,500 words', ({ body }) => {
  expect(countWords(body)).toBeGreaterThanOrEqual(900)
  expect(countWords(body)).toBeLessThanOrEqual(1_500)
})

test('no two posts have the same title or description', () => {
  for (const key of ['title', 'description'] as const)
    expect(new Set(posts.map((post) => post[key])).size, key).toBe(posts.length)
})

test.each(posts)('$file leaves the alignment of columns to the build', ({ body }) => {
  expect(body).not.toMatch(/^\|[\s:|-]*:[\s:|-]*\|$/m)
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
