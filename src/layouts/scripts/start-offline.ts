import { trustedAddress } from '../../lib/trusted-worker.ts'

/** What the visitor is told about working offline. */
export interface OfflineNotices {
  /** Everything is kept, since this moment or since an earlier visit. */
  onReady: (since: 'now' | 'before') => void
  /** A newer version is kept and waits. `activate` puts it in place and reloads. */
  onUpdate: (activate: () => void) => void
}

/** Starts the service worker and tells what becomes of it. A page never reloads by itself. */
export async function startOffline({ onReady, onUpdate }: OfflineNotices): Promise<void> {
  if (!('serviceWorker' in navigator) || (await isSparing())) return
  const registration = await register()
  if (registration === undefined) return
  // A visitor or the browser may have deleted what was kept, and the worker would not come to know.
  registration.active?.postMessage('repair')
  const { waiting } = registration
  if (registration.active) onReady('before')
  if (waiting && registration.active) onUpdate(() => activate(waiting))
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // Asked now, before the first worker is active. The page's controller would not tell: a forced reload has none.
    const isFirst = registration.active === null
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      if (isFirst) onReady('now')
      else onUpdate(() => activate(worker))
    })
  })
}

/** Browsers refuse in private windows and where storage is blocked; the site then works as it does, online. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(trustedAddress('/sw.js') as string)
  } catch {
    return undefined
  }
}

function activate(worker: ServiceWorker): void {
  // Another tab put it in place, or something newer did: nothing will change any more that could be waited for.
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
