/**
 * Keeps the input of a page that hands a result to another one, in case Back loads the page again. A browser with a
 * back/forward cache shows it as it was left, and the copy is deleted unread. It is in the hand-over's entry in the memory of the
 * service worker (hand-over.ts), whose random key the history entry names, for a minute at most.
 */
import { takeInput, type HandOver } from './hand-over.ts'
import { readFields } from '../tool/named-fields.ts'
import { isWiped } from '../wiped-pages.ts'

/** What a page asks of previews of long texts (islands/ui/text/LongTextPane.tsx): their content by the name of the field. */
type HeldInputs = Map<string, string | File>

const TEXT_BOXES = 'astro-island textarea[name]:not([readonly])'

/** Names the stored input in this history entry. The page then does not ask the visitor before it is left. */
export function nameKept(fragment: string): void {
  setKept(fragment)
  document.dispatchEvent(new Event('input-kept'))
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeKept(), {
    once: true,
  })
}

/** Returns what was kept in this history entry, and deletes it. */
export async function takeKept(): Promise<HandOver[]> {
  const { kept = '' } = (history.state ?? {}) as { kept?: string }
  setKept(undefined)
  return takeInput(kept)
}

/** Returns each text of the page, the first with the values of all other fields. Returns none of a page that wipes its input. */
export function listInputs(): HandOver[] {
  if (isWiped(location.pathname)) return []
  const texts: HeldInputs = new Map()
  document.dispatchEvent(new CustomEvent('read-held-inputs', { detail: texts }))
  for (const { name, value } of document.querySelectorAll<HTMLTextAreaElement>(TEXT_BOXES))
    if (value !== '') texts.set(name, value)
  const fields = Object.fromEntries(readFields('fields'))
  return [...texts].map(([textField, content], index) => ({
    content,
    textField,
    ...(index === 0 && { fields }),
  }))
}

function setKept(kept: string | undefined): void {
  history.replaceState({ ...(history.state as object | null), kept }, '')
}
