import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { contentTypeOf } from './content-types.ts'
import type { Encoding } from './encoding.ts'
import { headersFor, isPart } from './headers.ts'

/** One form of a file: as it is, or a compressed copy. */
export interface Variant {
  /** Undefined if the content of the address never changes. */
  etag: string | undefined
  /** Header names and values in turn, as `writeHead` takes them. */
  headers: string[]
  /**
   * The bytes to send, each as a character, absent if they are read from `file` for each request. Node writes a string together
   * with the headers, which takes 10 % less time than two buffers.
   */
  body?: string
  /** In place of `body` where there is a compressed copy: its bytes, for the few clients that take no compression. */
  packed?: string
  /** The absolute path. */
  file: string
  /** The size. */
  bytes: number
}

/** A file of the build, ready to send. */
export interface BuiltFile {
  plain: Variant
  copies: Readonly<Partial<Record<Encoding, Variant>>>
  /** The headers of "not modified", except the ETag. */
  unchangedHeaders: string[]
}

/** A listed file, its compressed copies, and whether their content is kept in memory. */
export interface FileEntry {
  /** Relative to the folder of built files, with forward slashes. */
  file: string
  copies: Readonly<Partial<Record<Encoding, string>>>
  isInMemory: boolean
}

/** Reads a file of the build and prepares its headers. Rejects if it does not exist any more. */
export async function readBuiltFile(folder: string, entry: FileEntry): Promise<BuiltFile> {
  const path = urlPath(entry.file)
  const content = await readFile(join(folder, entry.file))
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  const shared = {
    ...headersFor(path === NOT_FOUND_PATH ? '/' : path),
    ...(Object.keys(entry.copies).length > 0 && { Vary: 'accept-encoding' }),
  }
  const prepare = (file: string, body: Buffer, encoding?: Encoding): Variant => {
    const isSent = encoding !== undefined || entry.copies.gzip === undefined
    // A strong ETag identifies exact bytes, so each compressed copy needs a different one.
    const etag = isPart(path) ? undefined : `"${hash}${encoding ? `-${encoding}` : ''}"`
    const headers = flatten({
      ...shared,
      'Content-Type': contentTypeOf(entry.file) ?? 'application/octet-stream',
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(body.byteLength),
      ...(etag && { ETag: etag }),
    })
    return {
      ...{ etag, headers, bytes: body.byteLength, file: join(folder, file) },
      ...(entry.isInMemory && isSent && { body: body.toString('latin1') }),
    }
  }
  const copies: BuiltFile['copies'] = Object.fromEntries(
    await Promise.all(
      Object.entries(entry.copies).map(async ([name, file]) => {
        const copy = await readFile(join(folder, file))
        return [name, prepare(file, copy, name as Encoding)] as const
      }),
    ),
  )
  const packed = copies.gzip?.body
  return {
    plain: { ...prepare(entry.file, content), ...(packed && { packed }) },
    copies,
    unchangedHeaders: flatten(shared),
  }
}

/** The page for unknown paths, which is sent with status 404. */
export const NOT_FOUND_PATH = '/404.html'

/** Returns the URL path of a built file: `/about` for `about/index.html`. */
export function urlPath(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/'
}

function flatten(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [name.toLowerCase(), value])
}
