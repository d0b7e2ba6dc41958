import type { Failure } from './failure.ts'
import { formatOf, parsePost, type Post } from './parse-post.ts'
import { readBody } from './read-body.ts'
import { isFromOwnPages } from './same-site.ts'
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
