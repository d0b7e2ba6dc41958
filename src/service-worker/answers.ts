import type { OfflineQuestion, OfflineState } from '../lib/offline-question.ts'

import { fetchFiles, isComplete, keepFiles, keepOnly, keptPaths, readFiles } from './copy.ts'
import { filesFor, isPage, type ListedFiles } from './offline-list.ts'

/** Returns whether a message is a question. Pages of an older version send others. */
export function isQuestion(data: unknown): data is OfflineQuestion {
  return typeof data === 'object' && data !== null && 'wish' in data && 'path' in data
}

/** The choice of the visitor is the name of an empty cache, which every version sees. */
const WHOLE = 'offline-choice-everything'
const VISITED = 'offline-choice-visited-pages'

/** The last of the jobs that write to the copy. They run one after the other, so that two tabs fetch nothing twice. */
let lastJob: Promise<unknown> = Promise.resolve()
let jobs = 0
/** Counts how often a copy of the whole site was refused: a job that makes one then ends. */
let refusals = 0

/** Does what a page asks for, then answers with the state. */
export async function answer(
  { wish, path: asked }: OfflineQuestion,
  port?: MessagePort,
): Promise<void> {
  const path = asked.replace(/(.)\/$/, '$1')
  const before = await readState().catch(() => undefined)
  // A failure of the network or of the storage needs no report: the state tells what is missing.
  if (wish !== 'state') await work(wish, path).catch(() => undefined)
  const after = await readState().catch(() => undefined)
  port?.postMessage(after && { ...after, wasKept: before?.pages.includes(path) ?? false })
}

async function work(wish: OfflineQuestion['wish'], path: string): Promise<void> {
  jobs += 1
  try {
    if (wish === 'whole' || wish === 'visited') await choose(wish)
    if (wish === 'installed' && !(await caches.has(VISITED))) await choose('whole')
    lastJob = lastJob.then(() => update(wish, path)).catch(() => undefined)
    await lastJob
  } finally {
    jobs -= 1
  }
}

/** Returns the files to keep for pages, those kept before included; all files if the visitor chose the whole site. */
export async function filesToKeep(files: ListedFiles, pages: readonly string[]): Promise<string[]> {
  const kept = [...(await keptPaths())].filter(isPage)
  const own = filesFor(files, [...pages, ...kept])
  return (await caches.has(WHOLE)) ? [...new Set([...own, ...files.keys()])] : own
}

async function choose(choice: 'whole' | 'visited'): Promise<void> {
  const [chosen, other] = choice === 'whole' ? [WHOLE, VISITED] : [VISITED, WHOLE]
  if (choice === 'visited') refusals += 1
  await caches.open(chosen)
  await caches.delete(other)
}

async function update(wish: OfflineQuestion['wish'], path: string): Promise<void> {
  const files = await fetchFiles()
  if (wish === 'visited') return keepOnly(filesFor(files, [path]))
  const refused = refusals
  await keepFiles(await filesToKeep(files, [path]), () => refusals === refused)
}

async function readState(): Promise<OfflineState | undefined> {
  const files = await readFiles()
  if (files === undefined) return undefined
  const kept = await keptPaths()
  return {
    isWhole: await caches.has(WHOLE),
    isBusy: jobs > 0,
    kept: [...files.keys()].filter((file) => kept.has(file)).length,
    total: files.size,
    pages: [...files.keys()].filter((file) => isPage(file) && isComplete(files, kept, file)),
    wasKept: false,
  }
}
