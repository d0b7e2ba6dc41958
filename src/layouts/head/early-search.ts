import { forgetPress } from './early-presses.ts'
import { listen } from './listen.ts'

declare global {
  /** The field in which Enter was pressed since the search was opened: a visitor who knows the name wants the first match. */
  var enter: EventTarget | null | undefined
}

/**
 * Opens the search at once at Ctrl+K and at a press of its button, so that the visitor can type into it before its code is
 * there. It stores Enter in that time for that code (see open-search.ts).
 */
export function openSearchEarly(): void {
  listen('click', openSearch)
  listen('keydown', handleKey)
  listen('close', () => {
    forgetPress()
    self.enter = null
  })
}

function openSearch(event: Event): void {
  if (!(event.target as Element).closest?.('[data-search]')) return
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog')
  if (dialog && !dialog.open) dialog.showModal()
}

function handleKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.target as Element).id === 'search-query')
    self.enter = event.target
  if (/^k$/i.test(event.key) && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-search]')?.click()
  }
}
