/**
 * The service worker: after one visit, every page and tool works without a network.
 * The build strips the types, puts `VERSION` and `FILES` in front, and writes it as /sw.js (see precache.ts).
 */
declare const VERSION: string
declare const FILES: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'ganak-'
const CACHE = PREFIX + VERSION
/** Remembers the version in force under this address, so that the next one knows whose pages may still be open. */
const IN_FORCE = 'in-force'
/** The page for unknown paths, which servers answer with its own status. */
const NOT_FOUND = '/404'
/** On a network that answers too slowly to wait for, the kept copy of a page is shown instead. */
const SLOW_NETWORK_MS = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepEverything()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  // Only the visitor's own click on "Reload" sends this.
  if (event.data === 'activate') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (
    request.method !== 'GET' ||
    url.origin !== worker.location.origin ||
    url.pathname.startsWith('/api/')
  )
    return
  if (url.pathname.startsWith('/_astro/')) event.respondWith(keptOrFetched(request))
  else if (request.mode === 'navigate') event.respondWith(page(request, url))
  else event.respondWith(fetchedOrKept(request))
})

/** All or nothing: a failed update leaves the old version as it was. */
async function keepEverything(): Promise<void> {
  // After a deployment is taken back, this version may be the one whose pages are open.
  const isNew = !(await caches.has(CACHE))
  const cache = await caches.open(CACHE)
  const results = await Promise.allSettled(FILES.map((path) => keep(cache, path)))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return
  if (isNew) await caches.delete(CACHE)
  throw failure.reason
}

async function keep(cache: Cache, path: string): Promise<void> {
  // A hashed file that an earlier version kept is the same file; it need not be fetched again.
  const kept = path.startsWith('/_astro/') ? await caches.match(path) : undefined
  const response = kept ?? (await fetch(path, { cache: 'no-cache' }))
  const isRight = response.ok || (path === NOT_FOUND && response.status === 404)
  if (!isRight) throw new Error(`${path} answered ${response.status}`)
  // Some hosts redirect /about to /about/; a browser refuses a redirected copy as the answer to a navigation.
  const { headers, status } = response
  await cache.put(
    path,
    response.redirected ? new Response(response.body, { headers, status }) : response,
  )
}

/** Pages still open from the version before may ask for its files, so only the others go. */
async function takeOver(): Promise<void> {
  const before = await (await caches.match(IN_FORCE))?.text()
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const unneeded = versions.filter((name) => name !== CACHE && name !== before)
  await Promise.all(unneeded.map((name) => caches.delete(name)))
  if (before !== undefined) await (await caches.open(before)).delete(IN_FORCE)
  await (await caches.open(CACHE)).put(IN_FORCE, new Response(CACHE))
  await worker.clients.claim()
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function fetchedOrKept(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(CACHE)
    return (await cache.match(request, { ignoreSearch: true })) ?? Response.error()
  }
}

async function page(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.replace(/(.)\/$/, '$1')
  const cache = await caches.open(CACHE)
  const kept = await cache.match(path)
  const fetched = fetch(request)
  try {
    if (kept === undefined) return await fetched
    const first = await Promise.race([fetched, after(SLOW_NETWORK_MS, kept)])
    // A server that is being restarted need not be noticed.
    return first.status >= 500 ? kept : first
  } catch {
    return kept ?? (await cache.match(NOT_FOUND)) ?? Response.error()
  }
}

function after(delayMs: number, response: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(() => resolve(response), delayMs))
}

// Makes this file a module of its own for the type checker; the build takes it out again.
export {}
