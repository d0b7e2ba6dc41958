import type { AddOutcome, Attempt, MessageState, NewMessage, StoredMessage } from './store.ts'

/** The properties of a stored message, which are the columns of both databases. */
export const columns = [
  'id',
  'name',
  'email',
  'message',
  'receivedAtMs',
  'state',
  'keyHash',
  'bodyHash',
  'attempts',
  'nextAttemptAtMs',
  'deliveredAtMs',
  'lastError',
] as const

/** A new message as it is first stored: not tried yet, and due at once. */
export function newRow(message: NewMessage): StoredMessage {
  const { receivedAtMs: nextAttemptAtMs } = message
  return { ...message, attempts: 0, nextAttemptAtMs, deliveredAtMs: null, lastError: null }
}

/** A message that is stored only to be taken back, which shows that one could be stored. */
export function probeRow(): StoredMessage {
  const texts = { name: 'Probe', email: 'probe@invalid', message: 'Probe', bodyHash: '' }
  const id = crypto.randomUUID()
  return newRow({ id, ...texts, receivedAtMs: 0, state: 'held', keyHash: null })
}

/** Throws when the database has swallowed a row without an error, as a rule of its own could make it. */
export function requireStored(isStored: boolean): void {
  if (!isStored) throw new Error('The database has stored nothing.')
}

/** The columns that change when an attempt to deliver has ended, with their new values. */
export function changesAfter(attempt: Attempt): Partial<StoredMessage> {
  if (attempt.outcome === 'delivered') {
    return { state: 'delivered', deliveredAtMs: attempt.atMs, lastError: null }
  }
  if (attempt.outcome === 'dead') return { state: 'dead', lastError: attempt.error }
  return { nextAttemptAtMs: attempt.atMs, lastError: attempt.error }
}

/** Why a message was not inserted, by the body hash of the message that stands under its key. */
export function outcomeOfRefusedInsert(
  { bodyHash }: NewMessage,
  bodyHashUnderKey: string | undefined,
): AddOutcome {
  return bodyHashUnderKey === bodyHash ? 'repeated' : 'conflict'
}

/** The number of messages in each state, from rows that name only the states that occur. */
export function countsByState(
  rows: readonly Record<string, unknown>[],
): Record<MessageState, number> {
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { pending: 0, delivered: 0, held: 0, dead: 0, ...found }
}
