import { startOffline } from './start-offline.ts'

/** Starts keeping the site for offline use. The footer says when it is kept, and a bar when a newer version waits. */
export async function startOfflineNotice(): Promise<void> {
  await startOffline({ onReady: showReady, onUpdate: offerUpdate })
}

/** A screen reader announces it only when it is new; otherwise it would be heard on every page. */
function showReady(since: 'now' | 'before'): void {
  const word = document.querySelector<HTMLElement>('[data-offline-ready]')
  if (since === 'before') word?.setAttribute('aria-live', 'off')
  word?.replaceChildren('Ready to work offline')
}

function offerUpdate(activate: () => void): void {
  const area = document.querySelector('[data-offline-notice]')
  const bar = area?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(bar instanceof Element)) return
  area?.querySelector(':scope > div')?.remove()
  area?.append(bar)
  bar.querySelector('[data-reload]')?.addEventListener('click', activate)
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => bar.remove())
}
