/**
 * Starts what most visits never use, such as notifications and tooltips: the code for it is fetched when it is first used.
 */
import { awake } from '@/lib/awake.ts'
import { $toast, showError } from '@/lib/stores/toast.ts'

const tellLost = () => showError('Failed to load', 'Please try again when you are online.')

// `subscribe` also gives the current toast: an island may have shown one before this script ran.
$toast.subscribe((toast) => {
  // Without a network the code may not arrive. The message is shown anyway.
  if (toast) import('./toast.ts').catch(() => alert([toast.title, toast.text].join('\n')))
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
// A mouse that rests on a menu since before this script was there only moves.
for (const kind of ['pointermove', 'focusin']) {
  document.addEventListener(kind, startMenus, { passive: true })
}

for (const button of document.querySelectorAll('[data-open-proof]')) {
  button.addEventListener('click', () => {
    import('./proof.ts').then((panel) => panel.openProof()).catch(tellLost)
  })
}

const bar = document.querySelector<HTMLElement>('[data-result-bar]')
if (bar !== null && matchMedia('(width < 64rem)').matches) {
  // After the tool, which is at work by then.
  setTimeout(() => void startResultBar(bar), 700)
}

import('./kept.ts').catch(() => {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
    toggle.addEventListener('click', tellLost)
    awake(toggle)
  }
})

// Storing the site for offline use takes network and processor time, so the page itself loads first.
if (import.meta.env.PROD) setTimeout(() => void startOffline(), 1500)

async function startTooltips({ target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-tooltip]') === null) return
  // If the code cannot be loaded, the page works without it: a tooltip only repeats the button's name.
  const tooltip = await import('./tooltip.ts').catch(() => undefined)
  tooltip?.startTooltips(target)
}

/** With the first move of a mouse, or with what else comes to a menu: phones have none of them in sight. */
async function startMenus(event: Event): Promise<void> {
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  const isAtMenu =
    event.target instanceof Element && event.target.closest('[data-header-menu]') !== null
  if (!isMouse && !isAtMenu) return
  document.removeEventListener(event.type, startMenus)
  // Without it a press opens and closes a menu all the same.
  const menus = await import('./header-menus.ts').catch(() => undefined)
  menus?.startMenus(event)
}

async function startResultBar(bar: HTMLElement): Promise<void> {
  // What cannot be loaded is done without: the results stand below the fields.
  const script = await import('./result-bar.ts').catch(() => undefined)
  script?.startResultBar(bar)
}

async function startOffline(): Promise<void> {
  const notice = await import('./offline-notice.ts').catch(() => undefined)
  await notice?.startOfflineNotice()
}
