import { trustedAddress } from '../../lib/trusted-worker.ts'

/** Starts the service worker. The footer reports when the site is stored, and a bar offers a newer version. The page never reloads on its own. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || (await isSavingData())) return
  const registration = await register()
  if (registration === undefined) return
  // The visitor or the browser may have deleted stored files without the worker noticing.
  registration.active?.postMessage('repair')
  const { waiting } = registration
  if (registration.active) showReady('before')
  if (waiting && registration.active) offerUpdate(() => activate(waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // Read now, before the first worker is active. `navigator.serviceWorker.controller` is no substitute: after a forced
    // reload it is null although a worker is active.
    const isFirst = registration.active === null
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      if (isFirst) showReady('now')
      else offerUpdate(() => activate(worker))
    })
  })
}

/** Shows that all files are stored. A screen reader announces it only when it is new, not on every page. */
function showReady(since: 'now' | 'before'): void {
  const status = document.querySelector<HTMLElement>('[data-offline-ready]')
  if (since === 'before') status?.setAttribute('aria-live', 'off')
  status?.replaceChildren('Ready to work offline')
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

/** Registers the worker. Returns undefined in private windows and where storage is blocked: the site then works online only. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(trustedAddress('/sw.js') as string)
  } catch {
    return undefined
  }
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

/** Returns whether the visitor saves data: the site is then not stored, unless it is stored already. */
async function isSavingData(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true && !(await navigator.serviceWorker.getRegistration())
}
