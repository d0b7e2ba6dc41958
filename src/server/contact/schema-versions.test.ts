import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { noPostgres, startPostgres, type TestPostgres } from '../../../tests/fixtures/postgres.ts'

import { openPostgresPool } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { ContactStore } from './store.ts'
import { newMessage, now } from '../../../tests/fixtures/stores.ts'

/** A place for stored messages, as an operator could have it, and how to reach it without the service. */
interface Place {
  run: (sql: string) => Promise<Record<string, unknown>[]>
  open: () => ContactStore
}

let folder: string
let postgres: TestPostgres | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'))
  if (!noPostgres) postgres = await startPostgres()
}, 30_000)

afterAll(async () => {
  await postgres?.remove()
  rmSync(folder, { recursive: true })
})

// Version 1 as released, without a version number. Never change these: they represent the files of operators.
const sqliteVersion1 = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE messages (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL,
    receivedAtMs INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'held', 'dead')),
    keyHash TEXT UNIQUE, bodyHash TEXT NOT NULL, attempts INTEGER NOT NULL,
    nextAttemptAtMs INTEGER NOT NULL, deliveredAtMs INTEGER, lastError TEXT
  ) STRICT;
  CREATE INDEX messagesInOrder ON messages (receivedAtMs, id);
  CREATE INDEX messagesDue ON messages (nextAttemptAtMs) WHERE state = 'pending';
  CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), filler BLOB) STRICT;
  INSERT INTO messages VALUES
    ('first', 'Asha', 'a@b.in', 'Old.', 1700000000000, 'dead', 'k', 'b', 3, 1, NULL, '554 no'),
    ('second', 'Ravi', 'r@b.in', 'Newer.', 1700000000001, 'pending', NULL, 'b', 0, 1, NULL, NULL);`
const postgresVersion1 = `
  CREATE TABLE contact_messages (
    "id" text PRIMARY KEY, "name" text NOT NULL, "email" text NOT NULL, "message" text NOT NULL,
    "receivedAtMs" bigint NOT NULL,
    "state" text NOT NULL CHECK ("state" IN ('pending', 'delivered', 'held', 'dead')),
    "keyHash" text UNIQUE, "bodyHash" text NOT NULL, "attempts" integer NOT NULL,
    "nextAttemptAtMs" bigint NOT NULL, "deliveredAtMs" bigint, "lastError" text
  );
  CREATE INDEX contact_messages_in_order ON contact_messages ("receivedAtMs", "id" COLLATE "C");
  CREATE INDEX contact_messages_due ON contact_messages ("nextAttemptAtMs")
    WHERE "state" = 'pending';
  CREATE UNLOGGED TABLE contact_limits (
    key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint
  );
  CREATE UNLOGGED TABLE contact_salts (day text PRIMARY KEY, salt text NOT NULL);
  INSERT INTO contact_messages VALUES
    ('first', 'Asha', 'a@b.in', 'Old.', 1700000000000, 'dead', 'k', 'b', 3, 1, NULL, '554 no'),
    ('second', 'Ravi', 'r@b.in', 'Newer.', 1700000000001, 'pending', NULL, 'b', 0, 1, NULL, NULL);`

const sqliteShape = `SELECT m.name, c.name AS "column", c.type, c."notnull", c.pk
  FROM sqlite_schema m LEFT JOIN pragma_table_info(m.name) c ORDER BY 1, 2`
const postgresShape = `SELECT table_name, column_name, data_type, is_nullable
  FROM information_schema.columns WHERE table_name LIKE 'contact%' ORDER BY 1, 2`

const STORES = [
  {
    store: 'SQLite',
    place: sqlitePlace,
    first: sqliteVersion1,
    shape: sqliteShape,
    makeNewer: 'PRAGMA user_version = 99',
  },
  {
    store: 'Postgres',
    place: postgresPlace,
    first: postgresVersion1,
    shape: postgresShape,
    makeNewer: 'UPDATE contact_schema SET version = 99',
  },
]

for (const { store: name, place, first, shape, makeNewer } of STORES)
  describe.skipIf(name === 'Postgres' && noPostgres)(name, () => {
    test('messages of the first version are there in the newest, in tables like those of a new store', async () => {
      const [old, fresh] = [await place(), await place()]
      await old.run(first)
      const store = old.open()
      const unset = { attempts: 3, nextAttemptAtMs: 1, deliveredAtMs: null, lastError: '554 no' }
      expect(await store.get('first')).toEqual({
        ...{ id: 'first', name: 'Asha', email: 'a@b.in', message: 'Old.', state: 'dead' },
        ...{ receivedAtMs: 1_700_000_000_000, keyHash: 'k', bodyHash: 'b', ...unset },
      })
      expect(await store.claim(5, now, now)).toMatchObject([{ id: 'second' }])
      expect(await store.add(newMessage())).toBe('stored')
      // The youngest message: that time has certainly been reached.
      expect(await store.mark('retention')).toBe(1_700_000_000_001)
      await store.close()
      const again = old.open()
      expect(await again.counts()).toMatchObject({ dead: 1, pending: 2 })
      await again.close()

      const other = fresh.open()
      expect(await other.mark('retention')).toBeUndefined()
      await other.close()
      expect(await old.run(shape)).toEqual(await fresh.run(shape))
    })

    test('servers that start at the same time do it once', async () => {
      const old = await place()
      await old.run(first)
      const stores = [old.open(), old.open(), old.open(), old.open()]
      const counts = await Promise.all(stores.map((store) => store.counts()))
      expect(counts.map(({ dead, pending }) => dead + pending)).toEqual([2, 2, 2, 2])
      for (const store of stores) await store.close()
    })

    test('the store of a newer server is refused with a sentence and not changed', async () => {
      const newer = await place()
      const store = newer.open()
      await store.add(newMessage({ id: 'kept' }))
      await store.close()
      await newer.run(makeNewer)
      const before = await newer.run(shape)
      const older = newer.open()
      const sentence = /stored by a newer server \(schema version 99, this one knows \d+\): install/
      await expect(older.add(newMessage())).rejects.toThrow(sentence)
      await expect(older.check()).rejects.toMatchObject({ code: 'ERR_NEWER_SCHEMA' })
      await older.close()
      expect(await newer.run(shape)).toEqual(before)
    })
  })

let places = 0

function sqlitePlace(): Promise<Place> {
  places += 1
  const file = join(folder, `${places}.sqlite`)
  return Promise.resolve({
    run: (sql) => {
      const database = new DatabaseSync(file)
      const isQuestion = sql.startsWith('SELECT')
      const rows = isQuestion ? database.prepare(sql).all() : database.exec(sql)
      database.close()
      return Promise.resolve((rows ?? []) as Record<string, unknown>[])
    },
    open: () => openSqliteStore(file),
  })
}

async function postgresPlace(): Promise<Place> {
  if (postgres === undefined) throw new Error(noPostgres)
  places += 1
  const name = `place_${places}`
  await query(postgres.url, `CREATE DATABASE ${name}`)
  const url = postgres.url.replace(/\/postgres$/, `/${name}`)
  return {
    run: (sql) => query(url, sql),
    open: () => openPostgresStore(openPostgresPool(url)),
  }
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as Record<string, unknown>[]
}
