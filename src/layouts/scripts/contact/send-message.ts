import type { ContactMessage } from '@/lib/contact/schema.ts'

/** A connection that has died must not leave the form sending for ever. */
const TIMEOUT_MS = 30_000

/** What the endpoint says: whether it has the message, and if not, perhaps why. */
export interface SendAnswer {
  isSuccess: boolean
  reason: string | undefined
}

/**
 * Sends a contact message. `idempotencyKey` stays the same when the same message is tried again, so that one whose answer
 * got lost is stored once. The HTTP status is not used; rejects without an answer, or when it is not JSON.
 */
export async function sendMessage(
  { name, email, message }: ContactMessage,
  idempotencyKey: string,
): Promise<SendAnswer> {
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify({ name, email, message }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = (await response.json()) as { success?: unknown; message?: unknown } | null
  const reason = typeof answer?.message === 'string' ? answer.message : ''
  return { isSuccess: answer?.success === true, reason: reason === '' ? undefined : reason }
}
