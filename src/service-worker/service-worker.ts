/**
 * The service worker: after one visit, every page and tool works without a network.
 * The build strips the types, puts the constants in front, and writes it as /sw.js (see precache.ts).
 *
 * Any script of this site may write to its caches, so nothing that lies there is believed: a copy is given only when its
 * SHA-256 is the one this file knows, and with the headers this file knows. The browser lets no page change this file.
 */
declare const VERSION: string
/** The sets of headers that answers are given with. */
declare const HEADERS: readonly Record<string, string>[]
/** What is kept, by path: the SHA-256 of the content in base64, and the place of its headers in `HEADERS`. */
declare const FILES: Readonly<Record<string, readonly [hash: string, headers: number]>>

const worker = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'ganak-'
const CACHE = PREFIX + VERSION
const files = new Map(Object.entries(FILES))
/** The page for unknown paths, which servers answer with its own status. */
const NOT_FOUND = '/404'
/** On a network that answers too slowly to wait for, the kept copy of a page is shown instead. */
const SLOW_NETWORK_MS = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepMissing()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  // Only the visitor's own click on "Reload" sends this.
  if (event.data === 'activate') void worker.skipWaiting()
  // Every visit does. Without a network, or once the server has moved on to a newer version, it cannot be done.
  if (event.data === 'repair') event.waitUntil(keepMissing().catch(() => undefined))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/'))
    return
  if (pathname.startsWith('/_astro/')) event.respondWith(findKeptOrFetch(request, pathname))
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, pathname))
  else event.respondWith(fetchOrFindKept(request, pathname))
})

/** Keeps what is not kept yet. All or nothing at first: a failed update leaves the old version as it was. */
async function keepMissing(): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = [...files.keys()].filter((path) => !kept.has(path))
  const results = await Promise.allSettled(missing.map((path) => keep(cache, path)))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return
  // After a deployment is taken back, this version may be the one whose pages are open: then it was kept before.
  if (kept.size === 0) await caches.delete(CACHE)
  throw failure.reason
}

async function keep(cache: Cache, path: string): Promise<void> {
  // What an earlier version kept may be the same file; then it need not be fetched again.
  const answer =
    (await checkContent(path, await caches.match(path))) ??
    (await checkContent(path, await fetch(path, { cache: 'no-cache' })))
  if (answer === undefined) throw new Error(`${path} is not the file of this version`)
  await cache.put(path, answer)
}

/**
 * The other versions go. Pages still open from the one before may ask for its files, whose hashes nobody here knows:
 * they come from the browser's own cache, which no script can write to, or from the server.
 */
async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(versions.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

async function findKeptOrFetch(request: Request, path: string): Promise<Response> {
  return (await findKept(path)) ?? fetch(request)
}

async function fetchOrFindKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await findKept(path)) ?? Response.error()
  }
}

async function answerPage(request: Request, pathname: string): Promise<Response> {
  const path = pathname.replace(/(.)\/$/, '$1')
  const fetched = fetch(request)
  try {
    const first = await Promise.race([fetched, wait(SLOW_NETWORK_MS)])
    // A server that is being restarted need not be noticed.
    if (first !== undefined && first.status < 500) return first
    return (await findKept(path)) ?? (await fetched)
  } catch {
    const instead = files.has(path) ? undefined : await findKept(NOT_FOUND)
    return (await findKept(path)) ?? instead ?? Response.error()
  }
}

/** The copy of a file, if there is one and nobody has changed it. A changed one is thrown away; the next visit repairs it. */
async function findKept(path: string): Promise<Response | undefined> {
  const found = await caches.match(path, { cacheName: CACHE })
  const answer = await checkContent(path, found)
  if (found !== undefined && answer === undefined) await (await caches.open(CACHE)).delete(path)
  return answer
}

/** The content of `response` as the answer for `path`, if it is the content that this version has there. */
async function checkContent(path: string, response?: Response): Promise<Response | undefined> {
  const [hash, index] = files.get(path) ?? []
  if (response === undefined || index === undefined) return undefined
  const content = await response.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  if (btoa(String.fromCharCode(...digest)) !== hash) return undefined
  const headers = HEADERS[index] ?? {}
  return new Response(content, { headers, status: path === NOT_FOUND ? 404 : 200 })
}

function wait(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs))
}

// Makes this file a module of its own for the type checker; the build takes it out again.
export {}
