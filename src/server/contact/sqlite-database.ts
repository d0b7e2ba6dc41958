import type { SQLInputValue } from 'node:sqlite'

import { concernsOneStatement, SqliteConnection } from './sqlite-connection.ts'
import {
  type AddOutcome,
  type Attempt,
  changesAfter,
  columns,
  countsByState,
  type MarkName,
  type MessageState,
  type NewMessage,
  newRow,
  outcomeOfRefusedInsert,
  type Place,
  probeRow,
  requireStored,
  type StoredMessage,
} from './store.ts'

const placeholders = columns.map(() => '?').join(', ')

/** The messages in one SQLite file. Calls block, so only the worker thread and tests use it. */
export class SqliteDatabase {
  readonly #connection: SqliteConnection

  constructor(file: string) {
    this.#connection = new SqliteConnection(file)
  }

  /** Stores all messages in one transaction with one fsync. A message that fails alone has an Error as its outcome. */
  addAll(messages: readonly NewMessage[]): (AddOutcome | Error)[] {
    return this.#connection.inTransaction(() =>
      messages.map((message) => {
        try {
          return this.#add(message)
        } catch (error) {
          if (!concernsOneStatement(error)) throw error
          return error as Error
        }
      }),
    )
  }

  #add(message: NewMessage): AddOutcome {
    if (this.#insert(newRow(message))) return 'stored'
    return outcomeOfRefusedInsert(message, this.bodyHashOf(message.keyHash))
  }

  bodyHashOf(keyHash: string | null): string | undefined {
    const sql = 'SELECT bodyHash FROM messages WHERE keyHash = ?'
    const [earlier] = this.#connection.all(sql, keyHash)
    return earlier?.['bodyHash'] as string | undefined
  }

  restore(message: StoredMessage): boolean {
    return this.#connection.inTransaction(() => this.#insert(message))
  }

  claim(limit: number, nowMs: number, leaseEndsAtMs: number): StoredMessage[] {
    const due = `SELECT id FROM messages WHERE state = 'pending' AND nextAttemptAtMs <= ?
                 ORDER BY nextAttemptAtMs LIMIT ?`
    const sql = `UPDATE messages SET nextAttemptAtMs = ?, attempts = attempts + 1
                 WHERE id IN (${due}) RETURNING *`
    return this.#connection
      .inTransaction(() => this.#messages(sql, leaseEndsAtMs, nowMs, limit))
      .toSorted((a, b) => a.receivedAtMs - b.receivedAtMs)
  }

  settle(id: string, attempt: Attempt): void {
    const changes = changesAfter(attempt)
    const set = Object.keys(changes).map((name) => `${name} = ?`)
    const sql = `UPDATE messages SET ${set.join(', ')} WHERE id = ? AND state = 'pending'`
    this.#connection.inTransaction(() => this.#connection.run(sql, ...Object.values(changes), id))
  }

  get(id: string): StoredMessage | undefined {
    return this.#messages('SELECT * FROM messages WHERE id = ?', id)[0]
  }

  list(limit: number, after?: Place, state?: MessageState): StoredMessage[] {
    const { receivedAtMs, id } = after ?? { receivedAtMs: Number.MIN_SAFE_INTEGER, id: '' }
    return this.#messages(
      `SELECT * FROM messages WHERE (receivedAtMs, id) > (?, ?) AND (? IS NULL OR state = ?)
       ORDER BY receivedAtMs, id LIMIT ?`,
      ...[receivedAtMs, id, state ?? null, state ?? null, limit],
    )
  }

  counts(): Record<MessageState, number> {
    const sql = 'SELECT state, count(*) AS count FROM messages GROUP BY state'
    return countsByState(this.#connection.all(sql))
  }

  retry(id: string, nowMs: number): boolean {
    const set = "state = 'pending', nextAttemptAtMs = ?, attempts = 0"
    return this.#connection.inTransaction(
      () => this.#connection.run(`UPDATE messages SET ${set} WHERE id = ?`, nowMs, id) === 1,
    )
  }

  #insert(message: StoredMessage): boolean {
    const values = columns.map((name) => message[name])
    const names = columns.join(', ')
    // OR IGNORE would also hide other violated constraints.
    const sql = `INSERT INTO messages (${names}) VALUES (${placeholders}) ON CONFLICT DO NOTHING`
    return this.#connection.run(sql, ...values) === 1
  }

  remove(id: string): boolean {
    const removed = this.#delete('id = ?', id)
    if (removed > 0) this.#connection.overwriteDeleted('everywhere')
    return removed > 0
  }

  removeReceivedBefore(timeMs: number, states: readonly MessageState[], most: number): number {
    const old = `SELECT id FROM messages
                 WHERE receivedAtMs < ? AND state IN (SELECT value FROM json_each(?))
                 ORDER BY receivedAtMs, id LIMIT ?`
    const removed = this.#delete(`id IN (${old})`, timeMs, JSON.stringify(states), most)
    if (removed > 0) this.#connection.overwriteDeleted('in place')
    return removed
  }

  #delete(condition: string, ...values: SQLInputValue[]): number {
    const sql = `DELETE FROM messages WHERE ${condition}`
    return this.#connection.inTransaction(() => this.#connection.run(sql, ...values))
  }

  mark(name: MarkName): number | undefined {
    const [row] = this.#connection.all('SELECT atMs FROM marks WHERE name = ?', name)
    return row && Number(row['atMs'])
  }

  moveMark(name: MarkName, fromMs: number | undefined, toMs: number): boolean {
    const insert = 'INSERT INTO marks VALUES (?, ?) ON CONFLICT DO NOTHING'
    const update = 'UPDATE marks SET atMs = ? WHERE name = ? AND atMs = ?'
    const move = () =>
      fromMs === undefined
        ? this.#connection.run(insert, name, toMs)
        : this.#connection.run(update, toMs, name, fromMs)
    return this.#connection.inTransaction(move) === 1
  }

  /** Inserts a message and rolls back. At first and after a failed write it also commits a row larger than any message. */
  check(): void {
    requireStored(this.#connection.inTransaction(() => this.#insert(probeRow()), 'ROLLBACK'))
    if (this.#connection.diskSpace === 'proven') return
    this.#connection.inTransaction(() =>
      this.#connection.run('INSERT OR REPLACE INTO probe VALUES (1, randomblob(32768))'),
    )
    // On a full disk, a small transaction may still succeed.
    this.#connection.diskSpace = 'proven'
  }

  close(): void {
    this.#connection.close()
  }

  #messages(sql: string, ...values: SQLInputValue[]): StoredMessage[] {
    return this.#connection
      .all(sql, ...values)
      .map((row) => ({ ...row }) as unknown as StoredMessage)
  }
}
