import pg from 'pg'

import { prepareTables } from './postgres-schema.ts'
import { inTransaction } from './postgres-transaction.ts'

/** A query that has no answer by then is given up: the visitor is told so instead of being left waiting. */
const CONNECT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 8_000
/** When so many queries wait the database does not keep up: further ones are refused. */
const MOST_WAITING = 1_000

/** A connection to Postgres that looks after its tables and survives a database that comes and goes. */
export interface PostgresPool {
  /** The rows that a statement gives. Rejects within seconds when the database does not answer. */
  rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** How many rows a statement has changed. */
  run: (sql: string, values?: unknown[]) => Promise<number>
  /** How many rows a statement would change. Nothing of it stays. */
  tryOut: (sql: string, values: unknown[]) => Promise<number>
  /** For libraries that bring their own statements. The tables may not exist before the first `rows` or `run`. */
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens nothing yet: the first statement connects, and brings the tables to the version this server knows. */
export function openPostgresPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'ganak',
    types: { getTypeParser: readBigintAsNumber },
    // A database set up for speed would acknowledge what a crash can still lose.
    onConnect: (client) => client.query('SET synchronous_commit TO on').then(() => undefined),
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the server.
  pool.on('error', () => undefined)
  let ready: Promise<unknown> | undefined
  const prepared = async (): Promise<pg.Pool> => {
    if (pool.waitingCount >= MOST_WAITING) throw new Error('Too many queries are waiting.')
    ready ??= prepareTables(pool)
    await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return pool
  }
  const query = async (sql: string, values: unknown[] = []): Promise<pg.QueryResult> =>
    (await prepared()).query(sql, values)
  return {
    rows: async (sql, values) => (await query(sql, values)).rows as Record<string, unknown>[],
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    tryOut: async (sql, values) =>
      inTransaction(await prepared(), 'ROLLBACK', async (client) => {
        const { rowCount } = await client.query(sql, values)
        return rowCount ?? 0
      }),
    pool,
    close: () => pool.end(),
  }
}

/** Times in milliseconds and counts fit a number; the driver would give them as text. */
function readBigintAsNumber(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}
