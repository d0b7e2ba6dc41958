/** The script of every page. Scripts that always load together are in one file, because many small files compress worse. */
import { showError } from '@/lib/stores/toast.ts'

import './on-demand.ts'
import { rememberTool } from './tool/remember-tool.ts'

const tool = document.querySelector<HTMLElement>('[data-tool-href]')
if (tool !== null) {
  const { toolHref = '', toolLabel = '', toolCategory = '' } = tool.dataset
  rememberTool({
    href: toolHref,
    label: toolLabel,
    category: toolCategory,
    timestamp: Date.now(),
  })
}

// Something comes from another page (see hand-over.ts), from another app, or from a page that was closed before it deleted it.
try {
  if (
    location.hash.startsWith('#take=') ||
    !matchMedia('(display-mode: browser)').matches ||
    Object.keys(sessionStorage).join().includes('hand-over:')
  )
    void import('./hand-over/hand-over-parts.ts').then(({ start }) => start())
} catch {
  // Storage is blocked, so nothing is stored.
}

const mobileMenu = document.querySelector<HTMLElement>('#mobile-menu')
// Nothing behind an open menu may take the focus, because it cannot be tapped either.
mobileMenu?.addEventListener('toggle', (event) => {
  const isOpen = (event as ToggleEvent).newState === 'open'
  document
    .querySelectorAll<HTMLElement>('main, body > footer')
    .forEach((part) => (part.inert = isOpen))
  if (isOpen) mobileMenu.querySelector('button')?.focus()
})
// A link within this page would otherwise leave the menu open over it.
mobileMenu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) mobileMenu.hidePopover()
})

// The browser would open a file that misses the drop area in this tab, and the visitor would lose the input.
if (document.querySelector('astro-island, [data-contact-form]') !== null) {
  document.addEventListener('dragover', keepThePage)
  document.addEventListener('drop', (event) => {
    if (!keepThePage(event)) return
    const area = document.querySelector<HTMLElement>('[data-takes-files]')
    const hint = area
      ? `Drop the file on “${area.dataset['takesFiles']}”.`
      : 'This page takes no files.'
    showError('Not a place for files', hint)
  })
}

/** Prevents the browser from opening a file outside a drop area. Returns whether it did. */
function keepThePage(event: DragEvent): boolean {
  const isStray = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true
  if (isStray) event.preventDefault()
  return isStray
}

// The link works without a script too, but would remove a calculator's shared values from the address.
document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
})

document.querySelector('[data-close-ad]')?.addEventListener('click', () => {
  document.documentElement.classList.add('ad-closed')
  try {
    // Only for this visit: the browser deletes it with the tab.
    sessionStorage.setItem('adClosed', 'yes')
  } catch {
    // Where storage is blocked, it stays closed on this page only.
  }
})

// Pages print in the light theme. `capture` runs this first, so that charts redrawn for printing use its colours.
const { classList } = document.documentElement
let wasDark = false
addEventListener(
  'beforeprint',
  () => {
    wasDark = classList.replace('dark', 'light')
  },
  { capture: true },
)
addEventListener('afterprint', () => wasDark && classList.replace('light', 'dark'), {
  capture: true,
})

// The build cannot know the date of printing.
addEventListener('beforeprint', () => {
  const today = new Date().toLocaleDateString('en-IN', { dateStyle: 'long' })
  document.querySelector('[data-print-date]')?.replaceChildren(`, ${today}`)
})

// Repeats the last press that came before this script listened (see head/early-presses.ts).
dispatchEvent(new Event('frame-alive'))
