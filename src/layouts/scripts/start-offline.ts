import { trustedAddress } from '../../lib/trusted-worker.ts'

/** What the visitor is told about working offline. */
export interface OfflineNotices {
  /** All files are stored, just now or since an earlier visit. */
  onReady: (since: 'now' | 'before') => void
  /** A newer version is stored and waits. `activate` puts it in place and reloads. */
  onUpdate: (activate: () => void) => void
}

/** Starts the service worker and tells what becomes of it. A page never reloads by itself. */
export async function startOffline({ onReady, onUpdate }: OfflineNotices): Promise<void> {
  if (!('serviceWorker' in navigator) || (await isSparing())) return
  const registration = await register()
  if (registration === undefined) return
  // The visitor or the browser may have deleted stored files without the worker noticing.
  registration.active?.postMessage('repair')
  const { waiting } = registration
  if (registration.active) onReady('before')
  if (waiting && registration.active) onUpdate(() => activate(waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // Read now, before the first worker is active. `navigator.serviceWorker.controller` is no substitute: after a forced
    // reload it is null although a worker is active.
    const isFirst = registration.active === null
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      if (isFirst) onReady('now')
      else onUpdate(() => activate(worker))
    })
  })
}

/** Browsers refuse in private windows and where storage is blocked; the site then works online only. */
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

/** Visitors who asked their browser to spare data are not sent the whole site, unless they have it already. */
async function isSparing(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true && !(await navigator.serviceWorker.getRegistration())
}
