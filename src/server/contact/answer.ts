import { createHash, randomUUID } from 'node:crypto'

import { plainForm } from '../../lib/contact/plain-form.ts'
import { contactLimits } from '../../lib/contact/schema.ts'
import { site } from '../../lib/site.ts'

import { answerFailure, type Failure } from './failure.ts'
import type { Limiter } from './limits.ts'
import { formatOf, type Post } from './parse-post.ts'
import { readMessage } from './read-message.ts'
import type { Visitor } from './service.ts'
import type { ContactStore } from './store.ts'

/** What the endpoint works with. */
export interface AnswerParts {
  store: Pick<ContactStore, 'add' | 'bodyHashOf'>
  limiter: Limiter
  isReady: () => Promise<boolean>
  /** Called after a message was stored. */
  onStored: () => void
  /** Called with the reason when the store has failed. */
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
  const result = await handlePost(parts, request, visitor)
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

async function handlePost(
  parts: AnswerParts,
  request: Request,
  visitor: Visitor,
): Promise<Failure | { repeated: boolean }> {
  const read = await readMessage(request, visitor)
  const result = 'status' in read ? read : await storeMessage(parts, read, request.headers, visitor)
  if (!('status' in result) || !isClientError(result)) return result
  const permission = await parts.limiter(visitor.address, 'client-error')
  if (permission.allowed) return result
  return tooMany('You have tried many times.', permission.retryAfterSeconds, result)
}

/** Whether sending the same again later would be refused again. */
function isClientError({ status }: Failure): boolean {
  return status !== 429 && status < 500
}

function tooMany(
  what: string,
  retryAfterSeconds: number,
  { typed, headers }: Pick<Failure, 'typed' | 'headers'>,
): Failure {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  const sentence = `${what} Please try again in ${wait}.`
  return {
    status: 429,
    sentence,
    retryAfterSeconds,
    ...(typed && { typed }),
    ...(headers && { headers }),
  }
}

async function storeMessage(
  parts: AnswerParts,
  read: Post & { kind: 'message' },
  headers: Headers,
  visitor: Visitor,
): Promise<Failure | { repeated: boolean }> {
  const { fields: typed, isSuspect } = read
  const receivedAtMs = parts.nowMs()
  const { keyHash, bodyHash } = hashesOf(read, headers, receivedAtMs)
  try {
    // Looked up before it is counted: a client may repeat a message that is stored as often as it likes.
    const earlier = keyHash === null ? undefined : await parts.store.bodyHashOf(keyHash)
    if (earlier === bodyHash) return { repeated: true }
    if (earlier !== undefined) return { ...keyOfAnother, typed }
    const permission = await parts.limiter(visitor.address, 'message')
    if (!permission.allowed)
      return tooMany('You have sent many messages.', permission.retryAfterSeconds, { typed })
    const state = isSuspect ? 'held' : 'pending'
    const message = { ...typed, id: randomUUID(), receivedAtMs, state, keyHash, bodyHash } as const
    const outcome = await parts.store.add(message)
    if (outcome === 'conflict') return { ...keyOfAnother, typed }
    parts.onStored()
    return { repeated: outcome === 'repeated' }
  } catch (error) {
    parts.onStoreFailure(error)
    const sentence = 'Your message could not be saved just now. Please try again in a moment.'
    return { status: 503, sentence, retryAfterSeconds: RETRY_SECONDS, typed }
  }
}

const keyOfAnother: Failure = {
  status: 422,
  sentence: 'This Idempotency-Key was used for another message.',
}

const MS_PER_DAY = 86_400_000

/**
 * The hashes of a message by which the store knows a repeated one: of its key, or null without one, and of its words, which
 * tell whether the key comes with the same message again.
 *
 * A form sent without a script has no key. There the same words on the same day (UTC) count as one message, so that a second
 * click, or "send again" after a failure, stores nothing twice.
 *
 * A message that is held has another key than one that is mailed: a visitor who sends the same words again with the hidden
 * field left empty would otherwise be told that they are sent, while they are only held.
 */
function hashesOf(
  { fields: { name, email, message }, isSuspect }: Post & { kind: 'message' },
  headers: Headers,
  nowMs: number,
): { keyHash: string | null; bodyHash: string } {
  const bodyHash = hash(JSON.stringify([name, email, message]))
  const isForm = formatOf(headers.get('content-type')) === 'form'
  const ownKey = isForm ? `form ${Math.floor(nowMs / MS_PER_DAY)} ${bodyHash}` : null
  const key = headers.get('idempotency-key') ?? ownKey
  // No key of a client has a space in it.
  const keyOfItsKind = key !== null && isSuspect ? `held ${key}` : key
  return { keyHash: keyOfItsKind === null ? null : hash(keyOfItsKind), bodyHash }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
