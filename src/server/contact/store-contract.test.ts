import { expect, test } from 'vitest'

import type { NewMessage, StoredMessage } from './store.ts'
import { describeEachStore, newMessage, now, uniqueId } from '../../../tests/fixtures/stores.ts'

describeEachStore((current, open) => {
  test('keeps every character of a message', async () => {
    const text = 'नमस्ते 👋🏽 ₹10,00,000\n\t"quoted" \\ \u200b <b>\'; DROP TABLE messages; --'
    const message = newMessage({ name: 'अशोक', message: text })
    expect(await current.store.add(message)).toBe('stored')
    expect(await current.store.get(message.id)).toEqual({
      ...message,
      attempts: 0,
      nextAttemptAtMs: message.receivedAtMs,
      deliveredAtMs: null,
      lastError: null,
    })
  })

  test('an unknown id is nobody', async () => {
    expect(await current.store.get('nobody')).toBeUndefined()
    expect(await current.store.remove('nobody')).toBe(false)
    expect(await current.store.retry('nobody', 0)).toBe(false)
  })

  test('the same key with the same body is stored once, with another body not at all', async () => {
    const first = newMessage({ keyHash: uniqueId(), bodyHash: 'a' })
    expect(await current.store.add(first)).toBe('stored')
    expect(await current.store.add({ ...first, id: uniqueId() })).toBe('repeated')
    const other = { ...first, id: uniqueId(), bodyHash: 'b' }
    expect(await current.store.add(other)).toBe('conflict')
    expect(await current.store.get(other.id)).toBeUndefined()
  })

  test('returns the body hash of a key', async () => {
    const keyHash = uniqueId()
    expect(await current.store.bodyHashOf(keyHash)).toBeUndefined()
    await current.store.add(newMessage({ keyHash, bodyHash: 'words' }))
    expect(await current.store.bodyHashOf(keyHash)).toBe('words')
  })

  test('of many requests at once under one key exactly one is stored', async () => {
    const first = newMessage({ keyHash: uniqueId() })
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => current.store.add({ ...first, id: uniqueId() })),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(49)
  })

  test('requests without a key are all stored', async () => {
    const first = newMessage()
    expect(await current.store.add(first)).toBe('stored')
    expect(await current.store.add({ ...first, id: uniqueId() })).toBe('stored')
  })

  test('a message that cannot be stored does not take its neighbours with it', async () => {
    const good = [newMessage(), newMessage()] as const
    const bad = { ...newMessage(), name: null as unknown as string }
    const outcomes = await Promise.allSettled(
      [good[0], bad, good[1]].map((m) => current.store.add(m)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await current.store.get(good[1].id)).toBeDefined()
  })

  test('lists go on where they stopped, also among messages of the same millisecond', async () => {
    const start = now + 1_000_000
    const added = Array.from({ length: 25 }, (_, n) =>
      newMessage({ receivedAtMs: start + Math.floor(n / 10), state: n % 5 ? 'pending' : 'held' }),
    )
    await Promise.all(added.map((message) => current.store.add(message)))
    const seen: StoredMessage[] = []
    let page = await current.store.list(7, { receivedAtMs: start - 1, id: '~' })
    while (page.length > 0) {
      seen.push(...page)
      page = await current.store.list(7, page.at(-1))
    }
    expect(seen.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted())
    expect(seen.map(({ receivedAtMs }) => receivedAtMs)).toEqual(
      added.map(({ receivedAtMs }) => receivedAtMs).toSorted((a, b) => a - b),
    )
    const held = await current.store.list(100, { receivedAtMs: start - 1, id: '~' }, 'held')
    expect(held).toHaveLength(5)
  })

  test('what is older is deleted in the states that are named, the oldest first, and no more than asked', async () => {
    const parts = [
      { receivedAtMs: 3 },
      { receivedAtMs: 5 },
      { receivedAtMs: 4 },
      { receivedAtMs: 6 },
    ]
    const [oldest, third, second, young] = parts.map((part) =>
      newMessage({ ...part, state: 'held' }),
    )
    const waiting = newMessage({ receivedAtMs: 1 })
    const added = [oldest, third, second, young, waiting].map((message) => message as NewMessage)
    for (const message of added) await current.store.add(message)
    const left = async () => {
      const found = await Promise.all(added.map(({ id }) => current.store.get(id)))
      return found.map((message) => message?.receivedAtMs)
    }
    const states = ['held', 'dead'] as const
    expect(await current.store.removeReceivedBefore(6, states, 2)).toBe(2)
    expect(await left()).toEqual([undefined, 5, undefined, 6, 1])
    expect(await current.store.removeReceivedBefore(6, states, 2)).toBe(1)
    expect(await current.store.removeReceivedBefore(6, states, 2)).toBe(0)
    expect(await current.store.removeReceivedBefore(6, ['pending'], 2)).toBe(1)
    expect(await left()).toEqual([undefined, undefined, undefined, 6, undefined])
    for (const { id } of added) await current.store.remove(id)
  })

  test('counts speak of every state', async () => {
    const before = await current.store.counts()
    await current.store.add(newMessage({ state: 'held' }))
    expect(await current.store.counts()).toEqual({ ...before, held: before.held + 1 })
  })

  test('a deleted message comes back from a backup as it was, one that is there stays as it is', async () => {
    const message = newMessage({ keyHash: uniqueId() })
    await current.store.add(message)
    await current.store.settle(message.id, { outcome: 'dead', error: '550 no' })
    const saved = await current.store.get(message.id)
    if (!saved) throw new Error('not stored')
    expect(await current.store.restore({ ...saved, state: 'pending' })).toBe(false)
    await current.store.remove(message.id)
    expect(await current.store.restore(saved)).toBe(true)
    expect(await current.store.get(message.id)).toEqual(saved)
  })

  test('of many that move a noted time from where it was one succeeds', async () => {
    for (const fromMs of [undefined, 5, 7]) {
      expect(await current.store.mark('notice')).toBe(fromMs)
      const toMs = fromMs === undefined ? 5 : 7
      const moves = [1, 2, 3].map(() => current.store.moveMark('notice', fromMs, toMs))
      const moved = (await Promise.all(moves)).filter((isMoved) => isMoved)
      expect(moved).toHaveLength(fromMs === 7 ? 3 : 1)
      expect(await current.store.mark('notice')).toBe(toMs)
    }
    expect(await current.store.mark('retention')).toBeUndefined()
  })

  test('can be opened twice at the same time', async () => {
    const other = open()
    const messages = Array.from({ length: 40 }, () => newMessage())
    await Promise.all(messages.map((message, n) => (n % 2 ? current.store : other).add(message)))
    for (const { id } of messages) expect(await other.get(id)).toBeDefined()
    await other.check()
    await other.close()
  })
})
