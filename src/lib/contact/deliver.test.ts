import fc from 'fast-check'
import { expect, test } from 'vitest'

import { backoffMs, startDelivery } from './deliver.ts'
import type { Attempt, StoredMessage } from './store.ts'

test('waits double after each failure and end at six hours', () => {
  const waits = [1, 2, 3, 4, 30].map((attempts) => backoffMs(attempts, 30_000, () => 0))
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 6 * 3_600_000])
})

test('a wait is shortened at random by at most half', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (n, share) => {
        const full = backoffMs(n, 30_000, () => 0)
        const wait = backoffMs(n, 30_000, () => share)
        expect(wait).toBeGreaterThanOrEqual(full / 2)
        expect(wait).toBeLessThanOrEqual(full)
      },
    ),
  )
})

test('a message is settled by what the mail server says', async () => {
  const failures: Record<string, unknown> = {
    later: Object.assign(new Error('451 later'), { code: 'EENVELOPE', responseCode: 451 }),
    wrong: Object.assign(new Error('553 sender'), { code: 'EENVELOPE', responseCode: 553 }),
    never: Object.assign(new Error('554 never'), { code: 'EMESSAGE', responseCode: 554 }),
    weary: new Error('away'),
  }
  const attempts: Record<string, number> = { sent: 1, later: 3, wrong: 1, never: 1, weary: 24 }
  const settled = await deliverAll(Object.entries(attempts), failures)
  expect(settled).toEqual({
    sent: { outcome: 'delivered', atMs: 1_000 },
    // Third failure: four times the first delay of 100 ms.
    later: { outcome: 'retry', atMs: 1_000 + 400, error: '451 later' },
    // Sender and recipient are settings: the operator mends them, and the message is still there.
    wrong: { outcome: 'retry', atMs: 1_000 + 100, error: '553 sender' },
    never: { outcome: 'dead', error: '554 never' },
    weary: { outcome: 'dead', error: 'away' },
  })
})

async function deliverAll(
  messages: [id: string, attempts: number][],
  failures: Record<string, unknown>,
): Promise<Record<string, Attempt>> {
  const settled: Record<string, Attempt> = {}
  const waiting = messages.map(([id, attempts]) => ({ id, attempts }) as StoredMessage)
  const done = Promise.withResolvers<null>()
  const delivery = startDelivery({
    store: {
      claim: (limit) => Promise.resolve(waiting.splice(0, limit)),
      settle: (id, attempt) => {
        settled[id] = attempt
        if (Object.keys(settled).length === messages.length) done.resolve(null)
        return Promise.resolve()
      },
    },
    mailer: {
      send: ({ id }) =>
        id in failures ? Promise.reject(failures[id] as Error) : Promise.resolve(),
      close: () => undefined,
    },
    firstDelayMs: 100,
    leaseMs: 1_000,
    pollMs: 60_000,
    onAttempt: () => undefined,
    nowMs: () => 1_000,
    random: () => 0,
  })
  await done.promise
  await delivery.stop()
  return settled
}
