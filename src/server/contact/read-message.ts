import { siteUrl } from '../identity.ts'

import type { Failure } from './failure.ts'
import { formatOf, parsePost, type Post } from './parse-post.ts'
import type { Visitor } from './service.ts'

/** Reads and checks any request but GET and HEAD: the message in it, or why there is none. Never rejects. */
export async function readMessage(
  request: Request,
  visitor: Visitor,
): Promise<(Post & { kind: 'message' }) | Failure> {
  const format = formatOf(request.headers.get('content-type'))
  // Read also when it is refused anyway: an unread body would still stand before the next request on its connection.
  const body = await readBody(request)
  if (body.kind === 'too-large') return tooLarge
  const refusal = refuseUnseen(request, visitor)
  if (refusal) return refusal
  if (!format || request.headers.has('content-encoding')) return unsupportedFormat
  if (body.kind !== 'text') return { status: 400, sentence: 'The body is not valid UTF-8 text.' }
  const read = parsePost(body.text, format)
  if (read.kind === 'unreadable') return { status: 400, sentence: read.sentence }
  if (read.kind === 'message') return read
  const { sentences, typed } = read
  return { status: 422, sentence: Object.values(sentences).join('. '), sentences, typed }
}

/** What is refused whatever the body says. */
function refuseUnseen(request: Request, visitor: Visitor): Failure | undefined {
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

/** The rest of the body may be unread, so nothing else can come over this connection. */
const tooLarge: Failure = {
  status: 413,
  sentence: 'Your message is too large: at most 64 KiB are accepted.',
  headers: { connection: 'close' },
}

/** The most a post may weigh: 5,000 characters of any script, escaped in any way, fit into it. */
const MOST_BYTES = 64 * 1_024
/**
 * A larger one is read this far and thrown away: a client that is cut off while it is sending sees a broken connection
 * instead of the answer. What comes after that is not read.
 */
const MOST_READ_BYTES = 16 * MOST_BYTES

/** The text of a body, or what is wrong with it. */
type Body = { kind: 'text'; text: string } | { kind: 'too-large' | 'not-utf8' | 'broken-off' }

/**
 * Reads a request body of at most 64 KiB as UTF-8. Never rejects.
 * What is `too-large` may not have been read to its end: the connection must be closed after the answer.
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
  const kept: Uint8Array[] = []
  let seenBytes = 0
  // A loop over the body would cancel it on the way out, and with it the connection that the answer has to take.
  const reader = request.body?.getReader()
  while (seenBytes <= MOST_READ_BYTES) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return seenBytes > MOST_BYTES ? 'too-large' : Buffer.concat(kept)
    seenBytes += value.byteLength
    if (seenBytes <= MOST_BYTES) kept.push(value)
    else kept.length = 0
  }
  return 'too-large'
}

/**
 * Whether a post can come from a page of this site. Browsers name the origin of a request, and no page can change what
 * they name. Programs that are no browsers name none and are let through: they carry no visitor's cookies.
 * `host` is the Host header as sent; behind a proxy that rewrites it the site's own address counts too.
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
