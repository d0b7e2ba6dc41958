import type { CollectionEntry } from 'astro:content'

import { findFigureErrors } from './figures.ts'
import { toolsWithFigures } from './tools-with-figures.ts'

const sources = import.meta.glob<string>('../content/blog/*.mdx', {
  query: '?raw',
  import: 'default',
})

/** Compares the figures of posts with what the tools give. Throws a sentence for each that differs, with its file and line. */
export async function checkFigures(posts: readonly CollectionEntry<'blog'>[]): Promise<void> {
  const errors = await Promise.all(
    posts.map(async ({ id, data: { sums, stated } }) => {
      if (sums === undefined) return []
      const source = (await sources[`../content/blog/${id}.mdx`]?.()) ?? ''
      const file = `src/content/blog/${id}.mdx`
      return findFigureErrors({ file, source, sums, stated }, toolsWithFigures)
    }),
  )
  if (errors.flat().length > 0) throw new Error(errors.flat().join('\n'))
}
