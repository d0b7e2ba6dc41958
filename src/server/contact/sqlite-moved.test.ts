import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { openSqliteStore } from './sqlite-store.ts'
import type { ContactStore } from './store.ts'
import { newMessage, now } from '../../../tests/fixtures/stores.ts'

let home: string
let data: string
let store: ContactStore

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'moved-'))
  data = join(home, 'data')
  store = openSqliteStore(join(data, 'messages.sqlite'))
  await store.add(newMessage({ id: 'before' }))
})

afterEach(async () => {
  await store.close()
  rmSync(home, { recursive: true })
})

const ways = [
  ['deleted', () => removeFiles()],
  ['deleted with its folder', () => rmSync(data, { recursive: true })],
  ['moved', () => renameSync(join(data, 'messages.sqlite'), join(home, 'moved.sqlite'))],
  ['moved with its folder', () => renameSync(data, join(home, 'moved'))],
] as const

describe.each(ways)('a database that was %s under the running server', (_how, spoil) => {
  test('is noticed before a message is acknowledged, and a new one is there for the next', async () => {
    spoil()
    await expect(store.add(newMessage({ id: 'refused' }))).rejects.toMatchObject({
      code: 'ERR_DATABASE_MOVED',
    })
    const message = newMessage({ id: 'after' })
    expect(await store.add(message)).toBe('stored')
    await store.close()
    store = openSqliteStore(join(data, 'messages.sqlite'))
    expect(await store.get('after')).toMatchObject({ id: 'after' })
    expect(await store.get('before')).toBeUndefined()
  })

  test('is not called ready, and delivery notices it too', async () => {
    spoil()
    await expect(store.check()).rejects.toMatchObject({ code: 'ERR_DATABASE_MOVED' })
    await store.check()
    rmSync(data, { recursive: true })
    await expect(store.claim(1, now, now)).rejects.toMatchObject({ code: 'ERR_DATABASE_MOVED' })
    expect(await store.claim(1, now, now)).toEqual([])
  })
})

test.each([
  ['by the next message', () => expect(store.add(newMessage())).rejects.toThrow()],
  ['when the server stops', () => store.close()],
])('what was stored before a move is whole at the new place, noticed %s', async (_when, notice) => {
  renameSync(join(data, 'messages.sqlite'), join(home, 'moved.sqlite'))
  await notice()
  // Without its write-ahead log: all that it held has been written into the file.
  const moved = openSqliteStore(join(home, 'moved.sqlite'))
  expect(await moved.get('before')).toMatchObject({ id: 'before' })
  await moved.close()
})

test('a deleted write-ahead log is noticed before what would be lost with it', async () => {
  rmSync(join(data, 'messages.sqlite-wal'))
  await expect(store.add(newMessage({ id: 'refused' }))).rejects.toThrow()
  await store.add(newMessage({ id: 'after' }))
  await store.close()
  store = openSqliteStore(join(data, 'messages.sqlite'))
  expect((await store.list(9)).map(({ id }) => id).toSorted()).toEqual(['after', 'before'])
})

test('a database that was put in place of the other keeps its own messages', async () => {
  const other = openSqliteStore(join(home, 'other/messages.sqlite'))
  await other.add(newMessage({ id: 'other' }))
  await other.close()
  renameSync(join(home, 'other/messages.sqlite'), join(data, 'messages.sqlite'))
  await expect(store.add(newMessage({ id: 'refused' }))).rejects.toThrow()
  await store.add(newMessage({ id: 'after' }))
  const ids = (await store.list(9)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(['after', 'other'])
  await store.check()
})

test('closing after the file is gone makes no new one', async () => {
  rmSync(data, { recursive: true })
  await store.close()
  expect(existsSync(data)).toBe(false)
})

function removeFiles(): void {
  for (const name of readdirSync(data)) rmSync(join(data, name))
}
