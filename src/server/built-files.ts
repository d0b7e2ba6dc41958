import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { type BuiltFile, type FileEntry, readBuiltFile, urlPath } from './built-file.ts'

/** The limit of what is kept in memory. A built site has 14 MB. Larger files are read for each request. */
const MEMORY_BYTES = 64 * 1024 * 1024

/** The least time between two checks for a new build. */
export const CHECK_INTERVAL_MS = 1_000

/** The file that a build writes last (finish-build.ts). It is for static hosts and is not served. */
const LAST_OF_BUILD = '_headers'

/** The endings of compressed copies, which are served in place of their original. */
const COPIES = { br: '.br', gzip: '.gz' } as const

/** A listed file with its version, a text that changes whenever the file is written or replaced. */
interface Listed {
  file: string
  version: string
  bytes: number
}

/** The built files in memory. Only listed files are served, so no request can reach outside the folder. */
export class BuiltFiles {
  readonly #folder: string
  readonly #memoryBytes: number
  #files = new Map<string, BuiltFile>()
  /** The files by version: after a build, only changed files are read. */
  #byVersion = new Map<string, BuiltFile>()
  #build: string | undefined
  /** Whether nothing has changed since the last reading. The files of a build may be copied while they are being read. */
  #isComplete = false
  #checkedMs = -Infinity
  #isChecking = false

  private constructor(folder: string, memoryBytes: number) {
    this.#folder = folder
    this.#memoryBytes = memoryBytes
  }

  /** Reads the files of a folder. */
  static async open(folder: string, memoryBytes = MEMORY_BYTES): Promise<BuiltFiles> {
    const files = new BuiltFiles(folder, memoryBytes)
    await files.#refresh()
    return files
  }

  /** Finds the file of a URL path: `/about` is `about/index.html`, `/` is `index.html`. */
  find(path: string): BuiltFile | undefined {
    return this.#files.get(path)
  }

  /**
   * Reads the files of a new build, at most once a second. Returns undefined if it is too early for a check. While a build is
   * being written, the files of the last one stay.
   */
  refreshIfDue(): Promise<void> | undefined {
    if (this.#isChecking || performance.now() - this.#checkedMs < CHECK_INTERVAL_MS)
      return undefined
    this.#isChecking = true
    return this.#refresh()
      .catch(() => undefined)
      .finally(() => {
        this.#isChecking = false
        this.#checkedMs = performance.now()
      })
  }

  async #refresh(): Promise<void> {
    const build = await this.#buildVersion()
    const isWritten = build !== undefined || this.#files.size === 0
    if (!isWritten || (build === this.#build && this.#isComplete)) return
    const listed = await listFiles(this.#folder)
    const known = this.#byVersion
    const byVersion = new Map<string, BuiltFile>()
    const files = new Map<string, BuiltFile>()
    // One after the other: reading all at once needs four times the memory, which Node does not give back.
    for (const { version, ...entry } of this.#entries(listed)) {
      const file = known.get(version) ?? (await readBuiltFile(this.#folder, entry))
      byVersion.set(version, file)
      files.set(urlPath(entry.file), file)
    }
    const isUnchanged =
      byVersion.size === known.size && [...byVersion.keys()].every(known.has, known)
    this.#isComplete = isUnchanged && build === this.#build
    this.#build = build
    this.#byVersion = byVersion
    this.#files = files
  }

  /** Returns the files to serve. The smallest are kept in memory, as far as the limit allows. */
  #entries(listed: readonly Listed[]): (FileEntry & { version: string })[] {
    const byName = new Map(listed.map((one) => [one.file, one]))
    let leftBytes = this.#memoryBytes
    return listed
      .filter(({ file }) => file !== LAST_OF_BUILD && !/\.(?:br|gz)$/.test(file))
      .map(({ file }) => {
        const copies = Object.entries(COPIES)
          .map(([encoding, ending]) => [encoding, file + ending] as const)
          .filter(([, copy]) => byName.has(copy))
        const all = [file, ...copies.map(([, copy]) => copy)].flatMap(
          (one) => byName.get(one) ?? [],
        )
        return {
          file,
          copies: Object.fromEntries(copies),
          bytes: all.reduce((total, { bytes }) => total + bytes, 0),
          version: all.map((one) => `${one.file} ${one.version}`).join('\n'),
        }
      })
      .toSorted((one, other) => one.bytes - other.bytes)
      .map(({ bytes, version, ...entry }) => {
        leftBytes -= bytes
        const isInMemory = leftBytes >= 0
        return { ...entry, isInMemory, version: `${version} ${isInMemory}` }
      })
  }

  async #buildVersion(): Promise<string | undefined> {
    const [found] = await describe(this.#folder, [LAST_OF_BUILD]).catch(() => [])
    return found?.version
  }
}

async function listFiles(folder: string): Promise<Listed[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
  return describe(folder, files)
}

/** Copying may keep the modification time, so a version has the time of change and the inode. */
function describe(folder: string, files: readonly string[]): Promise<Listed[]> {
  return Promise.all(
    files.map(async (file) => {
      const { ctimeMs, size, ino } = await stat(join(folder, file))
      return { file, version: `${ctimeMs} ${size} ${ino}`, bytes: size }
    }),
  )
}
