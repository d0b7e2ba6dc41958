import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

import { type Durability, prepareFile } from './sqlite-schema.ts'

/** The code of the error that says that the files are no longer where they were opened. */
export const databaseMoved = 'ERR_DATABASE_MOVED'

export type Row = Record<string, SQLInputValue>

/** An open SQLite file with its tables, its prepared statements and its transactions. */
export class SqliteConnection {
  /** Whether a write large enough to tell has succeeded since it was opened and since the last failure. */
  room: 'unknown' | 'proven' = 'unknown'
  readonly #file: string
  readonly #identity: string
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string, durability: Durability) {
    this.#file = file
    const folder = dirname(file)
    // What visitors wrote is nobody else's business on a shared machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
    this.#database = new DatabaseSync(file, { timeout: 5_000 })
    try {
      prepareFile(this.#database, durability)
    } catch (error) {
      this.#database.close()
      throw error
    }
    this.#identity = identityOf(file)
    syncFolder(folder)
  }

  /** The rows that a statement gives. */
  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }

  /** How many rows a statement has changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  /**
   * Does all of the work or nothing of it; what it did is on disk when this returns. With `ROLLBACK` it is only tried and
   * taken back. Throws when the files are no longer where they were opened: what is written there would be lost.
   */
  inTransaction<Result>(work: () => Result, end: 'COMMIT' | 'ROLLBACK' = 'COMMIT'): Result {
    try {
      this.#requireInPlace()
      this.#database.exec('BEGIN IMMEDIATE')
      const result = work()
      this.#database.exec(end)
      this.#requireInPlace()
      return result
    } catch (error) {
      this.room = 'unknown'
      // A full disk may have rolled back already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /**
   * Takes what was deleted out of the files, the write-ahead log among them. `everywhere` also finds the copies that a
   * page keeps of rows it once held (an id now and then, rarely a message), but writes the whole file anew. A program
   * that is reading or writing for seconds, or a full disk, delays it until the log is next worked off.
   */
  overwriteDeleted(scope: 'in place' | 'everywhere'): void {
    const checkpoint = 'PRAGMA wal_checkpoint(TRUNCATE)'
    for (const sql of scope === 'everywhere' ? ['VACUUM', checkpoint] : [checkpoint]) {
      try {
        this.#database.exec(sql)
      } catch (error) {
        if (!isForNow(error)) throw error
      }
    }
  }

  /** Lets go of the files. When they were moved, SQLite would leave the newest messages behind in the write-ahead log. */
  close(): void {
    try {
      if (!this.#isInPlace()) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.#database.close()
    }
  }

  #isInPlace(): boolean {
    return identityOf(this.#file) === this.#identity
  }

  #requireInPlace(): void {
    if (this.#isInPlace()) return
    const sentence = 'The database was moved or deleted under the running server.'
    throw Object.assign(new Error(sentence), { code: databaseMoved })
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }
}

/** Too big, constraint, mismatch, range: nothing that concerns other statements. A value of the wrong type has no code. */
export function concernsOneStatement(error: unknown): boolean {
  const code = primaryCode(error)
  return code === undefined || [18, 19, 20, 25].includes(code)
}

/** Busy, locked, full: another connection is reading or writing, or there is no room for a second copy. */
function isForNow(error: unknown): boolean {
  return [5, 6, 13].includes(primaryCode(error) ?? 0)
}

/** The result code of SQLite without its details. */
function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

/** Tells the two files of a database from others that may come to stand at the same place. */
function identityOf(file: string): string {
  const stats = [file, `${file}-wal`].map((name) =>
    statSync(name, { bigint: true, throwIfNoEntry: false }),
  )
  return stats.map((found) => (found ? `${found.dev}-${found.ino}` : 'none')).join(' ')
}

/** A new file survives a power cut only when its folder is on disk too. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
