import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { newMessage } from '../../../tests/fixtures/stores.ts'

describe('SQLite is not ready', () => {
  let folder: string
  let file: string
  let store: ContactStore

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'check-'))
    file = join(folder, 'messages.sqlite')
    store = openSqliteStore(file)
    await store.add(newMessage())
  })

  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const table = 'ALTER TABLE messages'
  test.each([
    ['without a column', `${table} RENAME bodyHash TO was`, `${table} RENAME was TO bodyHash`],
    ['without the table', `${table} RENAME TO was`, 'ALTER TABLE was RENAME TO messages'],
    [
      'when a rule of its own refuses messages',
      `CREATE TRIGGER no BEFORE INSERT ON messages BEGIN SELECT raise(ABORT, 'no'); END`,
      'DROP TRIGGER no',
    ],
  ])('%s', async (_what, spoil, repair) => {
    await expectRefusal(store, async () => change(spoil))
    change(repair)
    await expectReady(store)
  })

  // Version 3 of the file format does not exist: SQLite reads such a file and never writes it.
  test('when the file can only be read', async () => {
    await store.close()
    const bytes = readFileSync(file)
    expect(bytes[18]).toBe(2)
    writeFileSync(file, bytes.with(18, 3))
    store = openSqliteStore(file)
    await expectRefusal(store, async () => undefined)
    await store.close()
    writeFileSync(file, bytes)
    store = openSqliteStore(file)
    await expectReady(store)
  })

  function change(sql: string): void {
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
  }
})

describe.skipIf(noPostgres)('Postgres is not ready', () => {
  let postgres: TestPostgres
  let owner: pg.Client
  let store: ContactStore

  beforeAll(async () => {
    postgres = await startPostgres()
    const first = openPostgresStore(openPostgresPool(postgres.url))
    await first.add(newMessage())
    await first.close()
    owner = new pg.Client({ connectionString: postgres.url })
    await owner.connect()
    // The rights that docs/operations.md asks for, and no other.
    await owner.query(`CREATE ROLE web LOGIN;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO web`)
    store = open()
  }, 30_000)

  afterAll(async () => {
    await store.close()
    await owner.end()
    await postgres.remove()
  })

  const table = 'ALTER TABLE contact_messages'
  test.each([
    ['without a column', `${table} RENAME "bodyHash" TO was`, `${table} RENAME was TO "bodyHash"`],
    [
      'without the right to insert',
      'REVOKE INSERT ON contact_messages FROM web',
      'GRANT INSERT ON contact_messages TO web',
    ],
    [
      'when a column that it does not know must be filled in',
      `${table} ADD extra text; UPDATE contact_messages SET extra = ''; ${table} ALTER extra SET NOT NULL`,
      `${table} DROP extra`,
    ],
  ])('%s', async (_what, spoil, repair) => {
    await expectRefusal(store, () => owner.query(spoil))
    await owner.query(repair)
    await expectReady(store)
  })

  test('when the database can only be read', async () => {
    await owner.query('ALTER ROLE web SET default_transaction_read_only = on')
    const reader = open()
    await expectRefusal(reader, async () => undefined)
    await reader.close()
    await owner.query('ALTER ROLE web RESET default_transaction_read_only')
  })

  function open(): ContactStore {
    return openPostgresStore(openPostgresPool(postgres.url.replace('ganak@', 'web@')))
  }
})

async function expectReady(store: ContactStore): Promise<void> {
  await store.check()
  // Asking leaves nothing behind.
  expect(await store.counts()).toEqual({ pending: 1, delivered: 0, held: 0, dead: 0 })
}

async function expectRefusal(store: ContactStore, spoil: () => Promise<unknown>): Promise<void> {
  await store.check().catch(() => undefined)
  await spoil()
  await expect(store.add(newMessage())).rejects.toThrow()
  await expect(store.check()).rejects.toThrow()
}
