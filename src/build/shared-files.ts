import {
  findLoads,
  reach,
  union,
  without,
  type Load,
  type ScriptModules,
  type ScriptPage,
} from './script-loads.ts'

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
  const roots = new Set([...pages.flatMap(({ entries }) => entries), ...lazyRoots])
  const files = groupByLoads(modules, loads, roots, isFixed)
  // The pairs of each file with later ones are kept: calculating all of them after each join takes cubic time.
  const pairs = new Map(
    files.map((a, index) => [a, files.slice(index + 1).flatMap((b) => pairOf(a, b))]),
  )
  for (;;) {
    const best = findBestPair(modules, pairs)
    if (best === undefined) break
    const joined = join(...best)
    for (const part of best) pairs.delete(part)
    for (const [file, its] of pairs) {
      const left = its.filter(({ parts }) => !best.includes(parts[1]))
      pairs.set(file, [...left, ...pairOf(file, joined)])
    }
    pairs.set(joined, [])
  }
  return [...pairs.keys()]
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

/** Two files, and the bytes that all loads together save when they are one. */
interface Pair {
  parts: readonly [SharedFile, SharedFile]
  saved: number
}

/** Returns two files as a pair if joining them saves something or one of them is too small for a file. */
function pairOf(a: SharedFile, b: SharedFile): Pair[] {
  const saved = savedBytes(a, b)
  return saved > 0 || [a, b].some(isTooSmall) ? [{ parts: [a, b], saved }] : []
}

/** Returns the two files whose joining saves most. */
function findBestPair(
  modules: ScriptModules,
  pairs: ReadonlyMap<SharedFile, readonly Pair[]>,
): Pair['parts'] | undefined {
  return [...pairs.values()]
    .flat()
    .toSorted((one, other) => other.saved - one.saved)
    .find(({ parts }) => canJoin(modules, [...pairs.keys()], ...parts))?.parts
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
