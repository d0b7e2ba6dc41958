import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPostgres, type TestPostgres } from '../../../tests/torture/postgres.ts'

import { openPostgresPool } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import type { ContactStore, NewMessage, StoredMessage } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'stores-'))
let postgres: TestPostgres

const stores: [name: string, open: () => ContactStore][] = [
  ['SQLite', () => openSqliteStore(join(folder, 'data/messages.sqlite'))],
  ['Postgres', () => openPostgresStore(openPostgresPool(postgres.url))],
]

beforeAll(async () => {
  postgres = await startPostgres()
}, 30_000)

afterAll(async () => {
  await postgres.remove()
  rmSync(folder, { recursive: true })
})

describe.each(stores)('%s', (_name, open) => {
  let store: ContactStore
  beforeAll(() => {
    store = open()
  })
  afterAll(() => store.close())

  test('keeps every character of a message', async () => {
    const text = 'नमस्ते 👋🏽 ₹10,00,000\n\t"quoted" \\ \u200b <b>\'; DROP TABLE messages; --'
    const message = newMessage({ name: 'अशोक', message: text })
    expect(await store.add(message)).toBe('stored')
    expect(await store.get(message.id)).toEqual({
      ...message,
      attempts: 0,
      nextAttemptAtMs: message.receivedAtMs,
      deliveredAtMs: null,
      lastError: null,
    })
  })

  test('an unknown id is nobody', async () => {
    expect(await store.get('nobody')).toBeUndefined()
    expect(await store.remove('nobody')).toBe(false)
    expect(await store.retry('nobody', 0)).toBe(false)
  })

  test('the same key with the same body is stored once, with another body not at all', async () => {
    const first = newMessage({ keyHash: uniqueId(), bodyHash: 'a' })
    expect(await store.add(first)).toBe('stored')
    expect(await store.add({ ...first, id: uniqueId() })).toBe('repeated')
    const other = { ...first, id: uniqueId(), bodyHash: 'b' }
    expect(await store.add(other)).toBe('conflict')
    expect(await store.get(other.id)).toBeUndefined()
  })

  test('of many requests at once under one key exactly one is stored', async () => {
    const first = newMessage({ keyHash: uniqueId() })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => store.add({ ...first, id: uniqueId() })),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(49)
  })

  test('requests without a key are all stored', async () => {
    const first = newMessage()
    expect(await store.add(first)).toBe('stored')
    expect(await store.add({ ...first, id: uniqueId() })).toBe('stored')
  })

  test('a message that cannot be stored does not take its neighbours with it', async () => {
    const good = [newMessage(), newMessage()] as const
    const bad = { ...newMessage(), name: null as unknown as string }
    const outcomes = await Promise.allSettled([good[0], bad, good[1]].map((m) => store.add(m)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.get(good[1].id)).toBeDefined()
  })

  test('a due message is claimed by one taker until its lease ends', async () => {
    await settleAll(store)
    const message = newMessage()
    await store.add(message)
    const claims = await Promise.all([1, 2, 3].map(() => store.claim(5, now, now + 1_000)))
    const [claimed] = claims.flat()
    expect(claims.flat()).toHaveLength(1)
    expect(claimed).toMatchObject({ id: message.id, attempts: 1 })
    expect(await store.claim(5, now + 999, now + 2_000)).toEqual([])
    expect(await store.claim(5, now + 1_000, now + 2_000)).toMatchObject([{ attempts: 2 }])
  })

  test('held messages are kept but never claimed', async () => {
    await settleAll(store)
    const message = newMessage({ state: 'held' })
    await store.add(message)
    expect(await store.claim(5, now, now)).toEqual([])
    expect(await store.get(message.id)).toMatchObject({ state: 'held' })
  })

  test('an attempt ends in delivery, another try, or death, and only once', async () => {
    await settleAll(store)
    const [sent, later, dead] = [newMessage(), newMessage(), newMessage()] as const
    for (const message of [sent, later, dead]) await store.add(message)
    await store.settle(sent.id, { outcome: 'delivered', atMs: now + 5 })
    await store.settle(later.id, { outcome: 'retry', atMs: now + 9, error: '451 later' })
    await store.settle(dead.id, { outcome: 'dead', error: '550 no' })
    await store.settle(dead.id, { outcome: 'delivered', atMs: now })
    expect(await store.get(sent.id)).toMatchObject({ state: 'delivered', deliveredAtMs: now + 5 })
    expect(await store.get(later.id)).toMatchObject({ state: 'pending', lastError: '451 later' })
    expect(await store.get(dead.id)).toMatchObject({ state: 'dead', lastError: '550 no' })
    expect(await store.claim(5, now + 8, now)).toEqual([])
    expect(await store.claim(5, now + 9, now)).toMatchObject([{ id: later.id }])
  })

  test('a dead message can be tried again', async () => {
    await settleAll(store)
    const message = newMessage()
    await store.add(message)
    await store.settle(message.id, { outcome: 'dead', error: '550 no' })
    expect(await store.retry(message.id, now + 3)).toBe(true)
    expect(await store.claim(5, now + 3, now)).toMatchObject([{ id: message.id, attempts: 1 }])
  })

  test('lists go on where they stopped, also among messages of the same millisecond', async () => {
    const start = now + 1_000_000
    const added = Array.from({ length: 25 }, (_, n) =>
      newMessage({ receivedAtMs: start + Math.floor(n / 10), state: n % 5 ? 'pending' : 'held' }),
    )
    await Promise.all(added.map((message) => store.add(message)))
    const seen: StoredMessage[] = []
    let page = await store.list(7, { receivedAtMs: start - 1, id: '~' })
    while (page.length > 0) {
      seen.push(...page)
      page = await store.list(7, page.at(-1))
    }
    expect(seen.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted())
    expect(seen.map(({ receivedAtMs }) => receivedAtMs)).toEqual(
      added.map(({ receivedAtMs }) => receivedAtMs).toSorted((a, b) => a - b),
    )
    const held = await store.list(100, { receivedAtMs: start - 1, id: '~' }, 'held')
    expect(held).toHaveLength(5)
  })

  test('what is older than the retention is deleted, whatever its state', async () => {
    const old = newMessage({ receivedAtMs: 5 })
    const older = newMessage({ receivedAtMs: 4, state: 'held' })
    const kept = newMessage({ receivedAtMs: 6 })
    for (const message of [old, older, kept]) await store.add(message)
    expect(await store.removeReceivedBefore(6)).toBe(2)
    expect(await store.get(kept.id)).toBeDefined()
    expect(await store.remove(kept.id)).toBe(true)
  })

  test('counts speak of every state', async () => {
    const before = await store.counts()
    await store.add(newMessage({ state: 'held' }))
    expect(await store.counts()).toEqual({ ...before, held: before.held + 1 })
  })

  test('a deleted message comes back from a backup as it was, one that is there stays as it is', async () => {
    const message = newMessage({ keyHash: uniqueId() })
    await store.add(message)
    await store.settle(message.id, { outcome: 'dead', error: '550 no' })
    const saved = await store.get(message.id)
    if (!saved) throw new Error('not stored')
    expect(await store.restore({ ...saved, state: 'pending' })).toBe(false)
    await store.remove(message.id)
    expect(await store.restore(saved)).toBe(true)
    expect(await store.get(message.id)).toEqual(saved)
  })

  test('can be opened twice at the same time', async () => {
    const other = open()
    const messages = Array.from({ length: 40 }, () => newMessage())
    await Promise.all(messages.map((message, n) => (n % 2 ? store : other).add(message)))
    for (const { id } of messages) expect(await other.get(id)).toBeDefined()
    await other.check()
    await other.close()
  })
})

const now = 1_800_000_000_000

function uniqueId(): string {
  return crypto.randomUUID()
}

function newMessage(parts: Partial<NewMessage> = {}): NewMessage {
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

/** Leaves nothing to claim, so that a test sees only its own messages. */
async function settleAll(store: ContactStore): Promise<void> {
  for (const { id } of await store.list(1_000, undefined, 'pending')) {
    await store.settle(id, { outcome: 'delivered', atMs: now })
  }
}
