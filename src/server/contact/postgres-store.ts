import type { PostgresPool } from './postgres-pool.ts'
import {
  changesAfter,
  columns,
  type ContactStore,
  countsByState,
  newRow,
  outcomeOfRefusedInsert,
  probeRow,
  requireStored,
  type StoredMessage,
} from './store.ts'

const names = columns.map((name) => `"${name}"`).join(', ')
const placeholders = columns.map((_, index) => `$${index + 1}`).join(', ')
const insertSql = `INSERT INTO contact_messages (${names}) VALUES (${placeholders}) ON CONFLICT DO NOTHING`

/** Opens the messages in Postgres, which several servers can share. Closing it also closes the pool. */
export function openPostgresStore(pool: PostgresPool): ContactStore {
  return {
    ...writingMethods(pool),
    ...readingMethods(pool),
    ...deliveryMethods(pool),
    ...markMethods(pool),
    check: async () => {
      requireStored((await pool.tryOut(insertSql, valuesOf(probeRow()))) === 1)
    },
    close: pool.close,
  }
}

function writingMethods({ rows, run }: PostgresPool) {
  const insert = async (message: StoredMessage): Promise<boolean> =>
    (await run(insertSql, valuesOf(message))) === 1
  const bodyHashOf = async (keyHash: string | null): Promise<string | undefined> => {
    const sql = 'SELECT "bodyHash" FROM contact_messages WHERE "keyHash" = $1'
    return (await rows(sql, [keyHash]))[0]?.['bodyHash'] as string | undefined
  }
  return {
    add: async (message) => {
      if (await insert(newRow(message))) return 'stored'
      return outcomeOfRefusedInsert(message, await bodyHashOf(message.keyHash))
    },
    bodyHashOf,
    restore: insert,
    remove: async (id) => (await run('DELETE FROM contact_messages WHERE "id" = $1', [id])) === 1,
    removeReceivedBefore: (...values) => run(removeSql, values),
  } satisfies Partial<ContactStore>
}

function readingMethods({ rows }: PostgresPool) {
  return {
    get: async (id) => {
      const [message] = await rows('SELECT * FROM contact_messages WHERE "id" = $1', [id])
      return message as StoredMessage | undefined
    },
    list: async (limit, after, state) => {
      const { receivedAtMs, id } = after ?? { receivedAtMs: Number.MIN_SAFE_INTEGER, id: '' }
      const messages = await rows(listSql, [limit, receivedAtMs, id, state ?? null])
      return messages as unknown as StoredMessage[]
    },
    counts: async () =>
      countsByState(await rows('SELECT "state", count(*) FROM contact_messages GROUP BY 1')),
  } satisfies Partial<ContactStore>
}

function deliveryMethods({ rows, run }: PostgresPool) {
  return {
    claim: async (limit, nowMs, leaseEndsAtMs) => {
      const claimed = await rows(claimSql, [limit, nowMs, leaseEndsAtMs])
      const messages = claimed as unknown as StoredMessage[]
      return messages.toSorted((a, b) => a.receivedAtMs - b.receivedAtMs)
    },
    settle: async (id, attempt) => {
      const changes = changesAfter(attempt)
      const set = Object.keys(changes).map((name, index) => `"${name}" = $${index + 2}`)
      const where = `WHERE "id" = $1 AND "state" = 'pending'`
      const sql = `UPDATE contact_messages SET ${set.join(', ')} ${where}`
      await run(sql, [id, ...Object.values(changes)])
    },
    retry: async (id, nowMs) => (await run(retrySql, [id, nowMs])) === 1,
  } satisfies Partial<ContactStore>
}

function markMethods({ rows, run }: PostgresPool) {
  return {
    mark: async (name) => {
      const [row] = await rows('SELECT "atMs" FROM contact_marks WHERE "name" = $1', [name])
      return row?.['atMs'] as number | undefined
    },
    moveMark: async (name, fromMs, toMs) => {
      const moved =
        fromMs === undefined
          ? run(firstMarkSql, [name, toMs])
          : run(moveMarkSql, [name, fromMs, toMs])
      return (await moved) === 1
    },
  } satisfies Partial<ContactStore>
}

function valuesOf(message: StoredMessage): unknown[] {
  return columns.map((name) => message[name])
}

/** Servers neither wait for nor claim rows that another server is claiming. */
const claimSql = `
  UPDATE contact_messages SET "nextAttemptAtMs" = $3, "attempts" = "attempts" + 1
  WHERE "id" IN (
    SELECT "id" FROM contact_messages WHERE "state" = 'pending' AND "nextAttemptAtMs" <= $2
    ORDER BY "nextAttemptAtMs" LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING *`

const removeSql = `
  DELETE FROM contact_messages WHERE "id" IN (
    SELECT "id" FROM contact_messages WHERE "receivedAtMs" < $1 AND "state" = ANY ($2)
    ORDER BY "receivedAtMs", "id" COLLATE "C" LIMIT $3)`

const firstMarkSql = 'INSERT INTO contact_marks VALUES ($1, $2) ON CONFLICT DO NOTHING'

const moveMarkSql = 'UPDATE contact_marks SET "atMs" = $3 WHERE "name" = $1 AND "atMs" = $2'

/** Sorts in byte order, as SQLite does, so that paging does not depend on the database's language. */
const listSql = `
  SELECT * FROM contact_messages
  WHERE ("receivedAtMs", "id" COLLATE "C") > ($2, $3) AND ($4::text IS NULL OR "state" = $4)
  ORDER BY "receivedAtMs", "id" COLLATE "C" LIMIT $1`

const retrySql = `
  UPDATE contact_messages SET "state" = 'pending', "nextAttemptAtMs" = $2, "attempts" = 0
  WHERE "id" = $1`
