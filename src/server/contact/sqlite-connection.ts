import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

import { prepareFile } from './sqlite-schema.ts'

/** The error code after the open files were moved or deleted. */
export const databaseMoved = 'ERR_DATABASE_MOVED'

export type Row = Record<string, SQLInputValue>

/** An open SQLite file with cached statements and transactions. */
export class SqliteConnection {
  /** `proven` after a large write has succeeded since the start and since the last failure. */
  diskSpace: 'unknown' | 'proven' = 'unknown'
  readonly #file: string
  readonly #identity: string
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.#file = file
    const folder = dirname(file)
    // Other users of the machine must not read messages.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
    this.#database = new DatabaseSync(file, { timeout: 5_000 })
    try {
      prepareFile(this.#database)
    } catch (error) {
      this.#database.close()
      throw error
    }
    this.#identity = identityOf(file)
    syncFolder(folder)
  }

  /** Returns the rows of a statement. */
  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[]
  }

  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes)
  }

  /**
   * Runs `work` in a transaction; changes are on disk when this returns, or rolled back with `ROLLBACK`.
   * Throws if the files were moved or deleted, because the changes would be lost.
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
      this.diskSpace = 'unknown'
      // SQLite may have rolled back already when the disk is full.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  /**
   * Overwrites deleted rows in the files, including the write-ahead log. `everywhere` also removes copies of old rows in
   * pages (often an id, rarely a message), but rewrites the whole file. While another program uses the files for seconds, or
   * while the disk is full, the next checkpoint does it.
   */
  overwriteDeleted(scope: 'in place' | 'everywhere'): void {
    const checkpoint = 'PRAGMA wal_checkpoint(TRUNCATE)'
    for (const sql of scope === 'everywhere' ? ['VACUUM', checkpoint] : [checkpoint]) {
      try {
        this.#database.exec(sql)
      } catch (error) {
        if (!isTemporary(error)) throw error
      }
    }
  }

  /** Closes the files. If they were moved, SQLite would leave the newest messages in the write-ahead log. */
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
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** Returns whether an error affects only its own statement: too big, constraint, mismatch, range, or a wrong type (no code). */
export function concernsOneStatement(error: unknown): boolean {
  const code = primaryCode(error)
  return code === undefined || [18, 19, 20, 25].includes(code)
}

/** Returns whether the database is busy or locked, or the disk is full. */
function isTemporary(error: unknown): boolean {
  return [5, 6, 13].includes(primaryCode(error) ?? 0)
}

function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

/** Returns an identity of the two database files, which differs if other files replace them. */
function identityOf(file: string): string {
  const stats = [file, `${file}-wal`].map((name) =>
    statSync(name, { bigint: true, throwIfNoEntry: false }),
  )
  return stats.map((found) => (found ? `${found.dev}-${found.ino}` : 'none')).join(' ')
}

/** Syncs the folder: without it, a power cut can lose a new file. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
