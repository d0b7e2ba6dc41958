import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { AstroIntegration } from 'astro'

import { bundleScript } from './bundle-script.ts'
import { removeFacades } from './fewer-files.ts'
import {
  composeOfflineList,
  composeServiceWorker,
  isOfflineList,
  isPrecached,
  toListPath,
  toPagePath,
} from './precache.ts'
import { contactAddressError, operatorNameError, socialLinksError } from '../lib/identity.ts'
import { siteAddressError } from '../lib/site-address.ts'
import { contactAddress, operatorName, siteUrl } from '../prerender/site-settings.ts'
import { contentTypeOf } from '../server/content-types.ts'
import { headersFile, headersFor } from '../server/headers.ts'
import { policyHashOf } from '../prerender/policy-hash.ts'

const brotliBytes = promisify(brotliCompress)
const gzipBytes = promisify(gzip)

/** Text formats. Images and fonts are compressed already. */
const textExtensions = new Set(
  '.html .ics .css .js .mjs .json .xml .svg .txt .map .webmanifest .md .csv'.split(' '),
)

/** Below this a compressed copy saves less than one network packet. */
const worthCompressingBytes = 1_024

/**
 * Finishes the build: shortens policies, and writes the service worker, the `_headers` file for static hosts and compressed
 * copies (`.br`, `.gz`) of text files. Throws a sentence for each invalid setting, because Astro's errors do not name them.
 */
export function finishBuild(): AstroIntegration {
  const errors = [
    siteAddressError('SITE_URL', siteUrl),
    contactAddressError('CONTACT_ADDRESS', contactAddress),
    socialLinksError('SOCIAL_LINKS', process.env['SOCIAL_LINKS'] ?? ''),
    operatorNameError('OPERATOR_NAME', operatorName),
  ].filter((error) => error !== undefined)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await finishFolder(fileURLToPath(dir))
      },
    },
  }
}

/** Files that this step adds to the build, in addition to the list for offline use. */
const addedFile = /\.(?:br|gz)$|^\/(?:_headers|offline-size\.js|sw\.js)$/

/** Header lines that servers add to those of `headersFor`: status, date, length, encoding and ETag. */
const OTHER_HEADER_BYTES = 200

/** Finishes a folder of built files. A second run gives the same files. */
export async function finishFolder(folder: string): Promise<void> {
  await removeFacades(folder)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !addedFile.test(path) && !isOfflineList(path))
  const files = paths.map((path) => join(folder, path))
  await Promise.all(files.filter((file) => file.endsWith('.html')).map(finishPage))
  await Promise.all(files.filter((file) => /sitemap-\w+\.xml$/.test(file)).map(trimTimes))
  await Promise.all(paths.map((path) => compress(folder, path)))
  for (const path of await writeServiceWorker(folder, paths)) await compress(folder, path)
  // Last, because it tells a running server that the build is complete (built-files.ts).
  await writeFile(join(folder, '_headers'), headersFile([...paths, '/offline-size.js', '/sw.js']))
}

async function finishPage(file: string): Promise<void> {
  await writeFile(file, trimPolicy(await readFile(file, 'utf8')))
}

/** Removes the times from a sitemap: pages have a day of change, and the library adds midnight to it. */
async function trimTimes(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll('T00:00:00.000Z</lastmod>', '</lastmod>'))
}

/** Writes the service worker, its list of files and the size of these, and returns the paths of what it wrote. */
async function writeServiceWorker(folder: string, paths: readonly string[]): Promise<string[]> {
  const kept = paths.filter(isPrecached)
  const list = composeOfflineList(
    await Promise.all(
      kept.map(async (path) => ({
        path: toPagePath(path),
        content: await readFile(join(folder, path)),
        headers: { ...headersFor(toPagePath(path)), 'Content-Type': knownContentType(path) },
      })),
    ),
  )
  const sizes = await Promise.all(kept.map((path) => transferSize(folder, path)))
  const worker = await bundleScript('../service-worker/service-worker.ts')
  const written = {
    [toListPath(list)]: list,
    '/offline-size.js': `export const bytes = ${sizes.reduce((sum, size) => sum + size, 0)}\n`,
    '/sw.js': composeServiceWorker(worker, list),
  }
  await mkdir(join(folder, '_astro'), { recursive: true })
  for (const [path, content] of Object.entries(written))
    await writeFile(join(folder, path), content)
  return Object.keys(written)
}

/** Returns the bytes that a download of a file costs: its compressed content and the headers. */
async function transferSize(folder: string, path: string): Promise<number> {
  const file = join(folder, path)
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  const headers = Object.entries(headersFor(toPagePath(path))).map((entry) => entry.join(': '))
  return size + headers.join('\r\n').length + OTHER_HEADER_BYTES
}

function knownContentType(path: string): string {
  const type = contentTypeOf(path)
  if (type === undefined) throw new Error(`content-types.ts has no content type for ${path}.`)
  return type
}

/** Writes the compressed copies of a text file. */
async function compress(folder: string, path: string): Promise<void> {
  const file = join(folder, path)
  if (!textExtensions.has(extname(file))) return
  const content = await readFile(file)
  if (content.byteLength < worthCompressingBytes) return
  const [br, gz] = await Promise.all([
    brotliBytes(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
    gzipBytes(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/**
 * Removes the hashes of separate files from the policy of a page, because `'self'` allows those files. Astro adds about ten of
 * them to each page, and hashes do not compress.
 */
export function trimPolicy(page: string): string {
  const inline = [...page.matchAll(/<(script|style)\b[^>]*>(.*?)<\/\1>/gs)]
  // A script with `src` is empty, and Astro adds the hash of the empty text too.
  const codes = inline.map(([, , code = '']) => code).filter(Boolean)
  const needed = new Set<string>(codes.map(policyHashOf))
  return page.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replace(/ '(sha256-[^']+)'/g, (source, hash: string) =>
      needed.has(hash) ? source : '',
    ),
  )
}
