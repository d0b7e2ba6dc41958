/** The list of all files that can be kept, as the build writes it (see src/build/precache.ts). */
export interface OfflineList {
  /** The sets of response headers. */
  headers: readonly Readonly<Record<string, string>>[]
  /** The path, the SHA-256 in base64, the index of its headers, and the indexes of the files that it names. */
  files: readonly (readonly [
    path: string,
    hash: string,
    headers: number,
    ...references: number[],
  ])[]
}

/** A file of the list. */
interface ListedFile {
  path: string
  hash: string
  headers: Readonly<Record<string, string>>
  references: readonly string[]
}

/** The files of a version by path. */
export type ListedFiles = ReadonlyMap<string, ListedFile>

/** The page for unknown paths, which has the status 404. */
export const NOT_FOUND = '/404'
/** The page that is shown instead of one that is not kept. */
export const NOT_KEPT = '/offline'
/** Pages that every visitor keeps: a visit may lead to them. */
const SHELL = [NOT_KEPT, NOT_FOUND, '/']

/** Parses a list. */
export function parseList(text: string): ListedFiles {
  const { headers, files } = JSON.parse(text) as OfflineList
  return new Map(
    files.map(([path, hash, index, ...references]) => [
      path,
      {
        path,
        hash,
        headers: headers[index] ?? {},
        references: references.flatMap((place) => files[place]?.[0] ?? []),
      },
    ]),
  )
}

/** Returns whether a path is that of a page. */
export function isPage(path: string): boolean {
  return !path.includes('.')
}

/** Returns the files that pages load, now or after an interaction, themselves included. */
export function reach(files: ListedFiles, pages: readonly string[]): string[] {
  const found = new Set(pages.filter((page) => files.has(page)))
  for (const path of found) {
    for (const reference of files.get(path)?.references ?? []) found.add(reference)
  }
  return [...found]
}

/** Returns the files to keep for pages: theirs, those of the shell, and those of the other pages of the same tool. */
export function filesFor(files: ListedFiles, pages: readonly string[]): string[] {
  const tools = new Set(pages.flatMap((page) => /^\/tools\/[^/]+/.exec(page)?.[0] ?? []))
  const views = [...files.keys()].filter(
    (path) => isPage(path) && tools.has(path.split('/', 3).join('/')),
  )
  return [...new Set([pages, SHELL, views].flatMap((group) => reach(files, group)))]
}
