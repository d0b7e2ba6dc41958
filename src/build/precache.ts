import { createHash } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'

/** A file of the built site: its URL path, its content and its response headers. */
export interface PrecachedFile {
  path: string
  content: Buffer
  headers: Readonly<Record<string, string>>
}

/** Files that a visit can need, in addition to pages. Share pictures, the feed and the sitemap are for other sites. */
const NEEDED = /^\/(?:_astro\/.+|favicon\.ico|search-list\.js|manifest\.webmanifest|icon-192\.png)$/

/** Pictures of advertisements: offline their alternative text replaces them. */
const AD_PICTURE = /\.(?:png|jpe?g|webp|avif|gif)$/

/** Returns whether the file at a path is stored for offline use. Pages for frames are not: other sites show them. */
export function isPrecached(path: string): boolean {
  if (path.startsWith('/_astro/') && AD_PICTURE.test(path)) return false
  return NEEDED.test(path) || (path.endsWith('.html') && !path.startsWith('/embed/'))
}

/** Returns the URL path of a page: "/about/index.html" → "/about". */
export function toPagePath(path: string): string {
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

/**
 * Composes /sw.js: the worker's source without types, preceded by its version and the stored files with their SHA-256 and
 * headers. The version is a hash of all these, so a build without changes causes no update.
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
