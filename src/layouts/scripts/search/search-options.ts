import type { SearchEntry } from '@/prerender/search-list.ts'

import { $recentTools } from '../tool/recents.ts'

const SVG = 'http://www.w3.org/2000/svg'

const LOOK = 'found flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 hover:bg-brand-soft'

/** What a link of the search shows. */
export type LinkText = Pick<SearchEntry, 'href' | 'label' | 'category' | 'icon'>

/** Loads the entries of the search: all tools, views, questions and posts. Rejects when the network fails. */
export async function loadEntries(): Promise<SearchEntry[]> {
  // src/pages/search-list.js.ts generates it, so the bundler does not know it.
  const address = '/search-list.js'
  const list = (await import(/* @vite-ignore */ address)) as { entries: SearchEntry[] }
  return list.entries
}

/** Creates the option of an entry; `index` makes its id unique. */
export function createOption(entry: LinkText, index: number | string): HTMLAnchorElement {
  const option = createLink(entry)
  option.classList.add('aria-selected:bg-brand-soft')
  option.id = `search-option-${index}`
  option.role = 'option'
  option.ariaSelected = 'false'
  option.tabIndex = -1
  return option
}

/** Creates a group of options, hidden while empty. Its name is shown above it, or is for screen readers only. */
export function createGroup(
  name: string,
  look: 'seen' | 'unseen',
): { element: HTMLElement; fill: (options: readonly HTMLElement[], name?: string) => void } {
  const element = document.createElement('div')
  element.role = 'group'
  element.ariaLabel = name
  const heading = document.createElement('div')
  // The group has an accessible name: a listbox may contain only options and groups.
  heading.ariaHidden = 'true'
  heading.className = 'px-3 pt-3 pb-1 text-sm font-semibold text-soft'
  heading.textContent = name
  const above = look === 'seen' ? [heading] : []
  return {
    element,
    fill: (options, newName = name) => {
      element.ariaLabel = newName
      heading.textContent = newName
      element.replaceChildren(...above, ...options)
      element.hidden = options.length === 0
    },
  }
}

/** Creates the links to the most popular tools, best first, which are shown when nothing is found. */
export function createSuggestions(entries: readonly SearchEntry[]): HTMLElement {
  const suggestions = document.createElement('nav')
  suggestions.className = 'px-3 pb-4'
  suggestions.hidden = true
  const heading = document.createElement('h3')
  heading.id = 'search-popular-title'
  heading.className = 'px-3 text-base'
  heading.textContent = 'Popular tools'
  suggestions.setAttribute('aria-labelledby', heading.id)
  const links = entries
    .filter(({ popular }) => popular !== undefined)
    .toSorted((a, b) => (a.popular ?? 0) - (b.popular ?? 0))
    .map(createLink)
  suggestions.append(heading, ...links)
  return suggestions
}

/** Creates the link of an entry. */
export function createLink({ href, label, category, icon }: LinkText): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.className = LOOK
  link.append(
    createIcon(icon),
    createText(label, 'grow font-medium'),
    ' ',
    createText(category, 'text-sm text-soft'),
  )
  return link
}

/** Creates the icon of an entry, 20 px wide. */
function createIcon(shapes: SearchEntry['icon']): SVGElement {
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

function createText(text: string, look: string): HTMLElement {
  const span = document.createElement('span')
  span.className = look
  span.textContent = text
  return span
}

/** Adds the icons of the search to the links of a menu. */
export function drawMenuIcons(menu: Element, entries: readonly SearchEntry[]): void {
  const icons = new Map(entries.map(({ href, icon }) => [href, icon]))
  for (const link of menu.querySelectorAll('li > a:not(:has(svg))')) {
    const icon = icons.get(link.getAttribute('href') ?? '')
    if (icon) link.prepend(createIcon(icon))
  }
}

/** Returns an element of the page. Throws when it is missing. */
export function findElement<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}

/** Longer pasted texts are kept whole, and the field shows their beginning as one line. */
const MOST_IN_FIELD = 100

/** Returns whether a text fits the field of the search as it is. */
export function isShortLine(text: string): boolean {
  return text.length <= MOST_IN_FIELD && !/[\r\n]/.test(text.trim())
}

/** Says why the search does not take a text, and what to do. */
export const TOO_LONG =
  'A text of more than 16 million characters cannot be passed on. Paste it on the page of a tool, or save it as a file and drop the file here.'

/** Returns whether a text is too long for the search: browsers copy it too slowly from page to page. */
export function isTooLong(subject: string | File): boolean {
  return typeof subject === 'string' && subject.length > 16_000_000
}

/** Returns the addresses of the recent tools without the current one. They come first while the query is empty. */
export function listRecent(): string[] {
  const hrefs = $recentTools.get().map(({ href }) => href)
  return hrefs.filter((href) => href !== location.pathname)
}
