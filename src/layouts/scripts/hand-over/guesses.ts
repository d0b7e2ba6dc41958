/** What a text or a file may be, and the links to the pages that take it. search-dialog.ts and send-to.ts load it. */
import type { SearchEntry } from '@/prerender/search-list.ts'
import { anyText, destinations, type Destination } from '@/recognise/destinations.ts'
import { kindNames, type Guess } from '@/recognise/guess.ts'
import { recognise } from '@/recognise/recognise.ts'

import type { LinkText } from '../search/search-options.ts'

/** Typed text that is less certain than this is a query. */
const LEAST_SURENESS = 0.85

/** A link to a page that takes the text or the file. */
interface GuessLink {
  shown: LinkText
  /** Opens the page with the content in it. Absent where the address has it. */
  onClick?: (event: MouseEvent) => void
}

interface Guesses {
  /** What it is and why, as the heading of the links. */
  title: string
  /** The best first, each page once. */
  links: GuessLink[]
}

/** Where a text or a file comes from: the field of the search, a paste or drop, or the result of a tool. */
type Origin = 'typed' | 'pasted' | 'result'

interface Subject {
  content: string | File
  origin: Origin
  entries: readonly SearchEntry[]
}

/**
 * Returns the pages that take a text or a file, the best first. Typed text that could be anything gets none, because it is a
 * query. A result is never in an address, and goes to the pages for any text too.
 */
export async function listGuesses(
  content: string | File,
  origin: Origin,
  entries: readonly SearchEntry[],
): Promise<Guesses> {
  const guesses = (await recognise(content)).filter(isWanted[origin])
  const subject = { content, origin, entries }
  const found = guesses.flatMap((guess) => linksOf(guess, subject))
  if (origin === 'result' && typeof content === 'string') found.push(...linksTo(anyText, subject))
  const links = new Map<string, GuessLink>()
  for (const { key, ...link } of found) if (!links.has(key)) links.set(key, link)
  return { title: guesses[0] ? titleOf(guesses[0]) : '', links: [...links.values()] }
}

const isWanted: Record<Origin, (guess: Guess) => boolean> = {
  typed: ({ kind, sureness }) => kind !== 'text' && sureness >= LEAST_SURENESS,
  pasted: () => true,
  // Its address has the numbers of the text.
  result: ({ kind }) => kind !== 'sum',
}

function titleOf({ kind, reason }: Guess): string {
  return kind === 'sum' ? kindNames.sum : `${kindNames[kind]}: ${reason}`
}

type KeyedLink = GuessLink & { key: string }

function linksOf({ kind, href, reason, content }: Guess, subject: Subject): KeyedLink[] {
  if (href !== undefined) return [{ key: href, shown: describe(href, reason, subject.entries) }]
  // Calculators take numbers from the fragment of their address.
  if (kind === 'amount' && subject.origin !== 'result')
    return destinations.amount.map((destination) => linkWithAmount(destination, subject))
  const bare = content === undefined || subject.origin === 'result' ? {} : { content }
  return linksTo(destinations[kind], { ...subject, ...bare })
}

function linkWithAmount({ href, label, textField = '' }: Destination, subject: Subject): KeyedLink {
  const values = new URLSearchParams({ [textField]: String(subject.content).trim() })
  return { key: href, shown: describe(`${href}#${values.toString()}`, label, subject.entries) }
}

function linksTo(pages: readonly Destination[], { content, origin, entries }: Subject) {
  // White space around a paste is an accident; around a result it is part of it.
  const sent = typeof content === 'string' && origin !== 'result' ? content.trim() : content
  return pages
    .filter(({ mostBytes = Infinity }) => isWithin(sent, mostBytes))
    .map((destination): KeyedLink => {
      const { href, label } = destination
      const keeps = origin === 'result' ? 'input' : 'nothing'
      const onClick = (event: MouseEvent) => open(event, destination, sent, keeps)
      return { key: href + label, shown: describe(href, label, entries), onClick }
    })
}

function isWithin(content: string | File, mostBytes: number): boolean {
  if (typeof content !== 'string' || content.length * 3 <= mostBytes) return true
  // Each UTF-16 unit is at least one byte, so that a long text need not be encoded.
  return content.length <= mostBytes && new TextEncoder().encode(content).length <= mostBytes
}

function describe(href: string, label: string, entries: readonly SearchEntry[]): LinkText {
  const [path = ''] = href.split('#')
  const entry = entries.find((other) => other.href === path)
  return { href, label, category: entry?.label ?? '', icon: entry?.icon ?? [] }
}

/** Opens a page with a text or a file in it. Opened in another tab, the page has no way to get it and starts empty. */
function open(
  event: MouseEvent,
  destination: Destination,
  content: string | File,
  keeps: 'input' | 'nothing',
): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { href, fields, textField } = destination
  const handOver = { content, ...(fields && { fields }), ...(textField && { textField }) }
  import('./hand-over-parts.ts').then(
    ({ handOverTo }) => handOverTo(href, handOver, keeps),
    () => location.assign(href),
  )
}
