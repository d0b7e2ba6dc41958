import type { PostgresPool } from './postgres-pool.ts'
import {
  type AddOutcome,
  type Attempt,
  columns,
  type ContactStore,
  type NewMessage,
  probeMessage,
  requireStored,
  type StoredMessage,
} from './store.ts'

const names = columns.map((name) => `"${name}"`).join(', ')
const marks = columns.map((_, index) => `$${index + 1}`).join(', ')
const insertSql = `INSERT INTO contact_messages (${names}) VALUES (${marks}) ON CONFLICT DO NOTHING`

/** The messages in Postgres, for several servers at once. Closes the pool when it is closed. */
export function openPostgresStore({ rows, run, tryOut, close }: PostgresPool): ContactStore {
  const messages = async (sql: string, values: unknown[]): Promise<StoredMessage[]> =>
    (await rows(sql, values)) as unknown as StoredMessage[]
  const insert = async (message: StoredMessage): Promise<boolean> =>
    (await run(insertSql, valuesOf(message))) === 1
  const bodyHashOf = async (keyHash: string | null): Promise<string | undefined> => {
    const sql = 'SELECT "bodyHash" FROM contact_messages WHERE "keyHash" = $1'
    return (await rows(sql, [keyHash]))[0]?.['bodyHash'] as string | undefined
  }
  return {
    add: (message) => add(message, insert, bodyHashOf),
    bodyHashOf,
    claim: (limit, nowMs, leaseEndsAtMs) =>
      messages(claimSql, [limit, nowMs, leaseEndsAtMs]).then((claimed) =>
        claimed.toSorted((a, b) => a.receivedAtMs - b.receivedAtMs),
      ),
    settle: async (id, attempt) => {
      const [set, ...values] = settled(attempt)
      const where = `WHERE "id" = $1 AND "state" = 'pending'`
      await run(`UPDATE contact_messages SET ${set} ${where}`, [id, ...values])
    },
    get: async (id) => (await messages('SELECT * FROM contact_messages WHERE "id" = $1', [id]))[0],
    list: (limit, after, state) =>
      messages(listSql, [
        limit,
        after?.receivedAtMs ?? Number.MIN_SAFE_INTEGER,
        after?.id ?? '',
        state ?? null,
      ]),
    counts: async () => {
      const found = await rows('SELECT "state", count(*) AS n FROM contact_messages GROUP BY 1')
      const numbers = Object.fromEntries(found.map((row) => [row['state'], row['n']]))
      return { pending: 0, delivered: 0, held: 0, dead: 0, ...numbers }
    },
    retry: async (id, nowMs) => (await run(retrySql, [id, nowMs])) === 1,
    remove: async (id) => (await run('DELETE FROM contact_messages WHERE "id" = $1', [id])) === 1,
    removeReceivedBefore: (...values) => run(removeSql, values),
    restore: insert,
    mark: async (name) => {
      const [row] = await rows('SELECT "atMs" FROM contact_marks WHERE "name" = $1', [name])
      return row?.['atMs'] as number | undefined
    },
    moveMark: async (name, fromMs, toMs) =>
      (fromMs === undefined
        ? await run('INSERT INTO contact_marks VALUES ($1, $2) ON CONFLICT DO NOTHING', [
            name,
            toMs,
          ])
        : await run(moveMarkSql, [name, fromMs, toMs])) === 1,
    check: async () => {
      requireStored((await tryOut(insertSql, valuesOf(probeMessage()))) === 1)
    },
    close,
  }
}

function valuesOf(message: StoredMessage): unknown[] {
  return columns.map((name) => message[name])
}

async function add(
  message: NewMessage,
  insert: (message: StoredMessage) => Promise<boolean>,
  bodyHashOf: (keyHash: string | null) => Promise<string | undefined>,
): Promise<AddOutcome> {
  const rest = { attempts: 0, nextAttemptAtMs: message.receivedAtMs, deliveredAtMs: null }
  if (await insert({ ...message, ...rest, lastError: null })) return 'stored'
  return (await bodyHashOf(message.keyHash)) === message.bodyHash ? 'repeated' : 'conflict'
}

/** Two servers never wait for, nor take, the same rows. */
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

const moveMarkSql = 'UPDATE contact_marks SET "atMs" = $3 WHERE "name" = $1 AND "atMs" = $2'

/** Byte order, as SQLite has it: whatever language the database speaks, a list goes on where it stopped. */
const listSql = `
  SELECT * FROM contact_messages
  WHERE ("receivedAtMs", "id" COLLATE "C") > ($2, $3) AND ($4::text IS NULL OR "state" = $4)
  ORDER BY "receivedAtMs", "id" COLLATE "C" LIMIT $1`

const retrySql = `
  UPDATE contact_messages SET "state" = 'pending', "nextAttemptAtMs" = $2, "attempts" = 0
  WHERE "id" = $1`

function settled(attempt: Attempt): [set: string, ...values: unknown[]] {
  if (attempt.outcome === 'delivered') {
    return [`"state" = 'delivered', "deliveredAtMs" = $2, "lastError" = NULL`, attempt.atMs]
  }
  if (attempt.outcome === 'dead') return [`"state" = 'dead', "lastError" = $2`, attempt.error]
  return [`"nextAttemptAtMs" = $2, "lastError" = $3`, attempt.atMs, attempt.error]
}
