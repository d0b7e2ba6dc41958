/** The inline script in the head of every page, which runs before any file is loaded (see src/build/content-security-policy.ts). */
import { waitForPaint } from './after-paint.ts'
import { forgetPress, repeatEarlyPresses } from './early-presses.ts'
import { listen } from './listen.ts'

declare global {
  /** The field in which Enter was pressed since the search was opened: a visitor who knows the name wants the first match. */
  var enter: EventTarget | null | undefined
}

prepareFirstPaint()
waitForPaint()
repeatEarlyPresses()
openSearchEarly()

/**
 * Applies saved state before the first paint, so that nothing flashes or moves later: the theme, whether the visitor closed
 * the fixed advertisement in this visit, and whether the home page needs room for recent tools.
 */
function prepareFirstPaint(): void {
  try {
    const { classList } = document.documentElement
    if (localStorage.getItem('theme') === 'dark') classList.replace('light', 'dark')
    if (sessionStorage.getItem('adClosed')) classList.add('ad-closed')
    const recentTools = JSON.parse(localStorage.getItem('recentTools') || '[]') as unknown[]
    if (recentTools.length) classList.add('has-recents')
  } catch {
    // Reading storage throws if cookies are blocked. The defaults then apply.
  }
}

/**
 * Opens the search on Ctrl+K or a click on its button, so that the visitor can type before its code has loaded. It stores a
 * press of Enter for that code (see scripts/on-demand.ts).
 */
function openSearchEarly(): void {
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
