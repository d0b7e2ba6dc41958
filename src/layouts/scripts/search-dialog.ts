/** The search of the dialog that open-search.ts opens: matches, keys and choice. */
import { matchesSearch, rankMatch } from '@/prerender/catalogue.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { $recentTools } from './recents.ts'
import { createOption, createPopularLinks } from './search-options.ts'

const dialog = findElement('#search-dialog', HTMLDialogElement)
const input = findElement('#search-query', HTMLInputElement)
const clearButton = findElement('[data-clear-search]', HTMLButtonElement)
const status = findElement('[data-search-status]', HTMLElement)
const list = findElement('#search-results', HTMLElement)
const suggestions = findElement('[data-search-popular]', HTMLElement)
const entries = await loadEntries()
/** In menu order, whatever order the list is in. */
const options = entries.map((entry, index) => ({ entry, option: createOption(entry, index) }))

findElement('[data-close-search]', HTMLButtonElement).addEventListener('click', () =>
  dialog.close(),
)
clearButton.addEventListener('click', () => {
  setQuery('')
  input.focus()
})
input.addEventListener('input', showMatches)
input.addEventListener('keydown', onKey)
suggestions.append(...createPopularLinks(entries))
for (const link of [...options.map(({ option }) => option), ...suggestions.querySelectorAll('a')])
  link.addEventListener('click', onChoice)
// Browsers without closedby: a click on the backdrop is a click on the dialog itself.
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})

async function loadEntries(): Promise<SearchEntry[]> {
  // Made by src/pages/search-list.js.ts, so no file that the bundler knows.
  const address = '/search-list.js'
  const list = (await import(/* @vite-ignore */ address)) as { entries: SearchEntry[] }
  return list.entries
}

function setQuery(query: string): void {
  input.value = query
  showMatches()
}

/** Shows what matches the text in the field, which may have been typed before this script was there. */
export function showMatches(): void {
  const query = input.value
  const recent = query.trim() === '' ? listRecent() : []
  const found = options.map(({ option, entry: { text, isView } }) => {
    const recency = recent.indexOf(option.pathname)
    // Without a query the list is the menu, which has no views.
    option.hidden = !matchesSearch(text, query) || (!query && isView)
    option.toggleAttribute('data-recent', recency >= 0)
    return { option, rank: recency < 0 ? rankMatch(text, query) : recency - recent.length }
  })
  list.append(...found.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option))
  const matches = findVisibleOptions()
  clearButton.hidden = query === ''
  suggestions.hidden = matches.length > 0
  input.setAttribute('aria-expanded', String(matches.length > 0))
  status.textContent = matches.length === 0 ? `No tools found matching "${query}"` : ''
  select(query.trim() === '' ? undefined : matches[0])
}

/** The addresses of the visitor's last tools, but for the one they are at: they come first while nothing is asked for. */
function listRecent(): string[] {
  const hrefs = $recentTools.get().map(({ href }) => href)
  return hrefs.filter((href) => href !== location.pathname)
}

function findVisibleOptions(): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]:not([hidden])')]
}

function select(chosen: HTMLAnchorElement | undefined): void {
  for (const { option } of options) option.setAttribute('aria-selected', String(option === chosen))
  if (chosen === undefined) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', chosen.id)
  chosen?.scrollIntoView({ block: 'nearest' })
}

function onKey(event: KeyboardEvent): void {
  // Keys of an input method choose among its words. Safari ends the composition before the key that ended it, with code 229.
  if (event.isComposing || event.keyCode === 229) return
  const matches = findVisibleOptions()
  const position = matches.findIndex((option) => option.ariaSelected === 'true')
  if (event.key === 'Enter') {
    event.preventDefault()
    matches[Math.max(position, 0)]?.click()
    return
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = event.key === 'ArrowDown' ? position + 1 : Math.max(position, 0) - 1
  select(matches.at(next % Math.max(matches.length, 1)))
}

function onChoice(event: MouseEvent): void {
  // Opened in another tab: this page stays as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  dialog.close()
  setQuery('')
}

function findElement<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}
