import pg from 'pg'

import { refuseNewerSchema } from './store.ts'

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

/**
 * Brings the tables to the newest version of the schema, all steps or none; of several servers one does it. Looks first,
 * since even CREATE IF NOT EXISTS asks for rights that a careful operator does not give. Rejects when the tables have a
 * newer version, and leaves them as they are.
 */
async function prepareTables(pool: pg.Pool): Promise<void> {
  const version = await versionOf(pool)
  refuseNewerSchema(version, steps.length)
  if (version === steps.length) return
  await inTransaction(pool, 'COMMIT', async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(7166421)')
    // Another server may have done it since.
    const current = await versionOf(client)
    refuseNewerSchema(current, steps.length)
    for (const step of steps.slice(current)) await client.query(step)
    await client.query('UPDATE contact_schema SET version = $1', [steps.length])
  })
}

/**
 * Tables of version 1 carry no number. Asks the list of tables itself: what `to_regclass` has not found once it may go on
 * not finding within a transaction.
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
 * Step n makes version n of version n - 1. What was released is never changed: a new version is a further step.
 * The two tables for rate limits are not worth a write-ahead log.
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
  // Times that outlive a restart. The retention begins with the last time that is certain to have been reached.
  `
    CREATE TABLE contact_schema (version integer NOT NULL);
    INSERT INTO contact_schema VALUES (2);
    CREATE TABLE contact_marks ("name" text PRIMARY KEY, "atMs" bigint NOT NULL);
    INSERT INTO contact_marks
      SELECT 'retention', max("receivedAtMs") FROM contact_messages HAVING count(*) > 0;
  `,
]

/** Works in a transaction that ends as `end` says. After a failure the connection is closed, and so nothing of it stays. */
async function inTransaction<Result>(
  pool: pg.Pool,
  end: 'COMMIT' | 'ROLLBACK',
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A connection that breaks fails the statement under way; without a listener it would also end the server.
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
