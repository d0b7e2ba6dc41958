import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe } from 'vitest'

import { startPostgres, type TestPostgres } from '../../../tests/torture/postgres.ts'

import { openPostgresPool } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { ContactStore, NewMessage } from './store.ts'

/** When the messages of tests arrive, unless they say otherwise. */
export const now = 1_800_000_000_000

/** Runs tests on every kind of store. `current.store` is there from the first test on; `open` opens it once more. */
export function describeEachStore(
  tests: (current: { store: ContactStore }, open: () => ContactStore) => void,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'))
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 30_000)
  afterAll(async () => {
    await postgres.remove()
    rmSync(folder, { recursive: true })
  })
  const stores: [name: string, open: () => ContactStore][] = [
    ['SQLite', () => openSqliteStore(join(folder, 'data/messages.sqlite'))],
    ['Postgres', () => openPostgresStore(openPostgresPool(postgres.url))],
  ]
  describe.each(stores)('%s', (_name, open) => {
    const current = {} as { store: ContactStore }
    beforeAll(() => {
      current.store = open()
    })
    afterAll(() => current.store.close())
    tests(current, open)
  })
}

/** A message like no other, with these parts. */
export function newMessage(parts: Partial<NewMessage> = {}): NewMessage {
  return {
    id: uniqueId(),
    name: 'Asha Rao',
    email: 'asha@example.in',
    message: 'The chart is cut off.',
    receivedAtMs: now,
    state: 'pending',
    keyHash: null,
    bodyHash: 'hash',
    ...parts,
  }
}

/** An id that no other message has. */
export function uniqueId(): string {
  return crypto.randomUUID()
}
