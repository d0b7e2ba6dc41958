/** What a pasted or typed text may be, as options of the search. search-dialog.ts loads it. */
import type { SearchEntry } from '@/prerender/search-list.ts'
import { destinations, type Destination } from '@/recognise/destinations.ts'
import { kindNames, type Guess } from '@/recognise/guess.ts'
import { recognise } from '@/recognise/recognise.ts'

import { createOption } from './search-options.ts'

const MOST_OPTIONS = 4
/** Typed text that is less certain than this is a query. */
const LEAST_SURENESS = 0.85

interface Guesses {
  /** What it is and why, as the heading of the options. */
  title: string
  options: HTMLAnchorElement[]
}

/**
 * Returns the pages that take a text or a file, the best first. Typed text that could be anything gets none, because it is a
 * query.
 */
export async function listGuesses(
  subject: string | File,
  isTyped: boolean,
  entries: readonly SearchEntry[],
): Promise<Guesses> {
  const all = await recognise(subject)
  const guesses = all.filter(
    ({ kind, sureness }) => !isTyped || (kind !== 'text' && sureness >= LEAST_SURENESS),
  )
  const [first] = guesses
  if (first === undefined) return { title: '', options: [] }
  const links = guesses.flatMap((guess) => linksOf(guess, subject, entries))
  const options = links
    .filter(({ key }, index) => links.findIndex((other) => other.key === key) === index)
    .slice(0, MOST_OPTIONS)
    .map(({ option }) => option)
  return { title: titleOf(first), options }
}

function titleOf({ kind, reason }: Guess): string {
  return kind === 'sum' ? kindNames.sum : `${kindNames[kind]}: ${reason}`
}

function linksOf(
  { kind, href, reason }: Guess,
  subject: string | File,
  entries: readonly SearchEntry[],
): { key: string; option: HTMLAnchorElement }[] {
  if (href !== undefined) return [{ key: href, option: createLink(href, reason, entries) }]
  return destinations[kind].map((destination) => {
    if (kind === 'amount') return amountLink(destination, String(subject), entries)
    const option = createLink(destination.href, destination.label, entries)
    option.addEventListener('click', (event) => open(event, destination, subject))
    return { key: destination.href, option }
  })
}

/** Calculators take numbers from the fragment of their address. */
function amountLink(
  { href, label, textField = '' }: Destination,
  amount: string,
  entries: readonly SearchEntry[],
): { key: string; option: HTMLAnchorElement } {
  const filled = `${href}#${new URLSearchParams({ [textField]: amount.trim() }).toString()}`
  return { key: href, option: createLink(filled, label, entries) }
}

function createLink(
  href: string,
  label: string,
  entries: readonly SearchEntry[],
): HTMLAnchorElement {
  const [path = ''] = href.split('#')
  const entry = entries.find((other) => other.href === path)
  const shown = { href, label, category: entry?.label ?? '', icon: entry?.icon ?? [] }
  return createOption(shown, `guess-${href}`)
}

/** Opens a page with the subject in it. Opened in another tab, the page has no way to get it and starts empty. */
function open(event: MouseEvent, destination: Destination, subject: string | File): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { href, fields, textField } = destination
  const content = typeof subject === 'string' ? subject.trim() : subject
  const handOver = { content, ...(fields && { fields }), ...(textField && { textField }) }
  import('./hand-over-parts.ts').then(
    ({ handOverTo }) => handOverTo(href, handOver),
    () => location.assign(href),
  )
}
