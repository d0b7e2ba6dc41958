/** The keys of the search: arrows select an option of the list, Enter opens it. search-dialog.ts loads it. */
import { findElement } from './search-options.ts'

const input = findElement('#search-query', HTMLInputElement)
const list = findElement('#search-results', HTMLElement)

/** Starts the keys. Enter waits for what `pending` returns, because the list is empty until then. */
export function startKeys(pending: () => Promise<void> | undefined): void {
  input.addEventListener('keydown', (event) => {
    // These keys belong to an input method. Safari ends the composition before its last key, which has code 229.
    if (event.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const opened = pending()
      if (opened === undefined) openSelected()
      else void opened.then(openSelected)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const matches = listOptions()
    const position = positionIn(matches)
    const next = event.key === 'ArrowDown' ? position + 1 : Math.max(position, 0) - 1
    select(matches.at(next % Math.max(matches.length, 1)))
  })
}

function openSelected(): void {
  const matches = listOptions()
  matches[Math.max(positionIn(matches), 0)]?.click()
}

function positionIn(matches: readonly HTMLElement[]): number {
  return matches.findIndex((option) => option.ariaSelected === 'true')
}

/** Returns the options of the list in their order. */
export function listOptions(): HTMLAnchorElement[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
}

/** Selects an option, or none. */
export function select(chosen: HTMLAnchorElement | undefined): void {
  for (const option of listOptions())
    option.setAttribute('aria-selected', String(option === chosen))
  if (chosen === undefined) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', chosen.id)
  chosen?.scrollIntoView({ block: 'nearest' })
}
