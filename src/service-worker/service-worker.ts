/**
 * The service worker: after one visit, every page and tool works offline.
 * The build strips the types, prepends the constants and writes it as /sw.js (see precache.ts).
 *
 * Any script of this site can write to its caches, so their content is not trusted. A stored file is used only if its SHA-256
 * is in this file, and it is served with the headers listed here. No page can change this file.
 */
declare const VERSION: string
/** The sets of response headers. */
declare const HEADERS: readonly Record<string, string>[]
/** The stored files by path: the SHA-256 of the content in base64, and the index of its headers in `HEADERS`. */
declare const FILES: Readonly<Record<string, readonly [hash: string, headers: number]>>

const worker = self as unknown as ServiceWorkerGlobalScope

/** The endpoint, which needs a server, and the pages for frames, which need the other site. */
const NOT_STORED = /^\/(?:api|embed)\//

const PREFIX = 'ganak-'
const CACHE = PREFIX + VERSION
const files = new Map(Object.entries(FILES))
/** The page for unknown paths, which has the status 404. */
const NOT_FOUND = '/404'
/** The stored copy of a page is served after this time without a response from the network. */
const SLOW_NETWORK_MS = 3000

worker.addEventListener('install', (event) => event.waitUntil(keepMissing()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  // Sent when the visitor clicks "Reload".
  if (event.data === 'activate') void worker.skipWaiting()
  // Sent on every visit. It fails offline, or if the server already has a newer version.
  if (event.data === 'repair') event.waitUntil(keepMissing().catch(() => undefined))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_STORED.test(pathname))
    return
  if (pathname.startsWith('/_astro/')) event.respondWith(findKeptOrFetch(request, pathname))
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, pathname))
  else event.respondWith(fetchOrFindKept(request, pathname))
})

/** Stores missing and changed files. If the first installation fails, it stores nothing and the old version stays in use. */
async function keepMissing(): Promise<void> {
  const cache = await caches.open(CACHE)
  const { length: storedFiles } = await cache.keys()
  const missing = []
  // One after the other, so that a phone does not need memory for all files at once.
  for (const path of files.keys()) {
    if (!(await checkContent(path, await cache.match(path)))) missing.push(path)
  }
  const results = await Promise.allSettled(missing.map((path) => keep(cache, path)))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure === undefined) return
  // If the cache had files before, this version may be in use after a rollback, so its cache must stay.
  if (storedFiles === 0) await caches.delete(CACHE)
  throw failure.reason
}

async function keep(cache: Cache, path: string): Promise<void> {
  // An earlier version may have stored the same file.
  const answer =
    (await checkContent(path, await caches.match(path))) ??
    (await checkContent(path, await fetch(path, { cache: 'no-cache' })))
  if (answer === undefined) throw new Error(`${path} is not the file of this version`)
  await cache.put(path, answer)
}

/**
 * Deletes the other versions. Open pages of the previous version may request its files, whose hashes are not in this version.
 * They come from the browser's HTTP cache, which no script can write to, or from the server.
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
    // While the server restarts (status 5xx), the stored copy is served.
    if (first !== undefined && first.status < 500) return first
    return (await findKept(path)) ?? (await fetched)
  } catch {
    const instead = files.has(path) ? undefined : await findKept(NOT_FOUND)
    return (await findKept(path)) ?? instead ?? Response.error()
  }
}

/** Returns the stored copy of a file if it is unchanged. A changed copy is deleted, and the next visit stores it again. */
async function findKept(path: string): Promise<Response | undefined> {
  const found = await caches.match(path, { cacheName: CACHE })
  const answer = await checkContent(path, found)
  if (found !== undefined && answer === undefined) await (await caches.open(CACHE)).delete(path)
  return answer
}

/** Returns the response for `path` with the content of `response`, or undefined if the content differs from this version. */
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

// Makes this file a module for the type checker; the build removes it.
export {}
