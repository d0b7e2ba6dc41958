/**
 * Keeps the input of a page that hands a result to another one, in case Back loads the page again. A browser with a
 * back/forward cache shows it as it was left, and the copy is deleted unread. It is stored as a hand-over is (hand-over.ts):
 * under random keys that the history entry names, and for a minute at most. Never for pages with secrets.
 */
import { storeHandOver, takeHandOver, type HandOver } from './hand-over.ts'
import { readFields } from './named-fields.ts'

/** What a page asks of previews of long texts (islands/ui/text/HeldText.tsx): their content by the name of the field. */
type HeldInputs = Map<string, string | File>

const TEXT_BOXES = 'astro-island textarea[name]:not([readonly])'

/** Stores the input of this page. The page then does not ask the visitor before it is left. */
export async function keepInput(): Promise<void> {
  const keys = await Promise.all(listInputs().map(storeHandOver))
  const kept = keys.filter((key) => key !== undefined)
  if (kept.length === 0) return
  setKept(kept)
  document.dispatchEvent(new Event('input-kept'))
  window.addEventListener('pageshow', ({ persisted }) => persisted && void takeKept(), {
    once: true,
  })
}

/** Returns what was kept in this history entry, and deletes it. */
export async function takeKept(): Promise<HandOver[]> {
  const { kept = [] } = (history.state ?? {}) as { kept?: readonly string[] }
  setKept(undefined)
  const taken = await Promise.all(kept.map(takeHandOver))
  return taken.filter((input) => input !== undefined)
}

/** Returns each text of the page, the first with the values of all other fields. */
function listInputs(): HandOver[] {
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

function setKept(kept: readonly string[] | undefined): void {
  history.replaceState({ ...(history.state as object | null), kept }, '')
}
