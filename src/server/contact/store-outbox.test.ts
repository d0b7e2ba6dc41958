import { expect, test } from 'vitest'

import type { ContactStore } from './store.ts'
import { describeEachStore, newMessage, now } from '../../../tests/fixtures/stores.ts'

describeEachStore((current) => {
  test('a due message is claimed by one taker until its lease ends', async () => {
    await settleAll(current.store)
    const message = newMessage()
    await current.store.add(message)
    const claims = await Promise.all([1, 2, 3].map(() => current.store.claim(5, now, now + 1_000)))
    const [claimed] = claims.flat()
    expect(claims.flat()).toHaveLength(1)
    expect(claimed).toMatchObject({ id: message.id, attempts: 1 })
    expect(await current.store.claim(5, now + 999, now + 2_000)).toEqual([])
    expect(await current.store.claim(5, now + 1_000, now + 2_000)).toMatchObject([{ attempts: 2 }])
  })

  test('held messages are stored but never claimed', async () => {
    await settleAll(current.store)
    const message = newMessage({ state: 'held' })
    await current.store.add(message)
    expect(await current.store.claim(5, now, now)).toEqual([])
    expect(await current.store.get(message.id)).toMatchObject({ state: 'held' })
  })

  test('an attempt ends in delivery, another try, or death, and only once', async () => {
    await settleAll(current.store)
    const [sent, later, dead] = [newMessage(), newMessage(), newMessage()] as const
    for (const message of [sent, later, dead]) await current.store.add(message)
    await current.store.settle(sent.id, { outcome: 'delivered', atMs: now + 5 })
    await current.store.settle(later.id, { outcome: 'retry', atMs: now + 9, error: '451 later' })
    await current.store.settle(dead.id, { outcome: 'dead', error: '550 no' })
    await current.store.settle(dead.id, { outcome: 'delivered', atMs: now })
    expect(await current.store.get(sent.id)).toMatchObject({
      state: 'delivered',
      deliveredAtMs: now + 5,
    })
    expect(await current.store.get(later.id)).toMatchObject({
      state: 'pending',
      lastError: '451 later',
    })
    expect(await current.store.get(dead.id)).toMatchObject({ state: 'dead', lastError: '550 no' })
    expect(await current.store.claim(5, now + 8, now)).toEqual([])
    expect(await current.store.claim(5, now + 9, now)).toMatchObject([{ id: later.id }])
  })

  test('a dead message can be tried again', async () => {
    await settleAll(current.store)
    const message = newMessage()
    await current.store.add(message)
    await current.store.settle(message.id, { outcome: 'dead', error: '550 no' })
    expect(await current.store.retry(message.id, now + 3)).toBe(true)
    expect(await current.store.claim(5, now + 3, now)).toMatchObject([
      { id: message.id, attempts: 1 },
    ])
  })
})

/** Leaves nothing to claim, so that a test sees only its own messages. */
async function settleAll(store: ContactStore): Promise<void> {
  for (const { id } of await store.list(1_000, undefined, 'pending')) {
    await store.settle(id, { outcome: 'delivered', atMs: now })
  }
}
