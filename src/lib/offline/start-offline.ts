import { trustedAddress } from '../trusted-worker.ts'

/** What the visitor is told about working offline. */
export interface OfflineNotices {
  /** Everything is kept for the first time. */
  onReady: () => void
  /** A newer version is kept and waits. `activate` puts it in place and reloads. */
  onUpdate: (activate: () => void) => void
}

/** Starts the service worker and tells what becomes of it. A page never reloads by itself. */
export async function startOffline({ onReady, onUpdate }: OfflineNotices): Promise<void> {
  if (!('serviceWorker' in navigator) || (await isSparing())) return
  const registration = await register()
  if (registration === undefined) return
  const offer = (worker: ServiceWorker) => onUpdate(() => activate(worker))
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    // Asked now: a first worker takes control of this very page as soon as it is active.
    const isFirst = navigator.serviceWorker.controller === null
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'installed') return
      if (isFirst) onReady()
      else offer(worker)
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
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  worker.postMessage('activate')
}

/** Visitors who asked their browser to spare data are not sent the whole site, unless they have it already. */
async function isSparing(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true && !(await navigator.serviceWorker.getRegistration())
}
