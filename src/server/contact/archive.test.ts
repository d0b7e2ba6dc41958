import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { noPostgres, startPostgres, type TestPostgres } from '../../../tests/fixtures/postgres.ts'

import { backUp, everyMessage, restoreFrom } from './archive.ts'
import { openStore } from './open-store.ts'
import type { ContactStore, StoredMessage } from './store.ts'

let folder: string
let postgres: TestPostgres | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  if (!noPostgres) postgres = await startPostgres()
}, 30_000)

afterAll(async () => {
  await postgres?.remove()
  await rm(folder, { recursive: true })
})

test.skipIf(noPostgres)(
  'a backup restores every message as it was, into SQLite and into Postgres',
  async () => {
    const { store } = openStore({ dataFolder: join(folder, 'one'), databaseUrl: null })
    await fill(store, 1_203)
    const saved = await all(store)
    const file = join(folder, 'backup.jsonl')
    expect(await backUp(store, file)).toBe(1_203)
    await store.close()

    for (const databaseUrl of [null, postgres?.url ?? '']) {
      const { store: empty } = openStore({ dataFolder: join(folder, 'two'), databaseUrl })
      expect(await restoreFrom(empty, file)).toEqual({ added: 1_203, present: 0 })
      expect(await all(empty)).toEqual(saved)
      expect(await restoreFrom(empty, file)).toEqual({ added: 0, present: 1_203 })
      await empty.close()
    }
  },
  60_000,
)

test('only its owner can read a backup, and no half of one is left over', async () => {
  const { store } = openStore({ dataFolder: join(folder, 'three'), databaseUrl: null })
  await fill(store, 2)
  const file = join(folder, 'private.jsonl')
  await backUp(store, file)
  await store.close()
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a damaged backup is reported with its line, and earlier lines are restored', async () => {
  const { store } = openStore({ dataFolder: join(folder, 'four'), databaseUrl: null })
  await fill(store, 2)
  const file = join(folder, 'damaged.jsonl')
  await backUp(store, file)
  await writeFile(file, '{"id":"x"}\n', { flag: 'a' })
  const { store: empty } = openStore({ dataFolder: join(folder, 'five'), databaseUrl: null })
  await expect(restoreFrom(empty, file)).rejects.toThrow(`Line 3 of ${file} is not a message.`)
  expect(await all(empty)).toHaveLength(2)
  await Promise.all([store.close(), empty.close()])
})

async function fill(store: ContactStore, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, number) =>
      store.add({
        id: crypto.randomUUID(),
        name: 'अशोक',
        email: 'a@example.in',
        message: `Line one of ${number}\nline two "quoted" \\ 👋`,
        receivedAtMs: 1_800_000_000_000 + Math.floor(number / 7),
        state: number % 3 ? 'pending' : 'held',
        keyHash: number % 2 ? `key ${number}` : null,
        bodyHash: 'hash',
      }),
    ),
  )
  const [first] = await store.list(1, undefined, 'pending')
  if (first) await store.settle(first.id, { outcome: 'dead', error: '550 no' })
}

async function all(store: ContactStore): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = []
  for await (const message of everyMessage(store)) messages.push(message)
  return messages
}
