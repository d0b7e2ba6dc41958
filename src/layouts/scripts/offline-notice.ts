import { startOffline } from '@/lib/offline/start-offline.ts'

const READY_SHOWN_MS = 8000

/** Starts keeping the site for offline use, and tells in the page's notice when it is kept and when a newer version waits. */
export async function startOfflineNotice(): Promise<void> {
  await startOffline({
    onReady() {
      const notice = show('ready')
      setTimeout(() => notice?.remove(), READY_SHOWN_MS)
    },
    onUpdate(activate) {
      show('update')?.querySelector('[data-reload]')?.addEventListener('click', activate)
    },
  })
}

function show(kind: 'ready' | 'update'): Element | undefined {
  const area = document.querySelector<HTMLElement>('[data-offline-notice]')
  const template = area?.querySelector<HTMLTemplateElement>(`template[data-${kind}]`)
  const notice = template?.content.firstElementChild?.cloneNode(true) as Element | undefined
  if (notice === undefined) return undefined
  area?.querySelector(':scope > div')?.remove()
  area?.append(notice)
  notice.querySelector('[data-dismiss]')?.addEventListener('click', () => notice.remove())
  return notice
}
