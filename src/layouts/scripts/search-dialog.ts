/** The content of the search dialog: matches, keys and choice. on-demand.ts loads it. */
import { findGroups } from './find-groups.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { $recentTools } from './recents.ts'
import { loadEntries } from './search-entries.ts'
import { createGroup, createOption, createSuggestions } from './search-options.ts'

const dialog = findElement('#search-dialog', HTMLDialogElement)
const input = findElement('#search-query', HTMLInputElement)
const clearButton = findElement('[data-clear-search]', HTMLButtonElement)
const status = findElement('[data-search-status]', HTMLElement)
const list = findElement('#search-results', HTMLElement)
const entries = await loadEntries()
const suggestions = createSuggestions(entries)
const options = new Map(entries.map((entry, index) => [entry, createOption(entry, index)]))
const groups = {
  own: createGroup('Tools', 'unseen'),
  other: createGroup('In other words', 'seen'),
  near: createGroup('Close to what you typed', 'seen'),
  posts: createGroup('From the blog', 'seen'),
}
/** The number of results is announced after a pause in typing: a screen reader would read every change. */
const PAUSE_MS = 500
let pause: ReturnType<typeof setTimeout> | undefined

clearButton.addEventListener('click', () => {
  setQuery('')
  input.focus()
})
input.addEventListener('input', showMatches)
input.addEventListener('keydown', onKey)
list.append(...Object.values(groups).map(({ element }) => element))
list.after(suggestions)
for (const link of [...options.values(), ...suggestions.querySelectorAll('a')])
  link.addEventListener('click', onChoice)
// Browsers without closedby: a click on the backdrop is a click on the dialog itself.
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})

function setQuery(query: string): void {
  input.value = query
  showMatches()
}

/** Shows the matches of the text in the field, which may have been typed before this script loaded. */
export function showMatches(): void {
  const query = input.value
  const recent = query.trim() === '' ? listRecent() : []
  const { own, ...further } = findGroups(entries, query)
  const rankOf = ({ href }: SearchEntry) => recent.indexOf(href) + 1 || Infinity
  groups.own.fill(own.toSorted((a, b) => rankOf(a) - rankOf(b) || 0).map(optionOf))
  for (const name of ['other', 'near', 'posts'] as const)
    groups[name].fill(further[name].map(optionOf))
  for (const entry of own)
    optionOf(entry).toggleAttribute('data-recent', recent.includes(entry.href))
  const matches = listOptions()
  clearButton.hidden = query === ''
  suggestions.hidden = matches.length > 0
  input.setAttribute('aria-expanded', String(matches.length > 0))
  announce(query, own.length + further.other.length, matches.length)
  select(query.trim() === '' ? undefined : matches[0])
}

/** Shows that no tool was found, and announces the number of results to screen readers. */
function announce(query: string, tools: number, results: number): void {
  clearTimeout(pause)
  status.classList.toggle('sr-only', tools > 0)
  status.textContent = tools > 0 ? '' : `No tools found matching "${query}"`
  if (tools === 0 || query.trim() === '') return
  pause = setTimeout(() => {
    status.textContent = results === 1 ? '1 result' : `${results} results`
  }, PAUSE_MS)
}

function optionOf(entry: SearchEntry): HTMLAnchorElement {
  const option = options.get(entry)
  if (option === undefined) throw new Error(`${entry.href} has no option.`)
  return option
}

/** Returns the addresses of the recent tools without the current one. They come first while the query is empty. */
function listRecent(): string[] {
  const hrefs = $recentTools.get().map(({ href }) => href)
  return hrefs.filter((href) => href !== location.pathname)
}

function listOptions(): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
}

function select(chosen: HTMLAnchorElement | undefined): void {
  for (const option of options.values())
    option.setAttribute('aria-selected', String(option === chosen))
  if (chosen === undefined) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', chosen.id)
  chosen?.scrollIntoView({ block: 'nearest' })
}

function onKey(event: KeyboardEvent): void {
  // These keys belong to an input method. Safari ends the composition before its last key, which has code 229.
  if (event.isComposing || event.keyCode === 229) return
  const matches = listOptions()
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
  // The link opens in another tab.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  dialog.close()
  setQuery('')
}

function findElement<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}
