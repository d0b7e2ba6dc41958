import { minifySync, type Plugin, type Rolldown } from 'vite'

import { reach, type ScriptModule, type ScriptPage } from './script-loads.ts'
import { planSharedFiles } from './shared-files.ts'

/*
 * What the build does beyond Astro's and Vite's defaults for the speed of pages, each with its gain, measured by building
 * with and without it (`npm run bench -- load`: requests and bytes of a first load):
 *
 * - `planScriptFiles` with the groups: a plan that counts a request as 1,300 bytes instead of 400, and joins files below a minimal
 *   size, has 3 to 8 requests less on a tool page, and costs 0.5 to 3 KB of script
 * - group `react`: 1.7 KB and 3 files less on every tool page
 * - group `stores`, with what every page needs: 0.4 KB and 5 files less on every page
 * - group `kept`: 1 KB less on every page: what the device stores, of which most pages need nothing at first
 * - group `hand-over`, which speaks to the service worker: embedded pages load no file that does
 * - `fewerFiles` (fewer-files.ts): 2 files less on every tool page
 * - `plainDynamicImports`: 0.8 KB less on every page
 * - compressed copies (finish-build.ts): a tool page's HTML is 13 KB instead of 64 KB, on servers that do not compress
 *
 * Hints for scripts in the HTML were tried and left out: at 150 ms a round trip `modulepreload` starts the script of the
 * menus 80 to 170 ms sooner and delays the first paint by 10 to 90 ms; `fetchpriority` changes nothing measurable.
 */

/** Packages that tree-shaking changes so much that their imports do not show who needs what, and what belongs to them. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//,
  },
  {
    name: 'stores',
    test: /rolldown\/runtime|node_modules\/nanostores\/(?!computed|listen-keys|map|task|lifecycle)|src\/lib\/(stores\/toast|format|awake|quantity)\.|vite\/preload-helper/,
  },
  {
    // What asks the service worker: pages in frames of other sites have none, and share a neighbour of it.
    name: 'hand-over',
    test: /src\/layouts\/scripts\/hand-over\/hand-over\./,
  },
  {
    name: 'kept',
    test: /node_modules\/(nanostores\/lifecycle|@nanostores\/persistent)\/|src\/(lib\/stores\/(theme|safe-storage)|layouts\/scripts\/tool\/recents)\./,
  },
]

/** The file of each module that `planScriptFiles` has planned. */
const plannedFiles = new Map<string, string>()

/** Which modules are joined into one file, for the bundler's `codeSplitting`. */
export const codeSplitting = {
  // A file has the modules of its group alone: the planned files have the modules that these import.
  includeDependenciesRecursively: false,
  groups: [{ name: (id: string) => groupOf(id) ?? plannedFiles.get(id) ?? null }],
}

/** The names of scripts: those of a calculator have its folder's name, because each has a `definition.ts` and a `later.ts`. */
const nameOf = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) => {
  const [, folder, file] =
    /\/([^/]+)\/(definition|later|text-tool)\.tsx?$/.exec(facadeModuleId ?? '') ?? []
  return `_astro/${folder ? `${folder}${file === 'later' ? '-later' : ''}` : name}.[hash].js`
}
export const scriptNames = { entryFileNames: nameOf, chunkFileNames: nameOf }

/** The names of workers and of the files that they import, which headers.ts tells from other scripts by their folder. */
export const workerFiles = {
  entryFileNames: '_astro/workers/[name].[hash].js',
  chunkFileNames: '_astro/workers/[name].[hash].js',
  assetFileNames: '_astro/workers/[name].[hash][extname]',
}

/** Returns the name of the group of a module. */
function groupOf(id: string): string | undefined {
  return groups.find(({ test }) => test.test(id))?.name
}

/** The share of minified code that is left after compression. */
const COMPRESSED_SHARE = 0.36

/** Plans which modules pages share as one file (see shared-files.ts). */
export const planScriptFiles: Plugin = {
  name: 'plan-script-files',
  applyToEnvironment: ({ name }) => name === 'client',
  // Files may share what is in the file of an island or of a page's script.
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  buildEnd() {
    const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
    const loaded = infos.filter(({ code }) => code !== null)
    const unmatched = groups.find(({ test }) => !loaded.some(({ id }) => test.test(id)))
    if (unmatched !== undefined) this.error(`No module is in the group ${unmatched.name}.`)
    plannedFiles.clear()
    const modules = new Map(loaded.map((info) => [info.id, toScriptModule(info)]))
    const entries = loaded.filter(({ isEntry }) => isEntry).map(({ id }) => id)
    const everywhere = reach(modules, entries.filter(isFrame))
    planSharedFiles(modules, pagesOf(entries), hasFile).forEach((ids, index) => {
      // Every page loads the stores, so other modules of every page are in the same file.
      const name = ids.some((id) => everywhere.has(id)) ? 'stores' : `shared-${index}`
      for (const id of ids) plannedFiles.set(id, name)
    })
  },
}

/** The compressed bytes of a worker, with the tasks that it loads later. */
const WORKER_BYTES = 20_000

function toScriptModule(info: Rolldown.ModuleInfo): ScriptModule {
  // A style sheet is a module too, but cannot be minified as a script.
  const { code, errors } = minifySync(info.id, info.code ?? '', { module: true })
  const length = errors.length > 0 ? (info.code ?? '').length : code.length
  return {
    // The address of a worker is short, but the offline copy of each page that has it has the worker too.
    bytes: length * COMPRESSED_SHARE + (namesWorker(info) ? WORKER_BYTES : 0),
    imports: info.importedIds,
    lazyImports: info.dynamicallyImportedIds,
  }
}

function namesWorker({ id, importedIds }: Rolldown.ModuleInfo): boolean {
  return [id, ...importedIds].some((name) => name.includes('?worker'))
}

/** Whether the file of a module is decided without the plan. */
function hasFile(id: string): boolean {
  return id.includes('node_modules') || groupOf(id) !== undefined
}

/** Visits begin on the page of a tool more often than on one of its views. */
const VIEW_WEIGHT = 0.7

/** The first tools of the menus: more visits begin there than on the page of another tool. */
const FIRST_TOOLS = /\/(?:loan-calculator\/definition\.ts|JsonFormatter\.tsx)$/
const FIRST_WEIGHT = 1.7

/** Returns the scripts of each page: an island comes with React, and a page has the script of its frame. */
function pagesOf(entries: readonly string[]): ScriptPage[] {
  const frame = entries.filter(isFrame)
  const react = entries.filter((id) => id.includes('@astrojs/react'))
  return entries.map((id) => ({
    entries: [id, ...frame, ...(isIsland(id) ? react : [])],
    weight: weightOf(id),
  }))
}

function weightOf(entry: string): number {
  if (FIRST_TOOLS.test(entry)) return FIRST_WEIGHT
  return /\/tools\/[^/]+\/[^/]+\/[^/]+\.tsx?$/.test(entry) ? VIEW_WEIGHT : 1
}

/** Returns whether an entry is an island: a component, or the definition of a calculator or a text tool. */
function isIsland(entry: string): boolean {
  return /\.tsx$|\/(?:definition|text-tool)\.ts$/.test(entry)
}

function isFrame(entry: string): boolean {
  return entry.includes('layouts/Base.astro')
}

/**
 * Replaces Vite's own code for `import()`, which carries a list of style sheets and scripts to fetch first. Pages here link
 * their style sheets themselves. Vite's option `modulePreload: false` alone leaves most of that code in.
 */
export const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  configEnvironment: (name) =>
    name === 'client' ? { build: { modulePreload: false } } : undefined,
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}
