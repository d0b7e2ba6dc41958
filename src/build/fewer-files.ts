import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

const RUNTIME = '\0rolldown/runtime.js'

/**
 * Saves each page the requests for two files that the bundler makes of a few hundred bytes. It writes its runtime into each file
 * that imports it. For the entry of a package in a group, such as React's renderer, it adds the default export to the group's
 * file, which `removeFacades` then names in the pages instead of the file that only exports it again.
 */
export const fewerFiles: Plugin = {
  name: 'fewer-files',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(code, chunk, _options, { chunks }) {
    const written = withDefaultOf(this, withRuntime(code, chunks), chunk, Object.values(chunks))
    return written === code ? null : { code: written, map: null }
  },
  generateBundle(_options, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'chunk' && isRuntime(file)) Reflect.deleteProperty(bundle, name)
  },
}

function isRuntime({ moduleIds }: { moduleIds: readonly string[] }): boolean {
  return moduleIds.length === 1 && moduleIds[0] === RUNTIME
}

/** Replaces the import of the bundler's runtime by its code. */
function withRuntime(
  code: string,
  chunks: Readonly<Record<string, Rolldown.RenderedChunk>>,
): string {
  const runtime = Object.values(chunks).find(isRuntime)
  const file = runtime?.fileName.split('/').at(-1) ?? ''
  if (runtime === undefined || runtime.fileName === '' || !code.includes(`"./${file}"`)) return code
  const helpers = runtime.modules[RUNTIME]?.code ?? ''
  const [line = '', names = ''] =
    code.match(/^import \{ ([^}]+) \} from "\.\/rolldown-runtime[^"]*";$/m) ?? []
  // The helpers keep their names in all files, unless one of them is taken.
  if (!/^(?:\w+ as (?:__\w+)(?:, )?)+$/.test(names) || helpers === '')
    throw new Error('The bundler writes the import of its runtime differently now.')
  return code.replace(line, () => helpers)
}

/** Adds the default export of an entry to the file that its module is in. */
function withDefaultOf(
  context: Rolldown.PluginContext,
  code: string,
  chunk: Rolldown.RenderedChunk,
  chunks: readonly Rolldown.RenderedChunk[],
): string {
  const entries = chunks.filter(
    ({ isEntry, facadeModuleId }) =>
      isEntry && facadeModuleId !== null && chunk.moduleIds.includes(facadeModuleId),
  )
  const [entry] = entries
  if (!entry?.facadeModuleId || entry.fileName === chunk.fileName) return code
  const source = context.getModuleInfo(entry.facadeModuleId)?.code ?? ''
  const [, local = ''] = source.match(/export \{\s*(\w+) as default\s*\}/) ?? []
  const exported = code.replace(
    new RegExp(`(export \\{[^}]*\\b${local} as \\w+)`),
    `$1, ${local} as default`,
  )
  const isAdded = entries.length === 1 && local !== '' && exported !== code
  // An island whose file the plan joined to another keeps a small file of its own.
  if (!isAdded && !entry.facadeModuleId.includes('/node_modules/')) return code
  if (!isAdded)
    throw new Error(
      `The default export of ${entry.facadeModuleId} cannot be added to ${chunk.name}.`,
    )
  return exported
}

const FACADE = /^export\{\w+ as default\}from"\.\/([\w.-]+)";\s*$/

/** Deletes files that only export the default of another file again, and names the other file in the pages. */
export async function removeFacades(folder: string): Promise<void> {
  const paths = await readdir(folder, { recursive: true })
  const targets = new Map<string, string>()
  for (const path of paths.filter((path) => /^_astro.[^/\\]+\.js$/.test(path))) {
    const [, target = ''] = FACADE.exec(await readFile(join(folder, path), 'utf8')) ?? []
    if (
      target !== '' &&
      (await readFile(join(folder, '_astro', target), 'utf8')).includes(' as default')
    )
      targets.set(basename(path), target)
  }
  if (targets.size === 0) return
  for (const path of paths.filter((path) => path.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8')
    const renamed = html.replaceAll(
      /(?<=="\/_astro\/)[\w.-]+(?=")/g,
      (name) => targets.get(name) ?? name,
    )
    if (renamed !== html) await writeFile(join(folder, path), renamed)
  }
  await Promise.all([...targets.keys()].map((name) => rm(join(folder, '_astro', name))))
}
