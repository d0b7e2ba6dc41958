const dialog = findPart<HTMLDialogElement>('')
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const loadedAt = navigation?.loadEventEnd ?? 0

findPart('[data-close-proof]').addEventListener('click', () => dialog.close())
findPart('[data-proof-clear]').addEventListener('click', () => void clearStorage())
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close()
})
new PerformanceObserver(showRequests).observe({ type: 'resource' })

/** Opens the panel with the facts as they are now. */
export function openProof(): void {
  showRequests()
  fillList('[data-proof-policy]', readPolicy())
  void showStorage()
  dialog.showModal()
}

/** Shows the requests that began after the page had loaded. Those of this panel and of the offline copy can be told by their address. */
function showRequests(): void {
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime > loadedAt)
  const others = entries.filter((entry) => new URL(entry.name).origin !== location.origin)
  const shown = findPart('[data-proof-requests]')
  shown.textContent = `${entries.length}, of which ${others.length} went to other sites. ${shown.dataset['proofRequests']}`
  fillList(
    '[data-proof-request-list]',
    entries.map((entry) => entry.name.replace(location.origin, '')),
  )
}

function readPolicy(): string[] {
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
  const entries = await readOrExplain('Settings', () =>
    [window.localStorage, window.sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key}: ${String(value)}`),
    ),
  )
  const copies = await readOrExplain('Offline copies', async () =>
    (await window.caches.keys()).map((name) => `${name}: a copy of this site for offline use`),
  )
  const all = [...entries, ...copies]
  fillList('[data-proof-storage]', all.length > 0 ? all : ['Nothing.'])
}

/** Clears each kind by itself: if the browser denies access to one, the others are still cleared. */
async function clearStorage(): Promise<void> {
  await Promise.allSettled([clearEntries(), removeWorkers(), deleteCopies()])
  await showStorage()
}

async function clearEntries(): Promise<void> {
  window.localStorage.clear()
  window.sessionStorage.clear()
}

async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

async function deleteCopies(): Promise<void> {
  const names = await window.caches.keys()
  await Promise.all(names.map((name) => window.caches.delete(name)))
}

/** Browsers deny access to storage when cookies are blocked, in some private windows, and without https. */
async function readOrExplain(what: string, read: () => string[] | Promise<string[]>) {
  try {
    return await read()
  } catch {
    return [`${what} cannot be read: this browser gives the page no access to them.`]
  }
}

function fillList(selector: string, lines: readonly string[]): void {
  findPart(selector).replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li')
      item.textContent = line
      return item
    }),
  )
}

function findPart<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(`#proof-dialog ${selector}`.trim())
  if (found === null) throw new Error(`The panel has no ${selector}.`)
  return found
}
