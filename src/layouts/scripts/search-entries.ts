/** The list of the search and the icons in it, for the search dialog and for the menus. */
import type { SearchEntry } from '@/prerender/search-list.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Loads the entries of the search, which the browser keeps. Rejects when the network fails. */
export async function loadEntries(): Promise<SearchEntry[]> {
  // src/pages/search-list.js.ts generates it, so the bundler does not know it.
  const address = '/search-list.js'
  const list = (await import(/* @vite-ignore */ address)) as { entries: SearchEntry[] }
  return list.entries
}

/** Creates the icon of an entry, 20 px wide. */
export function createIcon(shapes: SearchEntry['icon']): SVGElement {
  const picture = createShape('svg', {
    class: 'size-5',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  picture.append(...shapes.map(([name, attributes]) => createShape(name, attributes)))
  return picture
}

function createShape(name: string, attributes: Record<string, string>): SVGElement {
  const shape = document.createElementNS(SVG, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
  return shape
}
