/** The content of the search dialog: matches, keys and choice; and its icons in the menus. on-demand.ts loads it. */
import { counted } from '@/lib/quantity.ts'
import { findGroups } from './find-groups.ts'
import type { SearchEntry } from '@/prerender/search-list.ts'

import { createAskLink } from './ask-link.ts'
import { listOptions, select, startKeys } from './search-keys.ts'
import {
  createGroup,
  createOption,
  createSuggestions,
  drawMenuIcons,
  findElement,
  isShortLine,
  isTooLong,
  listRecent,
  loadEntries,
  TOO_LONG,
} from './search-options.ts'

const dialog = findElement('#search-dialog', HTMLDialogElement)
const input = findElement('#search-query', HTMLInputElement)
const clearButton = findElement('[data-clear-search]', HTMLButtonElement)
const status = findElement('[data-search-status]', HTMLElement)
const list = findElement('#search-results', HTMLElement)
const entries = await loadEntries()
const suggestions = createSuggestions(entries)
const askLink = createAskLink(() => input.value)
const options = new Map(entries.map((entry, index) => [entry, createOption(entry, index)]))
const groups = {
  guesses: createGroup('', 'seen'),
  own: createGroup('Tools', 'unseen'),
  site: createGroup('On this site', 'seen'),
  other: createGroup('In other words', 'seen'),
  near: createGroup('Close to what you typed', 'seen'),
  posts: createGroup('From the blog', 'seen'),
  questions: createGroup('From the FAQ', 'seen'),
}
/** The number of results is announced after a pause in typing: a screen reader would read every change. */
const PAUSE_MS = 500
const MOST_GUESSES = 4
let pause: ReturnType<typeof setTimeout> | undefined
/** What was pasted or dropped, until something else is typed. */
let pasted: string | File | undefined
/** Counts changes, so that guesses about an older text are dropped. */
let changes = 0
/** Settles when the guesses about the latest text are shown. */
let examined: Promise<void> | undefined
/** Whether the query is in the name of a tool. */
let hasName = false
/** Whether something has the words of the query, not only similar ones or one of them. */
let isCertain = false

clearButton.addEventListener('click', () => {
  setQuery('')
  input.focus()
})
input.addEventListener('input', () => {
  pasted = undefined
  showMatches()
})
dialog.addEventListener('paste', (event) => takeData(event, event.clipboardData))
dialog.addEventListener('dragover', (event) => event.preventDefault())
dialog.addEventListener('drop', (event) => takeData(event, event.dataTransfer))
startKeys(() => (pasted === undefined ? undefined : examined))
list.append(...Object.values(groups).map(({ element }) => element))
list.after(suggestions, askLink)
for (const link of [...options.values(), ...suggestions.querySelectorAll('a')])
  link.addEventListener('click', onChoice)
// Browsers without closedby: a click on the backdrop is a click on the dialog itself.
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})

function setQuery(query: string): void {
  pasted = undefined
  input.value = query
  showMatches()
}

/** Takes a file or a text that is pasted or dropped. A short line replaces the selection in the field, as usual. */
function takeData(event: Event, data: DataTransfer | null): void {
  const file = data?.files[0]
  const text = data?.getData('text/plain') ?? ''
  if (file === undefined && (text === '' || isShortLine(text))) return
  event.preventDefault()
  showPasted(file ?? text)
}

/** Shows what a pasted or dropped text or file may be, and the pages that take it. */
export function showPasted(subject: string | File): void {
  if (isTooLong(subject)) {
    setQuery('')
    status.classList.remove('sr-only')
    status.textContent = TOO_LONG
    return
  }
  pasted = subject
  const name = typeof subject === 'string' ? subject.trim().slice(0, 200) : subject.name
  input.value = name.replace(/\s+/g, ' ')
  showMatches()
}

/** Draws the icons of the tools in a menu of the header, which has reserved their room. */
export function drawIcons(menu: Element): void {
  drawMenuIcons(menu, entries)
}

/** Shows the matches of the text in the field, which may have been typed before this script loaded. */
export function showMatches(): void {
  changes += 1
  if (pasted === undefined) showTools(input.value)
  else showNothing()
  examined = showGuesses(changes).catch(() => showTools(input.value))
}

/** Shows the tools, posts and questions that match a query. */
function showTools(query: string): void {
  const recent = query.trim() === '' ? listRecent() : []
  const { own, ...further } = findGroups(entries, query)
  const rankOf = ({ href }: SearchEntry) => recent.indexOf(href) + 1 || Infinity
  groups.guesses.fill([])
  groups.own.fill(own.toSorted((a, b) => rankOf(a) - rankOf(b) || 0).map(optionOf))
  for (const name of ['site', 'other', 'near', 'posts', 'questions'] as const)
    groups[name].fill(further[name].map(optionOf))
  for (const entry of own)
    optionOf(entry).toggleAttribute('data-recent', recent.includes(entry.href))
  hasName = own.length > 0
  isCertain = [own, further.site, further.other].some((found) => found.length > 0)
  showAll()
}

/** Empties the list: what was pasted is not a query, and Enter must not open a page without it. */
function showNothing(): void {
  for (const group of Object.values(groups)) group.fill([])
  clearTimeout(pause)
  status.textContent = ''
  suggestions.hidden = true
  askLink.hidden = true
}

/** Shows the options that were found, and selects the first one of a query. */
function showAll(): void {
  const query = input.value
  const matches = listOptions()
  clearButton.hidden = query === ''
  suggestions.hidden = matches.length > 0
  askLink.hidden = matches.length > 0 && isCertain
  input.setAttribute('aria-expanded', String(matches.length > 0))
  announce(query, matches.length)
  select(query.trim() === '' ? undefined : matches[0])
}

/** Adds the answer of a sum, and the pages that take the pasted or typed text. They come before tools unless a name matches. */
async function showGuesses(change: number): Promise<void> {
  const query = input.value
  const isTyped = pasted === undefined
  if (isTyped && !/[^\p{L}\p{M}\s]/u.test(query)) return
  const { listGuesses } = await import('../hand-over/guesses.ts')
  const guesses = await listGuesses(pasted ?? query, isTyped ? 'typed' : 'pasted', entries)
  if (change !== changes) return
  if (!isTyped) showTools(query)
  if (guesses.links.length === 0) return
  const found = guesses.links.slice(0, MOST_GUESSES).map(({ shown, onClick }, index) => {
    const option = createOption(shown, `guess-${index}`)
    option.addEventListener('click', onChoice)
    if (onClick) option.addEventListener('click', onClick)
    return option
  })
  const { element } = groups.guesses
  if (hasName && isTyped) list.append(element)
  else list.prepend(element)
  groups.guesses.fill(found, guesses.title)
  isCertain = true
  showAll()
}

/** Shows that nothing was found, and announces the number of results to screen readers. */
function announce(query: string, results: number): void {
  clearTimeout(pause)
  status.classList.toggle('sr-only', results > 0)
  status.textContent = results > 0 ? '' : `No tools found matching "${query}"`
  if (results === 0 || query.trim() === '') return
  pause = setTimeout(() => {
    status.textContent = counted(results, 'result')
  }, PAUSE_MS)
}

function optionOf(entry: SearchEntry): HTMLAnchorElement {
  const option = options.get(entry)
  if (option === undefined) throw new Error(`${entry.href} has no option.`)
  return option
}

function onChoice(event: MouseEvent): void {
  // The link opens in another tab.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  dialog.close()
  setQuery('')
}
