import { isPage, NOT_FOUND, NOT_KEPT, parseList, reach, type ListedFiles } from './offline-list.ts'

/** The constants that the build puts before this script. */
declare const VERSION: string
declare const LIST_PATH: string
declare const LIST_HASH: string

const PREFIX = 'ganak-'
const CACHE = PREFIX + VERSION

/** The statuses of pages that are shown instead of others. */
const STATUSES = new Map([
  [NOT_FOUND, 404],
  [NOT_KEPT, 503],
])

/** As many files are fetched at a time. */
const PARALLEL_FETCHES = 6
/** After so many failures the network is lost, or the server has another version: further attempts would waste data. */
const MOST_FAILURES = 6

let files: ListedFiles | undefined

/** Returns the names of the copies of other versions. */
export async function otherVersions(): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
}

/** Deletes the copy of this version. */
export async function deleteCopy(): Promise<void> {
  await caches.delete(CACHE)
}

/** Returns the paths in the copy of this version, or of another. */
export async function keptPaths(name = CACHE): Promise<Set<string>> {
  if (!(await caches.has(name))) return new Set()
  const requests = await (await caches.open(name)).keys()
  return new Set(requests.map(({ url }) => new URL(url).pathname))
}

/** Returns the pages that a version kept. One without a list kept the whole site unasked; it names no pages. */
export async function pagesOf(name: string): Promise<string[]> {
  const paths = [...(await keptPaths(name))]
  const hasList = paths.some((path) => path.startsWith('/_astro/offline-list.'))
  return hasList ? paths.filter(isPage) : []
}

/** Returns the files of this version from the kept list, or undefined if the list is not kept or was changed. */
export async function readFiles(): Promise<ListedFiles | undefined> {
  if (files !== undefined) return files
  const kept = await caches.match(LIST_PATH, { cacheName: CACHE })
  const content = await exact(LIST_HASH, kept)
  if (content !== undefined) files = parseList(new TextDecoder().decode(content))
  return files
}

/** Returns the files of this version, and keeps the list. Rejects if it cannot be fetched. */
export async function fetchFiles(): Promise<ListedFiles> {
  if (!(await keptPaths()).has(LIST_PATH)) files = undefined
  const known = await readFiles()
  if (known !== undefined) return known
  const content = await fetchExact(LIST_PATH, LIST_HASH)
  await (await caches.open(CACHE)).put(LIST_PATH, new Response(content))
  files = parseList(new TextDecoder().decode(content))
  return files
}

/**
 * Keeps the missing files of `paths`, in this order. Returns whether all are kept; after a failure it carries on with the
 * others for a while, and the next visit fetches the rest. Stops when `isWanted` returns false.
 */
export async function keepFiles(
  paths: readonly string[],
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const kept = await keptPaths()
  const missing = paths.filter((path) => !kept.has(path)).values()
  let failures = 0
  const keepNext = async () => {
    for (const path of missing) {
      if (failures >= MOST_FAILURES || !isWanted()) return
      await keep(path).catch(() => (failures += 1))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, keepNext))
  return failures === 0
}

/** Deletes all kept files but the list and those of `paths`. */
export async function keepOnly(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const needed = new Set([LIST_PATH, ...paths])
  const others = [...(await keptPaths())].filter((path) => !needed.has(path))
  await Promise.all(others.map((path) => cache.delete(path)))
}

async function keep(path: string): Promise<void> {
  const file = files?.get(path)
  if (file === undefined) throw new Error(`${path} is not a file of this version`)
  // An earlier version may have kept the same file.
  const content =
    (await exact(file.hash, await caches.match(path))) ?? (await fetchExact(path, file.hash))
  await (await caches.open(CACHE)).put(path, new Response(content, { headers: file.headers }))
}

/** Fetches a file. The page may have loaded one with a hash in its name a moment ago: the browser's HTTP cache has it. */
async function fetchExact(path: string, hash: string): Promise<ArrayBuffer> {
  const isHashed = path.startsWith('/_astro/')
  const response = await fetch(path, { cache: isHashed ? 'default' : 'no-cache' })
  const again = () => (isHashed && response.ok ? fetch(path, { cache: 'reload' }) : undefined)
  const content = (await exact(hash, response)) ?? (await exact(hash, await again()))
  if (content === undefined) throw new Error(`${path} is not the file of this version`)
  return content
}

/** Returns the kept copy of a file if it is unchanged. A changed copy is deleted, and the next visit keeps it again. */
export async function findKept(path: string): Promise<Response | undefined> {
  try {
    const file = (await readFiles())?.get(path)
    const kept = file && (await caches.match(path, { cacheName: CACHE }))
    if (file === undefined || kept === undefined) return undefined
    const content = await exact(file.hash, kept)
    if (content === undefined) await (await caches.open(CACHE)).delete(path)
    const status = STATUSES.get(path) ?? 200
    return content && new Response(content, { headers: file.headers, status })
  } catch {
    // The browser denies access to the storage. The site then works online only.
    return undefined
  }
}

/** Returns whether a page and everything that it can load is kept. */
export function isComplete(listed: ListedFiles, kept: ReadonlySet<string>, page: string): boolean {
  return listed.has(page) && reach(listed, [page]).every((path) => kept.has(path))
}

/** Returns the kept copy of a page, or undefined if a part of it is missing. */
export async function findPage(path: string): Promise<Response | undefined> {
  const listed = await readFiles().catch(() => undefined)
  if (listed === undefined || !isComplete(listed, await keptPaths(), path)) return undefined
  return findKept(path)
}

/** Returns the content of a response if it has this SHA-256. */
async function exact(hash?: string, response?: Response): Promise<ArrayBuffer | undefined> {
  const content = await response?.arrayBuffer()
  if (content === undefined) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCharCode(...digest)) === hash ? content : undefined
}
