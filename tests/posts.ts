/** The posts, and the sample that docs/authors.md tells authors to copy: it must pass the rules that it is an example of. */
import { globSync, readFileSync } from 'node:fs'

import { parse } from 'yaml'

import type { Sums } from '../src/prerender/sums.ts'

/** The sample post of the guide. */
export const SAMPLE = 'docs/sample-post.mdx'

/** A post with its file, its whole text, the text below the frontmatter, and the fields that tests read. */
interface PostSource {
  file: string
  source: string
  body: string
  title: string
  description: string
  section: string
  stated: string[]
  sums?: Sums
}

/** Returns every post, drafts and the sample included. */
export function readPosts(): PostSource[] {
  return [...globSync('src/content/blog/*.mdx').toSorted(), SAMPLE].map((file) => {
    const source = readFileSync(file, 'utf8')
    const [, frontmatter = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
    const fields = parse(frontmatter) as Omit<PostSource, 'file' | 'source' | 'body'>
    return { file, source, body, ...fields, stated: fields.stated ?? [] }
  })
}
