import type pg from 'pg'

import { inTransaction } from './postgres-transaction.ts'
import { refuseNewerSchema } from './store.ts'

/**
 * Brings the tables to the newest version of the schema, all steps or none; of several servers one does it. Looks first,
 * since even CREATE IF NOT EXISTS asks for rights that a careful operator does not give. Rejects when the tables have a
 * newer version, and leaves them as they are.
 */
export async function prepareTables(pool: pg.Pool): Promise<void> {
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
