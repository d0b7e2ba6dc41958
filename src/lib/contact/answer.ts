import { randomUUID } from 'node:crypto'

import { site } from '../site.ts'

import { answerFailure, type Failure } from './failure.ts'
import { hashesOf } from './idempotency.ts'
import type { Limiter } from './limits.ts'
import { formatOf, parsePost, type Post } from './parse-post.ts'
import { plainForm } from './plain-form.ts'
import { readBody } from './read-body.ts'
import { isFromOwnPages } from './same-site.ts'
import { contactLimits, type ContactMessage } from './schema.ts'
import type { Visitor } from './service.ts'
import type { ContactStore } from './store.ts'

/** What the endpoint works with. */
export interface AnswerParts {
  store: Pick<ContactStore, 'add'>
  limiter: Limiter
  isReady: () => Promise<boolean>
  /** Called after a message was stored, with nothing of it. */
  onStored: () => void
  /** Called when the store has refused a message, with the reason and nothing of the message. */
  onStoreFailure: (error: unknown) => void
  nowMs: () => number
}

const RETRY_SECONDS = 10

/** Answers any request for `/api/contact`. Never rejects; a failure is JSON with `success: false`. */
export async function answer(
  parts: AnswerParts,
  request: Request,
  visitor: Visitor,
): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return describeForm(parts)
  const result = await post(parts, request, visitor)
  if (!('repeated' in result)) return answerFailure(result, request)
  if (formatOf(request.headers.get('content-type')) === 'form') {
    return new Response(null, { status: 303, headers: { location: plainForm.sentPage } })
  }
  const headers = result.repeated ? { 'idempotency-replayed': 'true' } : {}
  return Response.json({ success: true }, { headers })
}

async function describeForm({ isReady }: AnswerParts): Promise<Response> {
  return Response.json({
    accepting: await isReady(),
    maxMessageLength: contactLimits.message.most,
    replyTime: site.replyTime,
  })
}

async function post(
  parts: AnswerParts,
  request: Request,
  visitor: Visitor,
): Promise<Failure | { repeated: boolean }> {
  const format = formatOf(request.headers.get('content-type'))
  // Also what is refused unseen is read first: a connection with an unread rest in it may not take the next request.
  const body = await readBody(request)
  const refusal = refuseUnseen(request, visitor)
  if (refusal) return refusal
  if (!format || request.headers.has('content-encoding')) return unsupportedFormat
  if (body.kind === 'too-large') {
    return { status: 413, sentence: 'Your message is too large: at most 64 KiB are accepted.' }
  }
  if (body.kind !== 'text') return { status: 400, sentence: 'The body is not valid UTF-8 text.' }
  const read = parsePost(body.text, format)
  if (read.kind === 'unreadable') return { status: 400, sentence: read.sentence }
  if (read.kind === 'invalid') {
    const { sentences, typed } = read
    return { status: 422, sentence: Object.values(sentences).join('. '), sentences, typed }
  }
  // Only what would be stored counts: a mistake costs nothing, and must not use up what a visitor may send.
  const permission = await parts.limiter(visitor.address)
  if (!permission.allowed) return tooMany(permission.retryAfterSeconds, read.fields)
  return store(parts, read, request.headers)
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

function tooMany(retryAfterSeconds: number, typed: ContactMessage): Failure {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const sentence = `You have sent many messages. Please try again in ${wait}.`
  return { status: 429, sentence, retryAfterSeconds, typed }
}

async function store(
  parts: AnswerParts,
  read: Post & { kind: 'message' },
  headers: Headers,
): Promise<Failure | { repeated: boolean }> {
  const { fields, isSuspect } = read
  const receivedAtMs = parts.nowMs()
  try {
    const outcome = await parts.store.add({
      ...fields,
      id: randomUUID(),
      receivedAtMs,
      state: isSuspect ? 'held' : 'pending',
      ...hashesOf(fields, headers, receivedAtMs),
    })
    if (outcome === 'conflict') {
      const sentence = 'This Idempotency-Key was used for another message.'
      return { status: 422, sentence, typed: fields }
    }
    parts.onStored()
    return { repeated: outcome === 'repeated' }
  } catch (error) {
    parts.onStoreFailure(error)
    const sentence = 'Your message could not be saved just now. Please try again in a moment.'
    return { status: 503, sentence, retryAfterSeconds: RETRY_SECONDS, typed: fields }
  }
}
