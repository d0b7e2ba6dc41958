import type { SQLInputValue } from 'node:sqlite'

import { SqliteConnection } from './sqlite-connection.ts'
import type { Durability } from './sqlite-schema.ts'
import type { MarkName, MessageState, StoredMessage } from './store.ts'
import { columns, probeRow, requireStored } from './store-rows.ts'

const placeholders = columns.map(() => '?').join(', ')

/** What keeps one SQLite file in order: deleting, noted times, and whether a message could be stored. */
export class SqliteUpkeep {
  protected readonly connection: SqliteConnection

  constructor(file: string, durability: Durability) {
    this.connection = new SqliteConnection(file, durability)
  }

  protected insert(message: StoredMessage): boolean {
    const values = columns.map((name) => message[name])
    const names = columns.join(', ')
    // Not OR IGNORE, which would swallow every other broken rule too.
    const sql = `INSERT INTO messages (${names}) VALUES (${placeholders}) ON CONFLICT DO NOTHING`
    return this.connection.run(sql, ...values) === 1
  }

  remove(id: string): boolean {
    const removed = this.#delete('id = ?', id)
    if (removed > 0) this.connection.overwriteDeleted('everywhere')
    return removed > 0
  }

  removeReceivedBefore(timeMs: number, states: readonly MessageState[], most: number): number {
    const old = `SELECT id FROM messages
                 WHERE receivedAtMs < ? AND state IN (SELECT value FROM json_each(?))
                 ORDER BY receivedAtMs, id LIMIT ?`
    const removed = this.#delete(`id IN (${old})`, timeMs, JSON.stringify(states), most)
    if (removed > 0) this.connection.overwriteDeleted('in place')
    return removed
  }

  #delete(condition: string, ...values: SQLInputValue[]): number {
    const sql = `DELETE FROM messages WHERE ${condition}`
    return this.connection.inTransaction(() => this.connection.run(sql, ...values))
  }

  mark(name: MarkName): number | undefined {
    const [row] = this.connection.all('SELECT atMs FROM marks WHERE name = ?', name)
    return row && Number(row['atMs'])
  }

  moveMark(name: MarkName, fromMs: number | undefined, toMs: number): boolean {
    const insert = 'INSERT INTO marks VALUES (?, ?) ON CONFLICT DO NOTHING'
    const update = 'UPDATE marks SET atMs = ? WHERE name = ? AND atMs = ?'
    const move = () =>
      fromMs === undefined
        ? this.connection.run(insert, name, toMs)
        : this.connection.run(update, toMs, name, fromMs)
    return this.connection.inTransaction(move) === 1
  }

  /** Stores a message and takes it back; at first and after a failed write it also writes for good, more than a message has. */
  check(): void {
    requireStored(this.connection.inTransaction(() => this.insert(probeRow()), 'ROLLBACK'))
    if (this.connection.room === 'proven') return
    this.connection.inTransaction(() =>
      this.connection.run('INSERT OR REPLACE INTO probe VALUES (1, randomblob(32768))'),
    )
    // Nothing less proves it: on a full disk a transaction that changes nothing, or little, may still succeed.
    this.connection.room = 'proven'
  }

  close(): void {
    this.connection.close()
  }
}
