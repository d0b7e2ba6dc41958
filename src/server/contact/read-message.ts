import { siteUrl } from '../identity.ts'

import type { Failure } from './failure.ts'
import { formatOf, parsePost, type Post } from './parse-post.ts'
import type { Visitor } from './service.ts'

/** Reads and validates any request except GET and HEAD. Never rejects. */
export async function readMessage(
  request: Request,
  visitor: Visitor,
): Promise<(Post & { kind: 'message' }) | Failure> {
  const format = formatOf(request.headers.get('content-type'))
  // Read even if the request is refused: an unread body would block the next request on the connection.
  const body = await readBody(request)
  if (body.kind === 'too-large') return tooLarge
  const refusal = checkHeaders(request, visitor)
  if (refusal) return refusal
  if (!format || request.headers.has('content-encoding')) return unsupportedFormat
  if (body.kind !== 'text') return { status: 400, sentence: 'The body is not valid UTF-8 text.' }
  const read = parsePost(body.text, format)
  if (read.kind === 'unreadable') return { status: 400, sentence: read.sentence }
  if (read.kind === 'message') return read
  const { sentences, typed } = read
  return { status: 422, sentence: Object.values(sentences).join('. '), sentences, typed }
}

/** Returns the failure of a request that is refused whatever its body. */
function checkHeaders(request: Request, visitor: Visitor): Failure | undefined {
  if (request.method !== 'POST') {
    const sentence = 'This address answers GET and POST only.'
    return { status: 405, sentence, headers: { allow: 'GET, HEAD, POST' } }
  }
  if (!isFromOwnPages(request.headers, visitor.host)) {
    return {
      status: 403,
      sentence: 'Messages are only accepted from the contact page of this site.',
    }
  }
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    return {
      status: 400,
      sentence: 'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
    }
  }
  return undefined
}

const unsupportedFormat: Failure = {
  status: 415,
  sentence: 'Please send the message as application/json in UTF-8, without Content-Encoding.',
}

/** Closes the connection, because the rest of the body may be unread. */
const tooLarge: Failure = {
  status: 413,
  sentence: 'Your message is too large: at most 64 KiB are accepted.',
  headers: { connection: 'close' },
}

/** The size limit of a post: 5,000 characters of any script fit, even escaped. */
const MOST_BYTES = 64 * 1_024
/** Larger posts are read this far and discarded: a client that is cut off while sending does not see the answer. */
const MOST_READ_BYTES = 16 * MOST_BYTES

type Body = { kind: 'text'; text: string } | { kind: 'too-large' | 'not-utf8' | 'broken-off' }

/**
 * Reads a request body of at most 64 KiB as UTF-8. Never rejects.
 * After `too-large` the connection must be closed, because part of the body may be unread.
 */
export async function readBody(request: Request): Promise<Body> {
  if (Number(request.headers.get('content-length')) > MOST_READ_BYTES) return { kind: 'too-large' }
  const bytes = await collect(request).catch(() => 'broken-off' as const)
  if (typeof bytes === 'string') return { kind: bytes }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { kind: 'not-utf8' }
  }
}

async function collect(request: Request): Promise<Uint8Array | 'too-large'> {
  const chunks: Uint8Array[] = []
  let totalBytes = 0
  // `for await` would cancel the body at the end, and with it the connection for the answer.
  const reader = request.body?.getReader()
  while (totalBytes <= MOST_READ_BYTES) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return totalBytes > MOST_BYTES ? 'too-large' : Buffer.concat(chunks)
    totalBytes += value.byteLength
    if (totalBytes <= MOST_BYTES) chunks.push(value)
    else chunks.length = 0
  }
  return 'too-large'
}

/**
 * Returns whether a post can come from a page of this site. Pages cannot change the origin that browsers send. Other programs
 * send none and are accepted: they carry no visitor's cookies. Also accepts the site's own address as origin, because
 * a proxy may rewrite the Host header (`host`).
 */
export function isFromOwnPages(headers: Headers, host: string): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  const originHost = URL.canParse(origin) ? new URL(origin).host : ''
  return (
    originHost !== '' && (originHost === host.toLowerCase() || origin === new URL(siteUrl).origin)
  )
}
