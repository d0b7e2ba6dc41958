import { linkStyle } from '@/lib/link-style.ts'

import styleAddress from './proof.css?url'
import { createProofDialog, type ProofPage } from './proof-dialog.ts'

const directives = readPolicy()
const page: ProofPage = {
  sendsMessage: directives.includes("connect-src 'self'"),
}
const dialog = createProofDialog(page)
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const loadedAt = navigation?.loadEventEnd ?? 0

document.body.append(dialog)
findPart('[data-proof-clear]').addEventListener('click', () => void clearStorage())
new PerformanceObserver(showRequests).observe({ type: 'resource' })

/** Opens the panel with the current facts. Rejects if its style sheet cannot be loaded. */
export async function open(): Promise<void> {
  await linkStyle(styleAddress)
  showRequests()
  fillList(
    '[data-proof-policy]',
    // The hashes of our own scripts fill a page and mean nothing to a reader.
    directives.map((directive) => directive.replace(/( 'sha256-[^']+')+/g, ' (our own, by hash)')),
  )
  void showStorage()
  dialog.showModal()
}

/** Shows the requests since the page loaded. Addresses identify those of this panel and of the offline copy. */
function showRequests(): void {
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime > loadedAt)
  const others = entries.filter((entry) => new URL(entry.name).origin !== location.origin)
  findPart('[data-proof-figure]').textContent = `${others.length} of ${entries.length}`
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
  return directives.filter(Boolean)
}

async function showStorage(): Promise<void> {
  const entries = await readOrExplain('Settings', () =>
    [window.localStorage, window.sessionStorage].flatMap((storage) =>
      Object.entries(storage).map(([key, value]) => `${key}: ${String(value)}`),
    ),
  )
  const copies = await readOrExplain('Offline copies', async () =>
    (await window.caches.keys()).map((name) =>
      name.startsWith('offline-choice')
        ? `${name}: your choice of what is kept for offline use`
        : `${name}: copies of pages of this site for offline use`,
    ),
  )
  const all = [...entries, ...valuesOfPage(), ...copies]
  fillList('[data-proof-storage]', all.length > 0 ? all : ['Nothing.'])
}

/** Returns the values in the history entry, which a reload restores, and those that a link put into the address. */
function valuesOfPage(): string[] {
  const state = history.state as { fields?: Record<string, unknown> } | null
  const fields = Object.entries(state?.fields ?? {})
  const lines = fields.map(
    ([name, value]) => `${name}: ${String(value)}, in the history of this tab`,
  )
  return location.hash.includes('=') ? [...lines, `${location.hash}, in the address`] : lines
}

/** Clears each kind of storage separately: if the browser denies access to one, the others are still cleared. */
async function clearStorage(): Promise<void> {
  await Promise.allSettled([clearEntries(), clearPage(), removeWorkers(), deleteCopies()])
  // The page has stored values in memory too, and the next change would save them again.
  window.dispatchEvent(new StorageEvent('storage'))
  await showStorage()
}

async function clearPage(): Promise<void> {
  history.replaceState(null, '', location.pathname + location.search)
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

/** Reads storage. Browsers deny access if cookies are blocked, in some private windows, and without https. */
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
