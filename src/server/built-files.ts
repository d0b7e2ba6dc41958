import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** One file of the build as a visitor asks for it. */
export interface BuiltFile {
  /** Relative to the folder of built files, with forward slashes. */
  file: string
  /** Hash of the uncompressed content, without quotes. Two encodings of it share the hash but not the ETag. */
  contentHash: string
}

/** Finds the built file at a URL path: `/about` is `about/index.html`, `/` is `index.html`, other files have their name. */
export type FindBuiltFile = (path: string) => Promise<BuiltFile | undefined>

/** What nobody asks for by name: compressed copies are sent in place of their original, and `_headers` is for static hosts. */
const notServed = /(\.br|\.gz|^_headers)$/

/** One of the last files that a build writes, after all that has a new name. */
const lastOfBuild = '_headers'

/**
 * The files of a folder as they are when they are asked for, also after a build under the running server.
 * Only what reading the folder has found is ever served, so no request can reach outside it.
 */
export async function openBuiltFiles(folder: string): Promise<FindBuiltFile> {
  let build = await readBuild(folder)
  const hashes = new Map<string, { version: string; contentHash: string }>()

  const find: FindBuiltFile = async (path) => {
    const file = build.files.get(path)
    const version = file && (await versionOf(join(folder, file)))
    if (!version) return undefined
    const known = hashes.get(file)
    if (known?.version === version) return { file, contentHash: known.contentHash }
    // A build that is going on may have deleted it meanwhile.
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (!content) return undefined
    const contentHash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    hashes.set(file, { version, contentHash })
    return { file, contentHash }
  }
  return async (path) => {
    const found = await find(path)
    if (found || (await versionOf(join(folder, lastOfBuild))) === build.version) return found
    build = await readBuild(folder).catch(() => build)
    return find(path)
  }
}

async function readBuild(
  folder: string,
): Promise<{ version: string | undefined; files: ReadonlyMap<string, string> }> {
  const version = await versionOf(join(folder, lastOfBuild))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !notServed.test(file))
  return { version, files: new Map(files.map((file) => [urlPath(file), file])) }
}

/** What changes whenever a file is written or replaced, unlike its modification time, which copying may keep. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { ctimeMs, size, ino } = await stat(path)
    return `${ctimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}

function urlPath(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/'
}
