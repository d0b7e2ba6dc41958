import { createHash } from 'node:crypto'

import { formatOf, type Post } from './parse-post.ts'

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
export function hashesOf(
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
