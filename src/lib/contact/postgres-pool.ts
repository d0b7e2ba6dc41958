import pg from 'pg'

/** A query that has no answer by then is given up: the visitor is told so instead of being left waiting. */
const CONNECT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 8_000
/** More waiting queries than that are a database that does not keep up. */
const MOST_WAITING = 1_000

/** The tables of the contact service. The two for rate limits are not worth a write-ahead log. */
const tables = `
  SELECT pg_advisory_xact_lock(7166421);
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
`

/** A connection to Postgres that looks after its tables and survives a database that comes and goes. */
export interface PostgresPool {
  /** The rows that a statement gives. Rejects within seconds when the database does not answer. */
  rows: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** How many rows a statement has changed. */
  run: (sql: string, values?: unknown[]) => Promise<number>
  /** For libraries that bring their own statements. The tables may not exist before the first `rows` or `run`. */
  pool: pg.Pool
  close: () => Promise<void>
}

/** Opens nothing yet: the first statement connects, and creates the tables when they are missing. */
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
  const query = async (sql: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (pool.waitingCount >= MOST_WAITING) throw new Error('Too many queries are waiting.')
    ready ??= createTables(pool)
    await ready.catch((error: unknown) => {
      ready = undefined
      throw error
    })
    return pool.query(sql, values)
  }
  return {
    rows: async (sql, values) => (await query(sql, values)).rows as Record<string, unknown>[],
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    pool,
    close: () => pool.end(),
  }
}

/** Looks first, since even CREATE IF NOT EXISTS asks for rights that a careful operator does not give. */
async function createTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ missing: boolean }>(
    "SELECT to_regclass('contact_salts') IS NULL AS missing",
  )
  if (rows[0]?.missing !== false) await pool.query(tables)
}

/** Times in milliseconds and counts fit a number; the driver would give them as text. */
function readBigintAsNumber(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(oid, format as 'text')
}
