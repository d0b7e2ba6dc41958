const dialog = part<HTMLDialogElement>('')
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const loadedAt = navigation?.loadEventEnd ?? 0

part('[data-close-proof]').addEventListener('click', () => dialog.close())
part('[data-proof-clear]').addEventListener('click', () => void clearStorage())
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})
new PerformanceObserver(showRequests).observe({ type: 'resource' })

/** Opens the panel with the facts as they are now. */
export function openProof(): void {
  showRequests()
  list('[data-proof-policy]', policy())
  void showStorage()
  dialog.showModal()
}

/** Requests that began after the page had loaded; its own panel and the offline copy are told apart by their address. */
function showRequests(): void {
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime > loadedAt)
  const others = entries.filter((entry) => new URL(entry.name).origin !== location.origin)
  const shown = part('[data-proof-requests]')
  shown.textContent = `${entries.length}, of which ${others.length} went to other sites. ${shown.dataset['proofRequests']}`
  list(
    '[data-proof-request-list]',
    entries.map((entry) => entry.name.replace(location.origin, '')),
  )
}

function policy(): string[] {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="content-security-policy" i]',
  )
  const directives = (meta?.content ?? '').split(';').map((directive) => directive.trim())
  // The hashes of our own scripts fill a page and say nothing to a reader.
  return directives
    .filter(Boolean)
    .map((directive) => directive.replace(/( 'sha256-[^']+')+/g, ' (our own, by hash)'))
}

async function showStorage(): Promise<void> {
  const kept = storages().flatMap((storage) =>
    Object.entries(storage).map(([key, value]) => `${key}: ${String(value)}`),
  )
  const copies = (await cacheNames()).map((name) => `${name}: a copy of this site for offline use`)
  const all = [...kept, ...copies]
  list('[data-proof-storage]', all.length > 0 ? all : ['Nothing.'])
}

async function clearStorage(): Promise<void> {
  for (const storage of storages()) storage.clear()
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)))
  await showStorage()
}

/** Reading either can throw where the browser blocks storage; then there is nothing in it. */
function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}

/** Pages that are not served over https have no caches. */
async function cacheNames(): Promise<string[]> {
  return 'caches' in window ? window.caches.keys() : []
}

function list(selector: string, lines: readonly string[]): void {
  part(selector).replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}

function part<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(`#proof-dialog ${selector}`.trim())
  if (found === null) throw new Error(`The panel has no ${selector}.`)
  return found
}
