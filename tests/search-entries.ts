import { globSync, readFileSync } from 'node:fs'

import { parse } from 'yaml'

import { inMenuOrder, type Tool } from '../src/prerender/catalogue.ts'
import { toSearchList } from '../src/prerender/search-list.ts'
import type { View } from '../src/prerender/views.ts'

type Section = Parameters<typeof toSearchList>[3][number]

const tools = inMenuOrder(read<Tool>('src/content/tools/*.mdx'))
const views = tools.flatMap((tool) =>
  read<View>(`src/content${tool.href}/**/*.mdx`)
    .toSorted((a, b) => a.order - b.order)
    .map((view) => ({ ...view, tool })),
)
const posts = read<{ href: string; title: string; keywords: string[]; description: string }>(
  'src/content/blog/*.mdx',
)

/** The entries of the search as the build makes them from the content. */
export const searchEntries = toSearchList(
  tools,
  views,
  posts,
  globSync('src/content/faq/*.md').toSorted().map(readSection),
)

function read<Page>(pattern: string): Page[] {
  return globSync(pattern)
    .toSorted()
    .map((file) => {
      const [, frontmatter = ''] = readFileSync(file, 'utf8').split(/^---$/m)
      const href = file.replace('src/content', '').replace('.mdx', '')
      return { synonyms: [], does: [], ...(parse(frontmatter) as Page), href }
    })
}

function readSection(file: string): Section {
  const headings = readFileSync(file, 'utf8').matchAll(/^## (.*)$/gm)
  const questions = [...headings].map(([, question = '']) => ({
    id: question
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
    question,
    answer: '',
    tools: [],
    isOnToolPages: false,
  }))
  return { id: file, title: '', order: 1, questions }
}
