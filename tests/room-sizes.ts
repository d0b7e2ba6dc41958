import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { counted } from '../src/lib/quantity.ts'

/** Files and lines of source by room, without tests. */
export type RoomSizes = Readonly<Record<string, { files: number; lines: number }>>

/** The sizes of a release, as tests/size-of-rooms.json has them. */
interface ReleaseSizes {
  release: string
  rooms: RoomSizes
}

const SAVED = 'tests/size-of-rooms.json'
/** Lines from which on a view or a tool is listed: more means that its frame lacks something. */
const MOST_LINES = { view: 700, tool: 900 }

/** A file of the source with its number of lines. */
interface SourceFile {
  path: string
  lines: number
}

/** Prints files and lines by room beside those of the last release, then each large view and tool. */
export function sizeReport(root = '.'): string {
  const { release, rooms } = JSON.parse(readFileSync(SAVED, 'utf8')) as ReleaseSizes
  const files = sourceFiles(root)
  const large = largeFolders(files, root)
  return [
    `Lines and files by room (${release} in brackets):`,
    ...comparedRows(roomSizes(files), rooms),
    ...(large.length === 0 ? [] : ['Large views and tools (CONTRIBUTING.md, "Size"):', ...large]),
  ].join('\n  ')
}

/** Lists the source files below `src` of a project, without tests. */
export function sourceFiles(root: string): SourceFile[] {
  return globSync('src/**/*.{ts,tsx,astro}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
}

/** Adds up files and lines by room: the folders of `src`, and those of `src/islands`. */
export function roomSizes(files: readonly SourceFile[]): RoomSizes {
  const rooms: Record<string, { files: number; lines: number }> = {}
  for (const { path, lines } of files) {
    const [, room = 'src'] = /^src\/(islands\/[^/]+|[^/]+)\//.exec(path) ?? []
    const size = (rooms[room] ??= { files: 0, lines: 0 })
    size.files += 1
    size.lines += lines
  }
  return rooms
}

/** Returns a line for each room, the total last: "json: 13,058 lines in 139 files (12,554 lines in 168 files)". */
export function comparedRows(now: RoomSizes, before: RoomSizes): string[] {
  const rooms = [...new Set([...Object.keys(now), ...Object.keys(before)])].toSorted()
  const all: RoomSizes = { ...now, total: total(now) }
  const earlier: RoomSizes = { ...before, total: total(before) }
  return [...rooms, 'total'].map((room) => {
    const { lines, files } = all[room] ?? { lines: 0, files: 0 }
    const old = earlier[room] ?? { lines: 0, files: 0 }
    return `${room}: ${counted(lines, 'line')} in ${counted(files, 'file')} (${counted(old.lines, 'line')} in ${counted(old.files, 'file')})`
  })
}

function total(rooms: RoomSizes) {
  const sizes = Object.values(rooms)
  const sum = (of: 'files' | 'lines') => sizes.reduce((all, size) => all + size[of], 0)
  return { files: sum('files'), lines: sum('lines') }
}

/** Returns a line for each view and tool above its limit, the largest first. A view is a folder with a page of its own. */
export function largeFolders(files: readonly SourceFile[], root: string): string[] {
  const folders: Record<string, number> = {}
  for (const { path, lines } of files) {
    const [, tool, inside] = /^src\/islands\/tools\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
    if (tool === undefined) continue
    const isView = existsSync(join(root, `src/content/tools/${tool}/${inside}.mdx`))
    const folder = isView ? `${tool}/${inside}` : tool
    folders[folder] = (folders[folder] ?? 0) + lines
  }
  return Object.entries(folders)
    .filter(([folder, lines]) => lines > MOST_LINES[folder.includes('/') ? 'view' : 'tool'])
    .toSorted(([, a], [, b]) => b - a)
    .map(([folder, lines]) => `${folder}: ${counted(lines, 'line')}`)
}

// `node tests/room-sizes.ts 1.1.0 > tests/size-of-rooms.json` stores the sizes of a release.
if (import.meta.main) {
  const [release = '', root = '.'] = process.argv.slice(2)
  const sizes: ReleaseSizes = { release, rooms: roomSizes(sourceFiles(root)) }
  console.log(JSON.stringify(sizes, null, 2))
}
