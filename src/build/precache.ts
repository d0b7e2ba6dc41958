import { createHash } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'

/** A file of the built site: its URL path, its content, and the headers it is answered with. */
export interface PrecachedFile {
  path: string
  content: Buffer
  headers: Readonly<Record<string, string>>
}

/** What a visit can need, besides pages: hashed files, icons and the list of the search. Share pictures, the feed and the sitemap are for other sites. */
const NEEDED = /^\/(?:_astro\/.+|favicon\.ico|search-list\.js|manifest\.webmanifest|icon-192\.png)$/

/** Pictures of advertisements: nobody who is offline misses one, and their words stand in their place. */
const ADVERTISED = /\.(?:png|jpe?g|webp|avif|gif)$/

/** Whether a file is kept for offline use, given its path relative to the site's root. Frames of other sites need those sites. */
export function isPrecached(path: string): boolean {
  if (path.startsWith('/_astro/') && ADVERTISED.test(path)) return false
  return NEEDED.test(path) || (path.endsWith('.html') && !path.startsWith('/embed/'))
}

/** The URL path under which a page is asked for: "/about/index.html" → "/about". */
export function toPagePath(path: string): string {
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

/**
 * The text of /sw.js: the worker's source without its types, after its version and the files it keeps with their SHA-256
 * and their headers. The version changes when any of them does, so a build that changes nothing updates nobody.
 */
export function composeServiceWorker(source: string, files: readonly PrecachedFile[]): string {
  const sorted = files.toSorted((a, b) => a.path.localeCompare(b.path))
  const headers = [...new Set(sorted.map((file) => JSON.stringify(file.headers)))]
  const entries = sorted.map((file) => {
    const hash = createHash('sha256').update(file.content).digest('base64')
    return [file.path, [hash, headers.indexOf(JSON.stringify(file.headers))]] as const
  })
  const constants = [
    `const HEADERS = [${headers.join(', ')}]`,
    `const FILES = ${JSON.stringify(Object.fromEntries(entries))}`,
  ]
  const hash = createHash('sha256').update(source).update(constants.join('\n'))
  const version = hash.digest('hex').slice(0, 16)
  return [
    `const VERSION = ${JSON.stringify(version)}`,
    ...constants,
    // A service worker is a classic script: not every browser takes a module.
    stripTypeScriptTypes(source).replace(/^export \{\}$/m, ''),
  ].join('\n')
}
