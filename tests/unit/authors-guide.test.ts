import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { z } from 'astro/zod'

import { frontmatterErrors } from '@/prerender/frontmatter/frontmatter-errors.ts'
import { blogSchema } from '@/prerender/frontmatter/schemas.ts'
import { SAMPLE } from '../posts.ts'

const guide = readFileSync('docs/authors.md', 'utf8')
const schema = blogSchema(z.string())

test('the guide lists every field of a post, and marks those that may be left out', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` +\| (Optional)?/gm)]
  const fields = Object.entries(schema.shape)
  expect(rows.map(([, name, word]) => [name, word === 'Optional']).toSorted()).toEqual(
    fields.map(([name, field]) => [name, field.safeParse(undefined).success]).toSorted(),
  )
})

test('the guide leads to the sample, and states its rules', () => {
  expect(guide).toContain(`(${SAMPLE.replace('docs/', '')})`)
  for (const rule of ['900 to 1,500 words', 'at least two calculators with values', 'No two pages'])
    expect(guide).toContain(rule)
})

test('the error that the guide shows is the one that the build gives', () => {
  const wrong = readFileSync(SAMPLE, 'utf8').replace('section: Finance', 'section: Money')
  for (const error of frontmatterErrors(schema, 'src/content/blog/my-subject.mdx', wrong))
    expect(guide).toContain(`\n${error}\n`)
  expect(frontmatterErrors(schema, 'a.mdx', wrong)).toHaveLength(1)
})
