import { createHash, randomUUID } from 'node:crypto'

import { plainForm } from '../../lib/contact/plain-form.ts'
import { contactLimits } from '../../lib/contact/schema.ts'
import { site } from '../../lib/site.ts'
import { plural } from '../../lib/quantity.ts'

import { answerFailure, type Failure } from './failure.ts'
import type { Limiter } from './limits.ts'
import { formatOf, type Post } from './parse-post.ts'
import { readMessage } from './read-message.ts'
import type { Visitor } from './service.ts'
import type { ContactStore } from './store.ts'

export interface AnswerParts {
  store: Pick<ContactStore, 'add' | 'bodyHashOf'>
  limiter: Limiter
  isReady: () => Promise<boolean>
  onStored: () => void
  onStoreFailure: (error: unknown) => void
  nowMs: () => number
}

const RETRY_SECONDS = 10

/** Answers any request for `/api/contact`. Never rejects. */
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

/** Returns whether a repeated request would be refused again. */
function isClientError({ status }: Failure): boolean {
  return status !== 429 && status < 500
}

function tooMany(
  what: string,
  retryAfterSeconds: number,
  { typed, headers }: Pick<Failure, 'typed' | 'headers'>,
): Failure {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = plural(minutes, 'a minute', `${minutes} minutes`)
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
    // Checked before the rate limit: a client may repeat a stored message any number of times.
    const earlier = keyHash === null ? undefined : await parts.store.bodyHashOf(keyHash)
    if (earlier === bodyHash) return { repeated: true }
    if (earlier !== undefined) return { ...reusedKey, typed }
    const permission = await parts.limiter(visitor.address, 'message')
    if (!permission.allowed)
      return tooMany('You have sent many messages.', permission.retryAfterSeconds, { typed })
    const state = isSuspect ? 'held' : 'pending'
    const message = { ...typed, id: randomUUID(), receivedAtMs, state, keyHash, bodyHash } as const
    const outcome = await parts.store.add(message)
    if (outcome === 'conflict') return { ...reusedKey, typed }
    parts.onStored()
    return { repeated: outcome === 'repeated' }
  } catch (error) {
    parts.onStoreFailure(error)
    const sentence = 'Your message could not be saved just now. Please try again in a moment.'
    return { status: 503, sentence, retryAfterSeconds: RETRY_SECONDS, typed }
  }
}

const reusedKey: Failure = {
  status: 422,
  sentence: 'This Idempotency-Key was used for another message.',
}

const MS_PER_DAY = 86_400_000

/**
 * Returns the hashes that identify a repeated message: of its idempotency key (null without one) and of its fields.
 * A form sent without a script has no key: there the same text on the same day (UTC) counts as one message.
 * Held messages have separate keys. Otherwise a visitor who sends the text again with the honeypot empty would be told that
 * it was sent, although it is only held.
 */
function hashesOf(
  { fields: { name, email, message }, isSuspect }: Post & { kind: 'message' },
  headers: Headers,
  nowMs: number,
): { keyHash: string | null; bodyHash: string } {
  const bodyHash = hash(JSON.stringify([name, email, message]))
  const isForm = formatOf(headers.get('content-type')) === 'form'
  const dailyKey = isForm ? `form ${Math.floor(nowMs / MS_PER_DAY)} ${bodyHash}` : null
  const key = headers.get('idempotency-key') ?? dailyKey
  // A client's key cannot contain a space.
  const keyForState = key !== null && isSuspect ? `held ${key}` : key
  return { keyHash: keyForState === null ? null : hash(keyForState), bodyHash }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
