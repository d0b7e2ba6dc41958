import { findLoads, reach, type Load, type ScriptModules, type ScriptPage } from './script-loads.ts'
import { union, without } from './sets.ts'

/** Modules that become one file, with the loads that fetch it and those that find it already present. */
interface SharedFile {
  modules: string[]
  bytes: number
  loads: Set<Load>
  presentFor: Set<Load>
}

/** A request costs a phone about as much as this many bytes. */
const REQUEST_BYTES = 1300
/** A page loads no smaller file before it is used, even if joining it with another saves nothing. */
const MIN_BYTES = 500
/** The share of the smaller of two files that compression saves when both are one. */
const COMPRESSED_TOGETHER = 0.2

/**
 * Returns the lists of modules that are worth a file each: modules that always load together, and those where the saved requests
 * outweigh needless bytes. Modules for which `isFixed` holds have a file already.
 */
export function planSharedFiles(
  modules: ScriptModules,
  pages: readonly ScriptPage[],
  isFixed: (id: string) => boolean,
): string[][] {
  const loads = findLoads(modules, pages)
  const lazyRoots = [...modules.values()].flatMap(({ lazyImports }) => lazyImports)
  let files = groupByLoads(
    modules,
    loads,
    new Set([...pages.flatMap(({ entries }) => entries), ...lazyRoots]),
    isFixed,
  )
  for (;;) {
    const pair = findBestPair(modules, files)
    if (pair === undefined) break
    files = [...files.filter((file) => !pair.includes(file)), join(...pair)]
  }
  return files
    .filter(({ loads, presentFor }) => loads.size > 1 || presentFor.size > 0)
    .map(({ modules }) => modules)
}

/** Returns a file for each set of modules that always load together. A module that only one other module leads to stays with that. */
function groupByLoads(
  modules: ScriptModules,
  loads: readonly Load[],
  roots: ReadonlySet<string>,
  isFixed: (id: string) => boolean,
): SharedFile[] {
  const reached = [...roots].map((root) => reach(modules, [root]))
  const files = new Map<string, SharedFile>()
  for (const [id, { bytes }] of modules) {
    if (isFixed(id) || roots.has(id) || reached.filter((ids) => ids.has(id)).length < 2) continue
    const its = loads.filter((load) => load.modules.has(id))
    const presentFor = loads.filter((load) => load.present.has(id))
    const key = [its, presentFor].map((some) => some.map((load) => loads.indexOf(load))).join('|')
    const known = files.get(key)
    files.set(key, {
      modules: [...(known?.modules ?? []), id],
      bytes: (known?.bytes ?? 0) + bytes,
      loads: new Set(its),
      presentFor: new Set(presentFor),
    })
  }
  return [...files.values()].filter(({ loads }) => loads.size > 0)
}

/** Returns the two files whose joining saves most, if it saves something or one of them is too small for a file. */
function findBestPair(
  modules: ScriptModules,
  files: readonly SharedFile[],
): [SharedFile, SharedFile] | undefined {
  const pairs = files
    .flatMap((a, index) => files.slice(index + 1).map((b) => ({ a, b, saved: savedBytes(a, b) })))
    .filter(({ a, b, saved }) => saved > 0 || [a, b].some(isTooSmall))
    .toSorted((one, other) => other.saved - one.saved)
  const best = pairs.find(({ a, b }) => canJoin(modules, files, a, b))
  return best && [best.a, best.b]
}

function isTooSmall({ bytes, loads }: SharedFile): boolean {
  return bytes < MIN_BYTES && [...loads].some(({ isFirst }) => isFirst)
}

/** Returns how many bytes all loads together save when two files are one: negative where they lose. */
function savedBytes(a: SharedFile, b: SharedFile): number {
  const together = REQUEST_BYTES + COMPRESSED_TOGETHER * Math.min(a.bytes, b.bytes)
  return savedWith(a, b, together) + savedWith(b, a, together)
}

function savedWith(file: SharedFile, other: SharedFile, together: number): number {
  let saved = 0
  for (const load of file.loads) {
    if (other.loads.has(load)) saved += (load.weight * together) / 2
    else if (other.presentFor.has(load)) saved += load.weight * (file.bytes + REQUEST_BYTES)
    else saved -= load.weight * other.bytes
  }
  return saved
}

function join(a: SharedFile, b: SharedFile): SharedFile {
  const presentFor = union(a.presentFor, b.presentFor)
  return {
    modules: [...a.modules, ...b.modules],
    bytes: a.bytes + b.bytes,
    loads: without(union(a.loads, b.loads), presentFor),
    presentFor,
  }
}

/**
 * Returns whether two files may be one: no load fetches a further file for it, such as React, and no file imports itself.
 */
function canJoin(
  modules: ScriptModules,
  files: readonly SharedFile[],
  a: SharedFile,
  b: SharedFile,
): boolean {
  const fileOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)))
  const own = new Set([...a.modules, ...b.modules])
  const imports = without(reach(modules, own), own)
  const loads = [...a.loads, ...b.loads]
  const isThere = (id: string, load: Load) =>
    load.modules.has(id) ||
    load.present.has(id) ||
    (fileOf.get(id)?.loads.has(load) ?? false) ||
    (fileOf.get(id)?.presentFor.has(load) ?? false)
  if (!loads.every((load) => [...imports].every((id) => isThere(id, load)))) return false
  return !importsAround(modules, fileOf, own)
}

/** Returns whether some of the modules import others of them through another file. */
function importsAround(
  modules: ScriptModules,
  fileOf: ReadonlyMap<string, SharedFile>,
  own: ReadonlySet<string>,
): boolean {
  const importsOf = (id: string) => modules.get(id)?.imports ?? []
  const below = new Set([...own].flatMap(importsOf).filter((id) => !own.has(id)))
  for (const id of below) {
    if (own.has(id)) return true
    for (const next of [...importsOf(id), ...(fileOf.get(id)?.modules ?? [])]) below.add(next)
  }
  return false
}
