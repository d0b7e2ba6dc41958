import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { toListPath } from '../../src/build/precache.ts'
import type { OfflineList } from '../../src/service-worker/offline-list.ts'

/** A copy of the built site, whose files can be changed and put back. */
export interface SiteCopy {
  folder: string
  read: (name: string) => Promise<Buffer>
  edit: (name: string, old: RegExp | string, replacement: string) => Promise<void>
  /** Changes the files that the service worker knows. */
  editList: (change: (files: OfflineList['files']) => OfflineList['files']) => Promise<void>
  /** Removes a file with its compressed copies. */
  remove: (name: string) => Promise<void>
  /** Puts back what was changed. */
  restore: () => Promise<void>
  /** Deletes the copy. */
  discard: () => Promise<void>
}

/** Makes one. */
export async function copySite(): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'updatable-site-'))
  await cp('dist/client', folder, { recursive: true })
  /** What a file was before; undefined if it was not there. */
  const changed = new Map<string, Buffer | undefined>()
  const read = (name: string) => readFile(join(folder, name))
  const remember = async (file: string) => {
    if (!changed.has(file)) changed.set(file, await read(file).catch(() => undefined))
  }
  const remove = async (name: string) => {
    for (const file of ['', '.br', '.gz'].map((end) => name + end)) {
      await remember(file)
      await rm(join(folder, file), { force: true })
    }
  }
  const write = async (name: string, content: Buffer | string) => {
    await remove(name)
    await writeFile(join(folder, name), content)
  }
  const edit = async (name: string, old: RegExp | string, replacement: string) => {
    const before = (await read(name)).toString()
    const after = before.replace(old, replacement)
    if (after === before) throw new Error(`${name} has nothing like ${String(old)}.`)
    await write(name, after)
  }
  return {
    folder,
    read,
    edit,
    remove,
    async editList(change) {
      const [, path = ''] =
        /^const LIST_PATH = "(.+)";$/m.exec((await read('sw.js')).toString()) ?? []
      const { headers, files } = JSON.parse((await read(path)).toString()) as OfflineList
      const list = Buffer.from(JSON.stringify({ headers, files: change(files) }))
      const hash = createHash('sha256').update(list).digest('base64')
      await write(toListPath(list), list)
      await edit('sw.js', /^(const LIST_PATH = ).+$/m, `$1${JSON.stringify(toListPath(list))};`)
      await edit('sw.js', /^(const LIST_HASH = ).+$/m, `$1${JSON.stringify(hash)};`)
    },
    async restore() {
      for (const [file, content] of changed) {
        if (content === undefined) await rm(join(folder, file), { force: true })
        else await writeFile(join(folder, file), content)
      }
      changed.clear()
    },
    discard: () => rm(folder, { recursive: true }),
  }
}
