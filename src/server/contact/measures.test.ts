import { expect, test } from 'vitest'

import { createMeasures } from './measures.ts'
import { describeEachStore, newMessage, now, uniqueId } from '../../../tests/fixtures/stores.ts'

describeEachStore((current) => {
  test('report the age of the oldest pending message, and the counts', async () => {
    const measures = createMeasures(current.store, () => now + 90_000)
    const empty = await measures.measure()
    expect(empty.stored).toMatchObject({ byState: { pending: 0 }, oldestPendingSeconds: 0 })

    await current.store.add(newMessage({ receivedAtMs: now - 5_000, state: 'held' }))
    const id = uniqueId()
    await current.store.add(newMessage({ id, receivedAtMs: now }))
    await current.store.add(newMessage({ receivedAtMs: now + 30_000 }))
    expect((await measures.measure()).stored).toEqual({
      byState: { pending: 2, delivered: 0, held: 1, dead: 0 },
      oldestPendingSeconds: 90,
    })

    await current.store.settle(id, { outcome: 'delivered', atMs: now })
    expect((await measures.measure()).stored).toMatchObject({
      byState: { pending: 1, delivered: 1 },
      oldestPendingSeconds: 60,
    })
  })
})

test('count each answer, also while the store is unavailable', async () => {
  const away = () => Promise.reject(new Error('away'))
  const { countPost, measure } = createMeasures({ counts: away, list: away }, () => now)
  for (const status of [200, 200, 422, 418]) countPost(status)
  const { postsByStatus, stored } = await measure()
  expect([200, 418, 422, 503].map((status) => postsByStatus.get(status))).toEqual([2, 1, 1, 0])
  expect(stored).toBeUndefined()
})

test('a clock that was set back causes no negative age', async () => {
  const store = {
    counts: () => Promise.resolve({ pending: 1, delivered: 0, held: 0, dead: 0 }),
    list: () => Promise.resolve([{ receivedAtMs: now } as never]),
  }
  const { stored } = await createMeasures(store, () => now - 1).measure()
  expect(stored?.oldestPendingSeconds).toBe(0)
})
