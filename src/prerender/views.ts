import type { CollectionEntry } from 'astro:content'

import type { Tool } from './catalogue.ts'

/** A view: the frontmatter of its file in a tool's folder of src/content/tools, its path and that file. */
export type View = CollectionEntry<'views'>['data'] & { href: string; file: string }

/** Returns the views of one tool, in the order of its row of links. */
export function viewsOf<V extends View>(views: readonly V[], tool: Pick<Tool, 'href'>): V[] {
  return views
    .filter((view) => getToolHref(view) === tool.href)
    .toSorted((a, b) => a.order - b.order)
}

/** Returns the links to all pages of a tool, its own page first; empty for a tool without views. */
export function listPageLinks(
  tool: Pick<Tool, 'href' | 'navLabel'>,
  views: readonly View[],
): { href: string; label: string }[] {
  const below = viewsOf(views, tool)
  if (below.length === 0 || tool.navLabel === undefined) return []
  return [
    { href: tool.href, label: tool.navLabel },
    ...below.map(({ href, navLabel }) => ({ href, label: navLabel })),
  ]
}

/** Returns the other pages of the tool that a path belongs to: its views in order, and from a view its own page last. */
export function otherPages(
  path: string,
  tools: readonly Pick<Tool, 'href' | 'summary'>[],
  views: readonly View[],
): { href: string; summary: string }[] {
  const tool = tools.find(({ href }) => `${path}/`.startsWith(`${href}/`))
  if (tool === undefined) return []
  const pages = [...viewsOf(views, tool), tool]
  return pages.filter(({ href }) => href !== path).map(({ href, summary }) => ({ href, summary }))
}

/** Returns a sentence for the first error in any view, or undefined. */
export function findViewsError(
  views: readonly View[],
  tools: readonly Pick<Tool, 'href' | 'navLabel'>[],
): string | undefined {
  const places = new Map<string, View>()
  for (const view of views) {
    const toolHref = getToolHref(view)
    const tool = tools.find(({ href }) => href === toolHref)
    const toolFile = `src/content${toolHref}.mdx`
    if (tool === undefined)
      return `${view.file}: its folder needs a tool, but there is no ${toolFile}.`
    if (tool.navLabel === undefined)
      return `${toolFile}: navLabel is missing. A tool with views needs it for its row of links.`
    const place = `${toolHref} ${view.order}`
    const rival = places.get(place)
    if (rival !== undefined) return `${view.file}: order ${view.order} is taken by ${rival.file}.`
    places.set(place, view)
  }
  return undefined
}

/** Returns the path of a view's tool: the folder of the view. */
function getToolHref({ href }: Pick<View, 'href'>): string {
  return href.replace(/\/[^/]*$/, '')
}
