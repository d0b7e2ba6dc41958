/**
 * `pending` waits for the mail server, `held` is suspected to come from a robot and is not mailed, `dead` was refused
 * for good or tried too often. Nothing is thrown away: held and dead messages stay until someone or the retention deletes them.
 */
export const messageStates = ['pending', 'delivered', 'held', 'dead'] as const
export type MessageState = (typeof messageStates)[number]

/** A message as it arrives. */
export interface NewMessage {
  id: string
  name: string
  email: string
  message: string
  receivedAtMs: number
  state: 'pending' | 'held'
  /** Hash of the Idempotency-Key, or null when the client sent none. */
  keyHash: string | null
  /** Hash of the three fields, to tell a repeated request from another one under the same key. */
  bodyHash: string
}

/** A message as it is kept. The row is the outbox entry too. */
export interface StoredMessage extends Omit<NewMessage, 'state'> {
  state: MessageState
  attempts: number
  /** Not tried before; while a server is trying, the end of its lease. */
  nextAttemptAtMs: number
  deliveredAtMs: number | null
  lastError: string | null
}

/** `repeated`: the same request was stored before. `conflict`: its key was used for another message. */
export type AddOutcome = 'stored' | 'repeated' | 'conflict'

/** How an attempt to deliver ended. */
export type Attempt =
  | { outcome: 'delivered'; atMs: number }
  | { outcome: 'retry'; atMs: number; error: string }
  | { outcome: 'dead'; error: string }

/** Where a list goes on: after the message with this time and id, in order of arrival. */
export type Place = Pick<StoredMessage, 'receivedAtMs' | 'id'>

/** Throws when stored messages have a version of the schema that a newer server has made. */
export function refuseNewerSchema(found: number, known: number): void {
  if (found <= known) return
  const versions = `schema version ${found}, this one knows ${known}`
  throw Object.assign(
    new Error(`The messages were stored by a newer server (${versions}): install that one again.`),
    { code: 'ERR_NEWER_SCHEMA' },
  )
}

/** What the service notes down beside the messages: a time for each. */
export type MarkName = 'retention' | 'notice'

/**
 * Where messages are kept. Two implementations (SQLite, Postgres) pass the same tests (`describeEachStore`).
 * Every method rejects when the store cannot be reached, is full or is busy for too long; a rejected `add` may or may
 * not have been stored, so whoever repeats it must use the same key.
 */
export interface ContactStore {
  /** Resolves only when the message would survive a power cut. */
  add(message: NewMessage): Promise<AddOutcome>
  /** The body hash of the message that is stored under this key, if there is one. */
  bodyHashOf(keyHash: string): Promise<string | undefined>
  /** Takes up to `limit` due messages, oldest first, and hides them from other takers until `leaseEndsAtMs`. */
  claim(limit: number, nowMs: number, leaseEndsAtMs: number): Promise<StoredMessage[]>
  /** Writes down how an attempt ended. Has no effect on a message that is no longer pending. */
  settle(id: string, attempt: Attempt): Promise<void>
  get(id: string): Promise<StoredMessage | undefined>
  /** Up to `limit` messages in order of arrival, of one state or of all. */
  list(limit: number, after?: Place, state?: MessageState): Promise<StoredMessage[]>
  counts(): Promise<Record<MessageState, number>>
  /** Makes a message pending and due now. Says whether there was one. */
  retry(id: string, nowMs: number): Promise<boolean>
  /** Deletes a message for good. Says whether there was one. */
  remove(id: string): Promise<boolean>
  /** Deletes up to `most` messages in these states that were received before, oldest first, and says how many that were. */
  removeReceivedBefore(
    timeMs: number,
    states: readonly MessageState[],
    most: number,
  ): Promise<number>
  /** Adds a message from a backup as it is, unless its id or key is already there. Says whether it was added. */
  restore(message: StoredMessage): Promise<boolean>
  /** The time noted under a name, undefined when there is none. */
  mark(name: MarkName): Promise<number | undefined>
  /** Notes another time unless someone else has done so since `fromMs` was read, and says whether it did. */
  moveMark(name: MarkName, fromMs: number | undefined, toMs: number): Promise<boolean>
  /** Resolves when a message could be stored now, rejects otherwise. */
  check(): Promise<void>
  /** Waits for what is under way. */
  close(): Promise<void>
}

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
