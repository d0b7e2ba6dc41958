import type { SQLInputValue } from 'node:sqlite'

import { concernsOneStatement } from './sqlite-connection.ts'
import { SqliteUpkeep } from './sqlite-upkeep.ts'
import type {
  AddOutcome,
  Attempt,
  MessageState,
  NewMessage,
  Place,
  StoredMessage,
} from './store.ts'
import { changesAfter, countsByState, newRow, outcomeOfRefusedInsert } from './store-rows.ts'

/** The messages in one SQLite file, with blocking calls. Only the worker thread uses it, except in tests. */
export class SqliteDatabase extends SqliteUpkeep {
  /** Stores all of them in one transaction, so that they share one fsync. An Error stands for a message refused alone. */
  addAll(messages: readonly NewMessage[]): (AddOutcome | Error)[] {
    return this.connection.inTransaction(() =>
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
    if (this.insert(newRow(message))) return 'stored'
    return outcomeOfRefusedInsert(message, this.bodyHashOf(message.keyHash))
  }

  bodyHashOf(keyHash: string | null): string | undefined {
    const sql = 'SELECT bodyHash FROM messages WHERE keyHash = ?'
    const [earlier] = this.connection.all(sql, keyHash)
    return earlier?.['bodyHash'] as string | undefined
  }

  restore(message: StoredMessage): boolean {
    return this.connection.inTransaction(() => this.insert(message))
  }

  claim(limit: number, nowMs: number, leaseEndsAtMs: number): StoredMessage[] {
    const due = `SELECT id FROM messages WHERE state = 'pending' AND nextAttemptAtMs <= ?
                 ORDER BY nextAttemptAtMs LIMIT ?`
    const sql = `UPDATE messages SET nextAttemptAtMs = ?, attempts = attempts + 1
                 WHERE id IN (${due}) RETURNING *`
    return this.connection
      .inTransaction(() => this.#messages(sql, leaseEndsAtMs, nowMs, limit))
      .toSorted((a, b) => a.receivedAtMs - b.receivedAtMs)
  }

  settle(id: string, attempt: Attempt): void {
    const changes = changesAfter(attempt)
    const set = Object.keys(changes).map((name) => `${name} = ?`)
    const sql = `UPDATE messages SET ${set.join(', ')} WHERE id = ? AND state = 'pending'`
    this.connection.inTransaction(() => this.connection.run(sql, ...Object.values(changes), id))
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
    return countsByState(this.connection.all(sql))
  }

  retry(id: string, nowMs: number): boolean {
    const set = "state = 'pending', nextAttemptAtMs = ?, attempts = 0"
    return this.connection.inTransaction(
      () => this.connection.run(`UPDATE messages SET ${set} WHERE id = ?`, nowMs, id) === 1,
    )
  }

  #messages(sql: string, ...values: SQLInputValue[]): StoredMessage[] {
    // The columns of the table are the properties of a message.
    return this.connection
      .all(sql, ...values)
      .map((row) => ({ ...row }) as unknown as StoredMessage)
  }
}
