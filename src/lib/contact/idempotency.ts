import { createHash } from 'node:crypto'

import { formatOf } from './parse-post.ts'
import type { ContactMessage } from './schema.ts'

const MS_PER_DAY = 86_400_000

/**
 * The hashes of a message by which the store knows a repeated one: of its key, or null without one, and of its words, which
 * tell whether the key comes with the same message again.
 *
 * A form sent without a script has no key. There the same words on the same day (UTC) count as one message, so that a second
 * click, or "send again" after a failure, stores nothing twice.
 */
export function hashesOf(
  { name, email, message }: ContactMessage,
  headers: Headers,
  nowMs: number,
): { keyHash: string | null; bodyHash: string } {
  const bodyHash = hash(JSON.stringify([name, email, message]))
  const isForm = formatOf(headers.get('content-type')) === 'form'
  const ownKey = isForm ? `form ${Math.floor(nowMs / MS_PER_DAY)} ${bodyHash}` : null
  const key = headers.get('idempotency-key') ?? ownKey
  return { keyHash: key === null ? null : hash(key), bodyHash }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
