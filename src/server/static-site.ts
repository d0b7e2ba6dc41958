import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { answerHeaders, headersFor } from './headers.ts'

const NOT_FOUND_PATH = '/404.html'

/** Serves the built pages and files at their canonical addresses, and the 404 page for other addresses. */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const findAny = await openBuiltFiles(folder)
  const notFoundPage = await findAny(NOT_FOUND_PATH)
  // At its own path the 404 page would have status 200.
  const find: FindBuiltFile = async (path) => (path === NOT_FOUND_PATH ? undefined : findAny(path))
  answerOtherMethods(app, find)
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders: nameEncodingInEtag,
    // Replaced by the table of headers and the hashes of openBuiltFiles.
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    suppressWarning: true,
  })
  app.get('/*', async (request, reply) => {
    const path = decodedPath(request.url)
    const found = await find(path)
    if (found) return sendBuiltFile(request, reply, path, found)
    const canonical = path.replace(/\/$/, '')
    if (canonical !== path && (await find(canonical))) {
      // Drops the query, which no page uses and which could contain the visitor's input.
      reply.headers(headersFor(path))
      return reply.redirect(encodeURI(canonical), 308)
    }
    return sendNotFound(reply, notFoundPage)
  })
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply, notFoundPage))
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'failed')
    reply.headers(answerHeaders()).code(status).type('text/plain; charset=utf-8')
    return reply.send(status >= 500 ? 'Something went wrong on our side.' : 'Bad request.')
  })
}

function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { file, contentHash }: BuiltFile,
): FastifyReply {
  reply.headers(headersFor(path)).header('vary', 'accept-encoding')
  const known = knownVariant(request.headers['if-none-match'], contentHash)
  if (known) return reply.header('etag', known).code(304).send()
  return reply.header('etag', `"${contentHash}"`).sendFile(file)
}

function sendNotFound(reply: FastifyReply, page: BuiltFile | undefined): FastifyReply {
  reply.headers(headersFor('/')).code(404)
  return page ? reply.sendFile(page.file) : sendText(reply, '404 Page Not Found')
}

/** Answers methods other than GET and HEAD before the body is read. */
function answerOtherMethods(app: FastifyInstance, find: FindBuiltFile): void {
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent || request.method === 'GET' || request.method === 'HEAD') return undefined
    reply.headers(headersFor('/'))
    const found = await find(decodedPath(request.url))
    if (!found) return sendText(reply.code(404), '404 Page Not Found')
    return sendText(reply.code(405).header('allow', 'GET, HEAD'), 'This page can only be read.')
  })
}

function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(text)
}

/** A strong ETag identifies exact bytes, so each compressed copy needs a different one. */
function nameEncodingInEtag(reply: FastifyReply, file: string): void {
  const encoding = /\.(br|gz)$/.exec(file)?.[1]
  const etag = reply.getHeader('etag')
  if (encoding && typeof etag === 'string')
    reply.header('etag', etag.replace(/"$/, `-${encoding}"`))
}

/** Returns the ETag of `ifNoneMatch` that matches this content in any encoding, or undefined. */
function knownVariant(ifNoneMatch: string | undefined, contentHash: string): string | undefined {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  const variants = ['', '-br', '-gz'].map((encoding) => `"${contentHash}${encoding}"`)
  return tags.find((tag) => variants.includes(tag))
}

/** Never throws, because `rewriteUrl` escapes addresses that cannot be decoded. */
function decodedPath(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/')
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500
}

interface BuiltFile {
  /** Relative to the folder of built files, with forward slashes. */
  file: string
  /** Hash of the uncompressed content, without quotes. Encodings share the hash but not the ETag. */
  contentHash: string
}

/** Finds the built file of a URL path: `/about` is `about/index.html`, `/` is `index.html`. */
type FindBuiltFile = (path: string) => Promise<BuiltFile | undefined>

/** Compressed copies, which replace their original, and `_headers`, which is for static hosts. */
const notServed = /(\.br|\.gz|^_headers)$/

/** One of the last files that a build writes, after all files with new names. */
const lastOfBuild = '_headers'

/**
 * Reads the files of a folder, again after each build under the running server.
 * Only listed files are served, so no request can reach outside the folder.
 */
async function openBuiltFiles(folder: string): Promise<FindBuiltFile> {
  let build = await readBuild(folder)
  const hashes = new Map<string, { version: string; contentHash: string }>()

  const find: FindBuiltFile = async (path) => {
    const file = build.files.get(path)
    const version = file && (await versionOf(join(folder, file)))
    if (!version) return undefined
    const known = hashes.get(file)
    if (known?.version === version) return { file, contentHash: known.contentHash }
    // A running build may have deleted it.
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (!content) return undefined
    const contentHash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    hashes.set(file, { version, contentHash })
    return { file, contentHash }
  }
  return async (path) => {
    const found = await find(path)
    if (found || (await versionOf(join(folder, lastOfBuild))) === build.version) return found
    build = await readBuild(folder).catch(() => build)
    return find(path)
  }
}

async function readBuild(
  folder: string,
): Promise<{ version: string | undefined; files: ReadonlyMap<string, string> }> {
  const version = await versionOf(join(folder, lastOfBuild))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !notServed.test(file))
  return { version, files: new Map(files.map((file) => [urlPath(file), file])) }
}

/** Returns a text that changes whenever a file is written or replaced. Copying may keep the modification time. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { ctimeMs, size, ino } = await stat(path)
    return `${ctimeMs} ${size} ${ino}`
  } catch {
    return undefined
  }
}

function urlPath(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/'
}
