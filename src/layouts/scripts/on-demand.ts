/** Loads features that most visits never use, such as notifications, tooltips and the search, when they are first needed. */
import { awake, firstUse } from '@/lib/first-use.ts'
import { $toast, showError } from '@/lib/stores/toast.ts'

import { askWorker, registerWorker } from './offline/ask-worker.ts'

import { startOffline } from './offline/offline.ts'

const showLoadError = () => showError('Failed to load', 'Please try again when you are online.')

// `subscribe` also reports the current toast: an island may have shown one before this script ran.
$toast.subscribe((toast) => {
  // The message is shown even if its code cannot be loaded. A page that is being left loads nothing, and says nothing.
  if (toast)
    import('./toast.ts').catch(() =>
      setTimeout(() => alert([toast.title, toast.text].join('\n')), 1000),
    )
})
document.addEventListener('keydown', (event) => {
  if (event.key !== 'F8') return
  event.preventDefault()
  const toast = document.querySelector<HTMLElement>('[data-toast]:popover-open')
  const area = toast ?? document.querySelector<HTMLElement>('#notifications')
  area?.focus()
})

for (const kind of ['pointerover', 'focusin']) {
  document.addEventListener(kind, startTooltips, { passive: true })
}
// A mouse that was on a menu before this script ran sends only moves.
for (const kind of ['pointermove', 'focusin']) {
  document.addEventListener(kind, startMenus, { passive: true })
}

// It does not bubble.
document.addEventListener('toggle', drawMenuIcons, { capture: true })

for (const button of document.querySelectorAll('[data-open-proof],[data-open-offline]')) {
  button.addEventListener('click', () => {
    const isOffline = button.matches('[data-open-offline]')
    const opened = isOffline
      ? import('./offline/offline-panel.ts').then(({ open }) => open({ askWorker, registerWorker }))
      : import('./proof/proof.ts').then(({ open }) => open())
    opened.catch(showLoadError)
  })
}

if (document.querySelector('[data-kept-pages]') !== null)
  void import('./offline/kept-pages.ts').then(({ showKeptPages }) => showKeptPages(askWorker))

// The script of the head has opened the dialog already (see head/page.ts).
for (const button of document.querySelectorAll('[data-search]')) {
  button.addEventListener('click', () => void fillSearch())
}

// On the home page, anything can be pasted or dropped anywhere.
if (document.querySelector('[data-takes-anything]') !== null) {
  document.addEventListener('paste', (event) => takeAnything(event, event.clipboardData))
  document.addEventListener('drop', (event) => takeAnything(event, event.dataTransfer))
  document.addEventListener('dragover', (event) => event.preventDefault())
}

const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]')
toggle?.setAttribute('aria-pressed', String(document.documentElement.classList.contains('dark')))
// A theme chosen in another tab applies at once.
const otherTab = new Promise((resolve) => addEventListener('storage', resolve, { once: true }))
void Promise.race([firstUse(), otherTab])
  .then(() => import('./tool/saved-state.ts'))
  .catch(() => {
    toggle?.addEventListener('click', showLoadError)
    if (toggle) awake(toggle)
  })

// The head has made room for them (see head/page.ts).
if (document.documentElement.classList.contains('has-recents')) loadRecentTools()
// The visitor has opened a tool in another tab, or goes back to the home page.
window.addEventListener('storage', ({ key }) => {
  if (key === 'recentTools') loadRecentTools()
})
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) loadRecentTools()
})

// A phone does not show this card, so it never intersects there.
const loan = document.querySelector('[data-small-loan]')
if (loan !== null) {
  new IntersectionObserver(([card]) => {
    // Without its code the slider would move, and the figures would not.
    if (card?.isIntersecting)
      import('./tool/small-loan-card.ts').catch(() => loan.querySelector('input')?.remove())
  }).observe(loan)
}

// Keeping pages for offline use takes network and processor time, so the page loads first.
if (import.meta.env.PROD) setTimeout(() => void startOffline(), 1500)

/** Shows the recent tools on the home page. */
function loadRecentTools(): void {
  if (document.querySelector('#recent-tools') === null) return
  import('./tool/recent-list.ts').catch(() =>
    document.documentElement.classList.remove('has-recents'),
  )
}

async function startTooltips({ target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-tooltip]') === null) return
  // The page works without tooltips: they only repeat the names of buttons.
  const tooltip = await import('./tooltip.ts').catch(() => undefined)
  tooltip?.startTooltips(target)
}

/** Loads the menus at the first mouse move, or when a menu gets the focus. Phones do not show them. */
async function startMenus(event: Event): Promise<void> {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  const isAtMenu =
    event.target instanceof Element && event.target.closest('[data-header-menu]') !== null
  if (!isMouse && !isAtMenu) return
  document.removeEventListener(event.type, startMenus)
  // Menus open and close by clicks without this code.
  const menus = await import('./header-menus.ts').catch(() => undefined)
  menus?.startMenus(event)
}

/** Draws the icons of a menu of the header that opens. Without them the menu is complete too. */
function drawMenuIcons({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('[data-header-menu], #mobile-menu')) return
  import('./search/search-dialog.ts')
    .then(({ drawIcons }) => drawIcons(target))
    .catch(() => undefined)
}

/** Opens the search with a pasted or dropped text or file. The open dialog does this on its own. */
function takeAnything(event: Event, data: DataTransfer | null): void {
  const subject = data?.files[0] ?? data?.getData('text/plain')
  const isElsewhere = event.target instanceof Element && event.target.closest('dialog, input')
  if (subject === undefined || subject === '' || event.defaultPrevented || isElsewhere) return
  event.preventDefault()
  document.querySelector<HTMLDialogElement>('#search-dialog')?.showModal()
  void fillSearch(subject)
}

/** Loads the search and shows the matches of the text typed so far, or what was pasted. */
async function fillSearch(subject?: string | File): Promise<void> {
  const search = await import('./search/search-dialog.ts').catch(() => undefined)
  if (search === undefined) {
    document.querySelector<HTMLDialogElement>('#search-dialog')?.close()
    showLoadError()
    return
  }
  if (subject === undefined) search.showMatches()
  else search.showPasted(subject)
  globalThis.enter?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
}
