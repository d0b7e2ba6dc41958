import pg from 'pg'

import { refuseNewerSchema } from './store.ts'

/** The time limits after which the visitor sees an error instead of waiting. */
const CONNECT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 8_000
/** The queue limit. With more waiting queries the database is overloaded, and new ones are refused. */
const MOST_WAITING = 1_000

/** A Postgres pool that migrates its tables and reconnects after outages. */
export interface PostgresPool {
  /** Returns the rows of a statement. Rejects within seconds if the database does not answer. */
  rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Returns the number of changed rows. */
  run: (sql: string, values?: unknown[]) => Promise<number>
  /** Returns the number of rows that a statement would change, and rolls it back. */
  tryOut: (sql: string, values: unknown[]) => Promise<number>
  /** For libraries with their own statements. The tables may not exist before the first `rows` or `run`. */
  pool: pg.Pool
  close: () => Promise<void>
}

/** Creates a pool. The first statement connects and migrates the tables. */
export function openPostgresPool(connectionString: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'ganak',
    types: { getTypeParser: readBigintAsNumber },
    // Without it, a crash can lose acknowledged messages.
    onConnect: (client) => client.query('SET synchronous_commit TO on').then(() => undefined),
  })
  // The next query replaces a broken idle connection. Without a listener the error would end the server.
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

/** Parses bigint columns as numbers: the driver returns strings, but times and counts fit a number. */
function readBigintAsNumber(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}

/**
 * Migrates the tables to the newest schema version in one transaction; a lock allows one server at a time. Checks the version
 * first, because CREATE IF NOT EXISTS needs rights that the user may not have. Rejects if the tables are newer.
 */
async function prepareTables(pool: pg.Pool): Promise<void> {
  const version = await versionOf(pool)
  refuseNewerSchema(version, steps.length)
  if (version === steps.length) return
  await inTransaction(pool, 'COMMIT', async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(7166421)')
    // Another server may have migrated meanwhile.
    const current = await versionOf(client)
    refuseNewerSchema(current, steps.length)
    for (const step of steps.slice(current)) await client.query(step)
    await client.query('UPDATE contact_schema SET version = $1', [steps.length])
  })
}

/**
 * Returns the schema version. Version 1 has no version table. Reads `pg_class`, because within a transaction
 * `to_regclass` may keep missing a table that it missed once.
 */
async function versionOf(database: pg.Pool | pg.PoolClient): Promise<number> {
  const { rows } = await database.query<{ first: boolean; numbered: boolean }>(
    `SELECT bool_or(relname = 'contact_salts') AS first,
            bool_or(relname = 'contact_schema') AS numbered
     FROM pg_class WHERE pg_table_is_visible(oid)`,
  )
  if (!rows[0]?.numbered) return rows[0]?.first ? 1 : 0
  const found = await database.query<{ version: number }>('SELECT version FROM contact_schema')
  return found.rows[0]?.version ?? 0
}

/**
 * The migrations: step n turns version n - 1 into version n. Released steps never change.
 * The two tables for rate limits need no write-ahead log.
 */
const steps: readonly string[] = [
  `
    CREATE TABLE IF NOT EXISTS contact_messages (
      "id" text PRIMARY KEY,
      "name" text NOT NULL,
      "email" text NOT NULL,
      "message" text NOT NULL,
      "receivedAtMs" bigint NOT NULL,
      "state" text NOT NULL CHECK ("state" IN ('pending', 'delivered', 'held', 'dead')),
      "keyHash" text UNIQUE,
      "bodyHash" text NOT NULL,
      "attempts" integer NOT NULL,
      "nextAttemptAtMs" bigint NOT NULL,
      "deliveredAtMs" bigint,
      "lastError" text
    );
    CREATE INDEX IF NOT EXISTS contact_messages_in_order
      ON contact_messages ("receivedAtMs", "id" COLLATE "C");
    CREATE INDEX IF NOT EXISTS contact_messages_due
      ON contact_messages ("nextAttemptAtMs") WHERE "state" = 'pending';
    CREATE UNLOGGED TABLE IF NOT EXISTS contact_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS contact_salts (day text PRIMARY KEY, salt text NOT NULL);
  `,
  // The retention starts at the latest time that has certainly passed.
  `
    CREATE TABLE contact_schema (version integer NOT NULL);
    INSERT INTO contact_schema VALUES (2);
    CREATE TABLE contact_marks ("name" text PRIMARY KEY, "atMs" bigint NOT NULL);
    INSERT INTO contact_marks
      SELECT 'retention', max("receivedAtMs") FROM contact_messages HAVING count(*) > 0;
  `,
]

/** Runs `work` in a transaction and commits it or rolls it back. After a failure the connection is closed. */
async function inTransaction<Result>(
  pool: pg.Pool,
  end: 'COMMIT' | 'ROLLBACK',
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A broken connection already rejects the statement. Without a listener the error would also end the server.
  const ignore = (): void => undefined
  client.on('error', ignore)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query(end)
    client.off('error', ignore)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
