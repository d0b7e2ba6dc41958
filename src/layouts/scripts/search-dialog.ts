/** The content of the search dialog: matches, keys and choice. on-demand.ts loads it. */
import { findGroups } from './find-groups.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { $recentTools } from './recents.ts'
import { createGroup, createOption, createPopularLinks } from './search-options.ts'

const dialog = findElement('#search-dialog', HTMLDialogElement)
const input = findElement('#search-query', HTMLInputElement)
const clearButton = findElement('[data-clear-search]', HTMLButtonElement)
const status = findElement('[data-search-status]', HTMLElement)
const list = findElement('#search-results', HTMLElement)
const suggestions = findElement('[data-search-popular]', HTMLElement)
const entries = await loadEntries()
const options = new Map(entries.map((entry, index) => [entry, createOption(entry, index)]))
const groups = {
  own: createGroup('Tools', 'unseen'),
  other: createGroup('In other words', 'seen'),
  near: createGroup('Close to what you typed', 'seen'),
  posts: createGroup('From the blog', 'seen'),
}
/** Counts are told when the typing has paused: a screen reader would read each of them out. */
const PAUSE_MS = 500
let pause: ReturnType<typeof setTimeout> | undefined

clearButton.addEventListener('click', () => {
  setQuery('')
  input.focus()
})
input.addEventListener('input', showMatches)
input.addEventListener('keydown', onKey)
list.append(...Object.values(groups).map(({ element }) => element))
suggestions.append(...createPopularLinks(entries))
for (const link of [...options.values(), ...suggestions.querySelectorAll('a')])
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
  const { own, ...further } = findGroups(entries, query)
  const placeOf = ({ href }: SearchEntry) => recent.indexOf(href) + 1 || Infinity
  groups.own.fill(own.toSorted((a, b) => placeOf(a) - placeOf(b) || 0).map(optionOf))
  for (const name of ['other', 'near', 'posts'] as const)
    groups[name].fill(further[name].map(optionOf))
  for (const entry of own)
    optionOf(entry).toggleAttribute('data-recent', recent.includes(entry.href))
  const matches = listOptions()
  clearButton.hidden = query === ''
  suggestions.hidden = matches.length > 0
  input.setAttribute('aria-expanded', String(matches.length > 0))
  tell(query, own.length + further.other.length, matches.length)
  select(query.trim() === '' ? undefined : matches[0])
}

/** Says that no tool was found for all to see, and how many results there are to those who cannot see them. */
function tell(query: string, tools: number, results: number): void {
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

/** The addresses of the visitor's last tools, but for the one they are at: they come first while nothing is asked for. */
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
  // Keys of an input method choose among its words. Safari ends the composition before the key that ended it, with code 229.
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
