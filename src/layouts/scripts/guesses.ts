/** What a text or a file may be, and the links to the pages that take it. search-dialog.ts and send-to.ts load it. */
import type { SearchEntry } from '@/prerender/search-list.ts'
import { destinations, type Destination } from '@/recognise/destinations.ts'
import { kindNames, type Guess } from '@/recognise/guess.ts'
import { recognise } from '@/recognise/recognise.ts'

import type { LinkText } from './search-options.ts'

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
  const links = new Map<string, GuessLink>()
  for (const guess of guesses)
    for (const { key, ...link } of linksOf(guess, subject, entries))
      if (!links.has(key)) links.set(key, link)
  return { title: guesses[0] ? titleOf(guesses[0]) : '', links: [...links.values()] }
}

function titleOf({ kind, reason }: Guess): string {
  return kind === 'sum' ? kindNames.sum : `${kindNames[kind]}: ${reason}`
}

function linksOf(
  { kind, href, reason }: Guess,
  subject: string | File,
  entries: readonly SearchEntry[],
): (GuessLink & { key: string })[] {
  if (href !== undefined) return [{ key: href, shown: describe(href, reason, entries) }]
  return destinations[kind].map((destination) => {
    const { href: page, label, textField = '' } = destination
    // Calculators take numbers from the fragment of their address.
    if (kind === 'amount') {
      const values = new URLSearchParams({ [textField]: String(subject).trim() })
      return { key: page, shown: describe(`${page}#${values.toString()}`, label, entries) }
    }
    const onClick = (event: MouseEvent) => open(event, destination, subject)
    return { key: page + label, shown: describe(page, label, entries), onClick }
  })
}

function describe(href: string, label: string, entries: readonly SearchEntry[]): LinkText {
  const [path = ''] = href.split('#')
  const entry = entries.find((other) => other.href === path)
  return { href, label, category: entry?.label ?? '', icon: entry?.icon ?? [] }
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
