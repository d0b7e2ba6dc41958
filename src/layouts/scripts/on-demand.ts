/** What most visits never need, or not at once: it arrives when it is. */
import { $toast } from '@/lib/stores/toast.ts'

$toast.listen(async (toast) => {
  const { present } = await import('./toast.ts')
  present(toast)
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
  button.addEventListener('click', async () => {
    const { openProof } = await import('./proof.ts')
    openProof()
  })
}

// Keeping the site costs network and processor, so it waits until the page has what it needs itself.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => setTimeout(() => void startOffline(), 1500))
}

async function startTooltips({ target }: Event): Promise<void> {
  if (!(target instanceof Element) || target.closest('[data-tooltip]') === null) return
  const tooltip = await import('./tooltip.ts')
  tooltip.startTooltips(target)
}

async function startOffline(): Promise<void> {
  const { startOfflineNotice } = await import('./offline-notice.ts')
  await startOfflineNotice()
}
