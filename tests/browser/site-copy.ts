import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A copy of the built site, whose files can be changed and put back. */
export interface SiteCopy {
  folder: string
  read: (name: string) => Promise<Buffer>
  edit: (name: string, old: RegExp | string, replacement: string) => Promise<void>
  /** Removes a file with its compressed copies. */
  remove: (name: string) => Promise<void>
  /** Puts back what was changed. */
  restore: () => Promise<void>
  /** Deletes the copy. */
  discard: () => Promise<void>
}

/** Makes one, of which the service worker keeps these pages and what they need. Every page takes a browser seconds to keep. */
export async function copySite(keptPages: readonly string[]): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'updatable-site-'))
  await cp('dist/client', folder, { recursive: true })
  const changed = new Map<string, Buffer>()
  const read = (name: string) => readFile(join(folder, name))
  const remove = async (name: string) => {
    for (const file of ['', '.br', '.gz'].map((end) => name + end)) {
      const content = await read(file).catch(() => undefined)
      if (content === undefined) continue
      if (!changed.has(file)) changed.set(file, content)
      await rm(join(folder, file))
    }
  }
  const edit = async (name: string, old: RegExp | string, replacement: string) => {
    const before = (await read(name)).toString()
    const after = before.replace(old, replacement)
    if (after === before) throw new Error(`${name} has nothing like ${String(old)}.`)
    await remove(name)
    await writeFile(join(folder, name), after)
  }
  await edit('sw.js', FILES, `const FILES = ${JSON.stringify(await fewerFiles(read, keptPages))}`)
  changed.clear()
  return {
    folder,
    read,
    edit,
    remove,
    async restore() {
      for (const [file, content] of changed) await writeFile(join(folder, file), content)
      changed.clear()
    },
    discard: () => rm(folder, { recursive: true }),
  }
}

/** What the service worker keeps, by path. */
const FILES = /^const FILES = (.+)$/m

/** Part of the offline copy: these pages, every script and style they can need, and all files that are not pages. */
async function fewerFiles(read: SiteCopy['read'], pages: readonly string[]) {
  const [, list = ''] = FILES.exec((await read('sw.js')).toString()) ?? []
  const files = JSON.parse(list) as Record<string, unknown>
  const parts = new Map(
    Object.keys(files)
      .filter((path) => path.startsWith('/_astro/'))
      .map((path) => [basename(path), path]),
  )
  const others = Object.keys(files).filter((path) => !path.startsWith('/_astro/'))
  const needed = new Set(others.filter((path) => pages.includes(path) || path.includes('.')))
  for (const path of needed) {
    const text = (await read(fileOf(path))).toString()
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css|woff2)/g)) {
      const part = parts.get(name)
      if (part !== undefined) needed.add(part)
    }
  }
  return Object.fromEntries(Object.entries(files).filter(([path]) => needed.has(path)))
}

function fileOf(path: string): string {
  if (path.includes('.')) return path
  return path === '/404' ? '/404.html' : join(path, 'index.html')
}
