import { joinSearchText, type Tool } from './catalogue.ts'
import { icons } from './icons.ts'
import type { Post } from './posts.ts'
import type { View } from './views.ts'

/** What the search shows of a page, and finds it by. */
export interface SearchEntry {
  href: string
  label: string
  category: string
  /** The shapes of its icon: the name of each element, and its attributes. */
  icon: [string, Record<string, string>][]
  /** What a query is looked for in (see `joinSearchText`). */
  text: string
  /** What people call it besides, a line each; of a post, its description. */
  otherWords: string
  kind: 'tool' | 'view' | 'post'
  /** Its place among the popular tools, when it is one. */
  popular: number | undefined
}

/**
 * All that the search knows: tools and views in menu order, tools first, so that a query that finds a tool and a view
 * equally well has the tool first; then the posts.
 */
export function toSearchList(
  tools: readonly Tool[],
  views: readonly (View & { tool: Tool })[],
  posts: readonly Pick<Post, 'href' | 'title' | 'keywords' | 'description'>[],
): SearchEntry[] {
  return [
    ...tools.map((tool) => ({
      href: tool.href,
      label: tool.label,
      category: tool.category,
      icon: shapesOf(icons[tool.icon]),
      text: joinSearchText(tool),
      otherWords: tool.synonyms.join('\n'),
      kind: 'tool' as const,
      popular: tool.popular?.rank,
    })),
    ...views.map(({ href, heading, keywords, synonyms, tool: { category, icon } }) => ({
      href,
      label: heading,
      category,
      icon: shapesOf(icons[icon]),
      text: joinSearchText({ label: heading, category: '', keywords }),
      otherWords: synonyms.join('\n'),
      kind: 'view' as const,
      popular: undefined,
    })),
    ...posts.map(({ href, title, keywords, description }) => ({
      href,
      label: title,
      category: 'Blog',
      icon: shapesOf(icons.words),
      text: joinSearchText({ label: title, category: '', keywords }),
      otherWords: description,
      kind: 'post' as const,
      popular: undefined,
    })),
  ]
}

/** The policy of the pages lets no script turn text into elements, so these go as data. */
function shapesOf(icon: string): SearchEntry['icon'] {
  return [...icon.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, name = '', attributes = '']) => [
    name,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  ])
}
