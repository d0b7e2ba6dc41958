import { joinSearchText, type Tool } from './catalogue.ts'
import { icons } from './icons.ts'
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
  isView: boolean
  /** Its place among the popular tools, when it is one. */
  popular: number | undefined
}

/** All that the search knows, in menu order, tools first: a query that finds a tool and a view equally well has the tool first. */
export function toSearchList(
  tools: readonly Tool[],
  views: readonly (View & { tool: Tool })[],
): SearchEntry[] {
  return [
    ...tools.map((tool) => ({
      href: tool.href,
      label: tool.label,
      category: tool.category,
      icon: shapesOf(icons[tool.icon]),
      text: joinSearchText(tool),
      isView: false,
      popular: tool.popular?.rank,
    })),
    ...views.map(({ href, heading, keywords, tool: { category, icon } }) => ({
      href,
      label: heading,
      category,
      icon: shapesOf(icons[icon]),
      text: joinSearchText({ label: heading, category: '', keywords }),
      isView: true,
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
