import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { gunzip } from 'node:zlib'

import { type BuiltFile, NOT_FOUND_PATH, type Variant } from './built-file.ts'
import type { BuiltFiles } from './built-files.ts'
import { acceptedEncodings } from './encoding.ts'
import { SHARE_PATH } from '../lib/share-path.ts'
import { answerHeaders, headersFor } from './headers.ts'

/**
 * Answers a request with a built page or file at its canonical address, or with the 404 page. Methods other than GET and HEAD
 * get 405 before the body is read. What another app shares with the installed site gets the home page, and its body is not read:
 * the service worker usually answers that (service-worker/hand-overs.ts).
 */
export function answerBuiltFile(
  files: BuiltFiles,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  if (request.method === 'POST' && path === SHARE_PATH) {
    const location = { Location: '/', 'Content-Length': '0' }
    response.writeHead(303, { ...answerHeaders(), ...location }).end()
    return
  }
  // At its own path the 404 page would have status 200.
  const find = (address: string) => (address === NOT_FOUND_PATH ? undefined : files.find(address))
  const found = find(path)
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerOther(response, found)
  if (found) return sendFound(request, response, found)
  const canonical = path.replace(/\/$/, '')
  if (canonical !== path && find(canonical)) {
    // Drops the query, which no page uses and which could contain the visitor's input.
    const location = { Location: encodeURI(canonical), 'Content-Length': '0' }
    response.writeHead(308, { ...headersFor(path), ...location }).end()
    return
  }
  const page = files.find(NOT_FOUND_PATH)
  if (page) send(response, 404, choose(page, request))
  else sendText(response, 404, '404 Page Not Found')
}

function sendFound(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const known = knownVariant(file, request.headers['if-none-match'])
  if (known === undefined) return send(response, 200, choose(file, request))
  response.writeHead(304, [...file.unchangedHeaders, 'etag', known]).end()
}

/** Returns the ETag of `ifNoneMatch` that matches this content in any encoding, or undefined. */
function knownVariant(
  { plain, copies }: BuiltFile,
  ifNoneMatch: string | undefined,
): string | undefined {
  if (ifNoneMatch === undefined) return undefined
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const etags = [plain, ...Object.values(copies)].flatMap(({ etag }) => etag ?? [])
  return etags.find((etag) => tags.includes(etag))
}

function choose({ plain, copies }: BuiltFile, { headers }: IncomingMessage): Variant {
  const encoding = acceptedEncodings(headers['accept-encoding'] ?? '').find((one) => copies[one])
  return (encoding && copies[encoding]) ?? plain
}

function send(response: ServerResponse, status: number, variant: Variant): void {
  response.writeHead(status, variant.headers)
  if (response.req.method === 'HEAD') {
    response.end()
    return
  }
  if (variant.body !== undefined) {
    response.end(variant.body, 'latin1')
    return
  }
  if (variant.packed !== undefined) {
    gunzip(Buffer.from(variant.packed, 'latin1'), (error, body) => {
      if (error) response.destroy()
      else response.end(body)
    })
    return
  }
  const stream = createReadStream(variant.file, { end: variant.bytes - 1 })
  // A file that has become shorter cannot fill the announced length.
  stream.once('end', () => stream.bytesRead < variant.bytes && response.destroy())
  pipeline(stream, response, () => undefined)
}

function answerOther(response: ServerResponse, found: BuiltFile | undefined): void {
  if (!found) return sendText(response, 404, '404 Page Not Found')
  response.setHeader('Allow', 'GET, HEAD')
  return sendText(response, 405, 'This page can only be read.')
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const headers = {
    ...headersFor('/'),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  }
  response.writeHead(status, headers).end(text)
}
