import type { OfflineState } from '@/lib/offline-question.ts'

import { askWorker, registerWorker } from './ask-worker.ts'

/**
 * Starts the service worker, which keeps this page and the other pages of its tool. The footer reports when it has, and a bar
 * offers a newer version. The page never reloads on its own.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const isSaving = isSavingData()
  if (isSaving && !(await navigator.serviceWorker.getRegistration())) return
  const registration = await registerWorker()
  if (registration === undefined) return
  const { active, waiting } = registration
  if (waiting && active) offerUpdate(() => activate(waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // Read now, before the first worker is active. `navigator.serviceWorker.controller` is no substitute: after a forced
    // reload it is null although a worker is active.
    const isFirst = registration.active === null
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && !isFirst) offerUpdate(() => activate(worker))
    })
  })
  addEventListener('appinstalled', () => void keep(isSaving ? 'state' : 'installed'))
  const wish = isInstalled() ? 'installed' : 'page'
  await keep(isSaving ? 'state' : wish)
}

/** Has this page kept, or the whole site where it is installed. */
async function keep(wish: 'state' | 'page' | 'installed'): Promise<void> {
  const { active, waiting } = await navigator.serviceWorker.ready
  // The server no longer has the files of the active version. The newer one needs this page when it takes over.
  if (waiting) void askWorker(waiting, wish)
  const state = active && (await askWorker(active, waiting ? 'state' : wish))
  if (state) showReady(state)
}

/** Shows that this page works offline. A screen reader announces it only when it is new, not on every visit. */
function showReady({ isWhole, kept, total, pages, wasKept }: OfflineState): void {
  const path = location.pathname.replace(/(.)\/$/, '$1')
  if (!pages.includes(path)) return
  const status = document.querySelector<HTMLElement>('[data-offline-ready]')
  if (wasKept) status?.setAttribute('aria-live', 'off')
  const isEverything = isWhole && kept === total
  status?.replaceChildren(isEverything ? 'Every page works offline' : 'This page works offline')
}

/** Shows the bar with the offer to reload. `activate` makes the newer version the active one and reloads. */
function offerUpdate(activate: () => void): void {
  const area = document.querySelector('[data-offline-notice]')
  const bar = area?.querySelector('template')?.content.firstElementChild?.cloneNode(true)
  if (!(bar instanceof Element)) return
  area?.querySelector(':scope > div')?.remove()
  area?.append(bar)
  bar.querySelector('[data-reload]')?.addEventListener('click', activate)
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => bar.remove())
}

function activate(worker: ServiceWorker): void {
  // Another tab has activated it already, or a newer version replaced it: no controllerchange will follow.
  if (worker.state !== 'installed') {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  worker.postMessage('activate')
}

/** Returns whether the visitor saves data. Nothing is then kept unless the visitor asks for it in the footer's panel. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Returns whether this page is shown by the installed app. Safari on iPhones has a property of its own. */
function isInstalled(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}
