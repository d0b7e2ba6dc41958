import { createHash } from 'node:crypto'

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

/** The list of the files, which this build step adds itself. */
const LIST = /^\/_astro\/offline-list\.\w+\.json$/

/** Returns whether a file is the list that a build wrote for the service worker. */
export function isOfflineList(path: string): boolean {
  return LIST.test(path)
}

/** Returns whether the file at a path can be kept for offline use. Pages for frames cannot: other sites show them. */
export function isPrecached(path: string): boolean {
  if (path.startsWith('/_astro/') && AD_PICTURE.test(path)) return false
  return NEEDED.test(path) || (path.endsWith('.html') && !path.startsWith('/embed/'))
}

/** Returns the URL path of a page: "/about/index.html" → "/about". */
export function toPagePath(path: string): string {
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

/**
 * Composes the list of all files that can be kept, with their SHA-256, headers and references (`OfflineList` in
 * src/service-worker/offline-list.ts). It is a file of its own, because browsers fetch /sw.js again on every visit.
 */
export function composeOfflineList(files: readonly PrecachedFile[]): PrecachedFile['content'] {
  const sorted = files.toSorted((a, b) => a.path.localeCompare(b.path))
  const headers = [...new Set(sorted.map((file) => JSON.stringify(file.headers)))]
  const places = new Map(sorted.map(({ path }, index) => [path, index]))
  const references = findReferences(sorted)
  const entries = sorted.map((file) => [
    file.path,
    hashOf(file.content),
    headers.indexOf(JSON.stringify(file.headers)),
    ...(references.get(file.path) ?? []).map((path) => places.get(path)),
  ])
  return Buffer.from(`{"headers":[${headers.join()}],"files":${JSON.stringify(entries)}}`)
}

/** Returns the URL path of a list, with a hash of its content. */
export function toListPath(list: Buffer): string {
  return `/_astro/offline-list.${createHash('sha256').update(list).digest('hex').slice(0, 8)}.json`
}

/**
 * Composes /sw.js: the bundled worker, preceded by its version and the path and SHA-256 of the list of files. The version is
 * a hash of all these, so a build without changes causes no update.
 */
export function composeServiceWorker(bundle: string, list: Buffer): string {
  const constants = [
    `const LIST_PATH = ${JSON.stringify(toListPath(list))};`,
    `const LIST_HASH = ${JSON.stringify(hashOf(list))};`,
    bundle,
  ].join('\n')
  const version = createHash('sha256').update(constants).digest('hex').slice(0, 16)
  return `const VERSION = ${JSON.stringify(version)};\n${constants}\n`
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64')
}

/** A built text that may name other files of the site: its URL path and its content. */
interface NamingFile {
  path: string
  content: Buffer
}

/**
 * The name of a file, wherever a text mentions it: an import, a worker, a style sheet, a font or an attribute. It starts where a
 * word starts: otherwise the time for a long run of letters would grow with its square.
 */
const FILE_NAME = /(?<![\w.-])[\w.-]+\.[a-z]\w+/g

/** Files whose content can name others: pages, scripts, styles and the manifest. */
const NAMES_OTHERS = /^[^.]+$|\.(?:html|js|css|webmanifest)$/

/**
 * Returns which of the files each file names, by path. Everything that a page can load follows from it, now or after an
 * interaction: the bundler writes the name of a dynamic import, a worker or a style sheet into the script that loads it.
 */
export function findReferences(files: readonly NamingFile[]): Map<string, string[]> {
  const byName = new Map(
    files
      .filter(({ path }) => path.includes('.'))
      .map(({ path }) => [path.slice(path.lastIndexOf('/') + 1), path]),
  )
  return new Map(
    files.map(({ path, content }) => {
      const names = NAMES_OTHERS.test(path) ? content.toString().match(FILE_NAME) : null
      const named = [...new Set(names)].flatMap((name) => byName.get(name) ?? [])
      return [path, named.filter((other) => other !== path)]
    }),
  )
}
