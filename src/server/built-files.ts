import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** One file of the build as a visitor asks for it. */
export interface BuiltFile {
  /** Relative to the folder of built files, with forward slashes. */
  file: string
  /** Hash of the uncompressed content, without quotes. Two encodings of it share the hash but not the ETag. */
  contentHash: string
}

/** Compressed copies stand beside their original, and `_headers` speaks to static hosts: neither is a page. */
const notServed = /(\.br|\.gz|^_headers)$/

/**
 * The built files by URL path: `/about` for `about/index.html`, `/` for `index.html`, other files by their name.
 * Only what was there at start is ever served, so no request can reach outside the folder.
 */
export async function builtFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !notServed.test(file))
  const found = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file))
      const contentHash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
      return [urlPath(file), { file, contentHash }] as const
    }),
  )
  return new Map(found)
}

function urlPath(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/'
}
