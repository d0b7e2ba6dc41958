/** A module of the browser's code, as the bundler knows it. */
export interface ScriptModule {
  /** Estimated bytes after minification and compression. */
  bytes: number
  imports: readonly string[]
  lazyImports: readonly string[]
}

export type ScriptModules = ReadonlyMap<string, ScriptModule>

/** A page of the site, for the plan of its files. */
export interface ScriptPage {
  /** The modules that its HTML names. */
  entries: readonly string[]
  /** How often it is the first page of a visit, relative to other pages. */
  weight: number
}

/** What a page loads at first, or what it loads later in one go. */
export interface Load {
  modules: ReadonlySet<string>
  /** Modules that every page has already when this is loaded. */
  present: ReadonlySet<string>
  /** How often this is loaded, relative to the first load of a page. */
  weight: number
  /** Whether a page loads this before it is used. */
  isFirst: boolean
}

/** Few visitors of a page open a particular part of it. */
const LATER_WEIGHT = 0.02

/** Returns modules and all that they import statically. */
export function reach(modules: ScriptModules, roots: Iterable<string>): Set<string> {
  const found = new Set(roots)
  for (const id of found) {
    for (const imported of modules.get(id)?.imports ?? []) found.add(imported)
  }
  return found
}

/** Returns the first load of each page, and a load for each module that pages import later. */
export function findLoads(modules: ScriptModules, pages: readonly ScriptPage[]): Load[] {
  const first = pages.map(({ entries, weight }) => ({
    modules: reach(modules, entries),
    present: new Set<string>(),
    weight,
    isFirst: true,
  }))
  const presentAtImport = new Map<string, Set<string>>()
  const weights = new Map<string, number>()
  for (const page of first) {
    notePresent(modules, page.modules, presentAtImport)
    for (const root of lazyRootsOf(modules, page.modules))
      weights.set(root, (weights.get(root) ?? 0) + page.weight)
  }
  const later = [...presentAtImport].map(([root, present]) => ({
    modules: without(reach(modules, [root]), present),
    present,
    weight: LATER_WEIGHT * (weights.get(root) ?? 0),
    isFirst: false,
  }))
  return [...first, ...later]
}

/** Returns the modules that a page may import later, and those that these import later in turn. */
function lazyRootsOf(modules: ScriptModules, page: ReadonlySet<string>): Set<string> {
  const roots = new Set<string>()
  const loaded = new Set(page)
  for (const id of loaded) {
    for (const root of modules.get(id)?.lazyImports ?? []) {
      roots.add(root)
      for (const next of reach(modules, [root])) loaded.add(next)
    }
  }
  return roots
}

/** Notes for each module that is imported later which modules are present then in any case, whatever the visitor opens before. */
function notePresent(
  modules: ScriptModules,
  present: Set<string>,
  presentAtImport: Map<string, Set<string>>,
  loaded = present,
): void {
  for (const root of [...loaded].flatMap((id) => modules.get(id)?.lazyImports ?? [])) {
    const known = presentAtImport.get(root)
    const always = common(known ?? present, present)
    if (!modules.has(root) || always.size === known?.size) continue
    presentAtImport.set(root, always)
    const next = reach(modules, [root])
    notePresent(modules, union(always, next), presentAtImport, next)
  }
}

// Node has methods of Set for this, but the types of the site's ECMAScript version do not.

/** Returns the items of either set. */
export function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b])
}

/** Returns the items that both sets have. */
function common<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((item) => b.has(item)))
}

/** Returns the items of the first set that the second lacks. */
export function without<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a].filter((item) => !b.has(item)))
}
