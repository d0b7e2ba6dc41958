/**
 * The service worker: pages that a visitor opened, and the other pages of the same tool, work offline. After a choice in the
 * footer's panel, or when the site is installed, every page does. The build bundles it as /sw.js (see finish-build.ts).
 *
 * Any script of this site can write to its caches, so their content is not trusted. A stored file is used only if its SHA-256
 * is in the list of this version, whose own SHA-256 is in this file. It is served with the headers listed there. No page can
 * change this file.
 */
import { answer, filesToKeep, isQuestion } from './answers.ts'
import {
  deleteCopy,
  fetchFiles,
  findKept,
  findPage,
  keepFiles,
  keptPaths,
  otherVersions,
  pagesOf,
  readFiles,
} from './copy.ts'
import { SHARE_PATH } from '../lib/share-path.ts'
import { answerHandOver, answerShare, isHandOverQuestion } from './hand-overs.ts'
import { NOT_FOUND, NOT_KEPT } from './offline-list.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

/** The endpoint, which needs a server, and the pages for frames, which need the other site. */
const NOT_STORED = /^\/(?:api|embed)\//

/** The stored copy of a page is served after this time without a response from the network. */
const SLOW_NETWORK_MS = 3000

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  // Sent when the visitor clicks "Reload".
  if (event.data === 'activate') void worker.skipWaiting()
  else if (isQuestion(event.data)) event.waitUntil(answer(event.data, event.ports[0]))
  else if (isHandOverQuestion(event.data))
    event.waitUntil(answerHandOver(event.data, event.ports[0]))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE_PATH)
    event.respondWith(answerShare(request, (work) => event.waitUntil(work)))
  if (request.method !== 'GET' || origin !== worker.location.origin || NOT_STORED.test(pathname))
    return
  if (pathname.startsWith('/_astro/')) event.respondWith(findKeptOrFetch(request, pathname))
  else if (request.mode === 'navigate') event.respondWith(answerPage(request, pathname))
  else event.respondWith(fetchOrFindKept(request, pathname))
})

/**
 * Fetches the list of files. A first version keeps files only when a page asks, so that a lost network costs nothing. A newer
 * version keeps what the older one did before it takes over. If that fails, the older one stays in use.
 */
async function install(): Promise<void> {
  const others = await otherVersions()
  const before = await keptPaths()
  try {
    const files = await fetchFiles()
    if (others.length === 0) return
    const pages = await Promise.all([openPages(), ...others.map(pagesOf)])
    if (!(await keepFiles(await filesToKeep(files, pages.flat()))))
      throw new Error('Files are missing.')
  } catch (error) {
    // If the cache had files before, this version may be in use after a rollback, so its cache must stay.
    if (others.length > 0 && before.size === 0) await deleteCopy()
    throw error
  }
}

async function openPages(): Promise<string[]> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.map(({ url }) => new URL(url).pathname)
}

/**
 * Deletes the other versions. Open pages of the previous version may request its files, whose hashes are not in this version.
 * They come from the browser's HTTP cache, which no script can write to, or from the server.
 */
async function takeOver(): Promise<void> {
  await Promise.all((await otherVersions()).map((name) => caches.delete(name)))
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
    return (await findPage(path)) ?? (await fetched)
  } catch {
    const instead = async () =>
      findKept((await readFiles())?.has(path) === true ? NOT_KEPT : NOT_FOUND)
    return (await findPage(path)) ?? (await instead()) ?? Response.error()
  }
}

function wait(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), delayMs))
}
