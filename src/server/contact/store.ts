/**
 * `pending` waits for delivery, `held` is suspected spam and is not mailed, `dead` was refused permanently or after too many
 * attempts. Held and dead messages stay until the operator or the retention deletes them.
 */
export const messageStates = ['pending', 'delivered', 'held', 'dead'] as const
export type MessageState = (typeof messageStates)[number]

export interface NewMessage {
  id: string
  name: string
  email: string
  message: string
  receivedAtMs: number
  state: 'pending' | 'held'
  /** Hash of the Idempotency-Key, or null when the client sent none. */
  keyHash: string | null
  /** Hash of the three fields, to distinguish a repeated request from a reused key. */
  bodyHash: string
}

/** A stored message. The row is also the outbox entry. */
export interface StoredMessage extends Omit<NewMessage, 'state'> {
  state: MessageState
  attempts: number
  /** The earliest time of the next attempt; during an attempt, the end of its lease. */
  nextAttemptAtMs: number
  deliveredAtMs: number | null
  lastError: string | null
}

/** `repeated`: the same request was already stored. `conflict`: the key belongs to another message. */
export type AddOutcome = 'stored' | 'repeated' | 'conflict'

export type Attempt =
  | { outcome: 'delivered'; atMs: number }
  | { outcome: 'retry'; atMs: number; error: string }
  | { outcome: 'dead'; error: string }

/** The cursor of a list: the time and id of the last message. */
export type Place = Pick<StoredMessage, 'receivedAtMs' | 'id'>

/** Throws if a newer server has created the schema. */
export function refuseNewerSchema(found: number, known: number): void {
  if (found <= known) return
  const versions = `schema version ${found}, this one knows ${known}`
  throw Object.assign(
    new Error(`The messages were stored by a newer server (${versions}): install that one again.`),
    { code: 'ERR_NEWER_SCHEMA' },
  )
}

export type MarkName = 'retention' | 'notice'

/**
 * The message store. Both implementations (SQLite, Postgres) pass the same tests (`describeEachStore`).
 * Every method rejects if the store is unavailable, full or busy for too long. A rejected `add` may have been stored,
 * so a retry must use the same key.
 */
export interface ContactStore {
  /** Resolves once the message would survive a power cut. */
  add(message: NewMessage): Promise<AddOutcome>
  /** Returns the body hash of the message with this key, if any. */
  bodyHashOf(keyHash: string): Promise<string | undefined>
  /** Leases up to `limit` due messages, oldest first, until `leaseEndsAtMs`. */
  claim(limit: number, nowMs: number, leaseEndsAtMs: number): Promise<StoredMessage[]>
  /** Saves the outcome of an attempt. Has no effect if the message is no longer pending. */
  settle(id: string, attempt: Attempt): Promise<void>
  get(id: string): Promise<StoredMessage | undefined>
  /** Returns up to `limit` messages in order of arrival, of one state or of all. */
  list(limit: number, after?: Place, state?: MessageState): Promise<StoredMessage[]>
  counts(): Promise<Record<MessageState, number>>
  /** Makes a message pending and due now. Returns whether it exists. */
  retry(id: string, nowMs: number): Promise<boolean>
  /** Deletes a message permanently. Returns whether it existed. */
  remove(id: string): Promise<boolean>
  /** Deletes up to `most` older messages in these states, oldest first, and returns their number. */
  removeReceivedBefore(
    timeMs: number,
    states: readonly MessageState[],
    most: number,
  ): Promise<number>
  /** Adds a message from a backup unless its id or key exists. Returns whether it was added. */
  restore(message: StoredMessage): Promise<boolean>
  /** Returns the saved time of a name, or undefined. */
  mark(name: MarkName): Promise<number | undefined>
  /** Saves a time if the saved one is still `fromMs`, and returns whether it did. */
  moveMark(name: MarkName, fromMs: number | undefined, toMs: number): Promise<boolean>
  /** Rejects unless a message could be stored now. */
  check(): Promise<void>
  /** Waits for work in progress, then closes the store. */
  close(): Promise<void>
}

/** The columns of both databases. */
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

/** Returns the row of a new message, which is due at once. */
export function newRow(message: NewMessage): StoredMessage {
  const { receivedAtMs: nextAttemptAtMs } = message
  return { ...message, attempts: 0, nextAttemptAtMs, deliveredAtMs: null, lastError: null }
}

/** Returns a message for testing whether the store accepts one. */
export function probeRow(): StoredMessage {
  const texts = { name: 'Probe', email: 'probe@invalid', message: 'Probe', bodyHash: '' }
  const id = crypto.randomUUID()
  return newRow({ id, ...texts, receivedAtMs: 0, state: 'held', keyHash: null })
}

/** Throws if the database has discarded a row without an error, as a trigger could do. */
export function requireStored(isStored: boolean): void {
  if (!isStored) throw new Error('The database has stored nothing.')
}

/** Returns the columns that change after a delivery attempt. */
export function changesAfter(attempt: Attempt): Partial<StoredMessage> {
  if (attempt.outcome === 'delivered') {
    return { state: 'delivered', deliveredAtMs: attempt.atMs, lastError: null }
  }
  if (attempt.outcome === 'dead') return { state: 'dead', lastError: attempt.error }
  return { nextAttemptAtMs: attempt.atMs, lastError: attempt.error }
}

/** Returns why a message was not inserted, given the body hash of the stored message with its key. */
export function outcomeOfRefusedInsert(
  { bodyHash }: NewMessage,
  bodyHashUnderKey: string | undefined,
): AddOutcome {
  return bodyHashUnderKey === bodyHash ? 'repeated' : 'conflict'
}

/** Returns the number of messages in each state from the rows of the states that occur. */
export function countsByState(
  rows: readonly Record<string, unknown>[],
): Record<MessageState, number> {
  const found = Object.fromEntries(rows.map(({ state, count }) => [state, count]))
  return { pending: 0, delivered: 0, held: 0, dead: 0, ...found }
}
