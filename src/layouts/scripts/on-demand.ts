/** What most visits never need, or not at once: it arrives when it is. Modules are named whole, which builds to less code. */
import { $toast, showError } from '@/lib/stores/toast.ts'

// An island that came alive before this script may have said something already, which `subscribe` hears too.
$toast.subscribe((toast) => {
  // Without a network its code may not come, and what it has to say must be said all the same.
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

for (const button of document.querySelectorAll('[data-open-proof]')) {
  button.addEventListener('click', () => {
    import('./proof.ts').then(
      (panel) => panel.openProof(),
      () => showError('Failed to load', 'Please try again when you are online.'),
    )
  })
}

const bar = document.querySelector<HTMLElement>('[data-result-bar]')
if (bar !== null && matchMedia('(width < 64rem)').matches) {
  // After the tool, which is at work by then.
  window.addEventListener('load', () => setTimeout(() => void startResultBar(bar), 700))
}

// Keeping the site costs network and processor, so it waits until the page has what it needs itself.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => setTimeout(() => void startOffline(), 1500))
}

async function startTooltips({ target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-tooltip]') === null) return
  // What cannot be loaded is done without: a tooltip repeats a name, and the site works online as it does.
  const tooltip = await import('./tooltip.ts').catch(() => undefined)
  tooltip?.startTooltips(target)
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
