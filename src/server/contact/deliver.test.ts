import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { backoffMs, startDelivery } from './deliver.ts'
import type { Mailer } from './mail.ts'
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

test('a message that a mail server lets wait holds up no other', async () => {
  const running = startWith({ send: ({ id }) => (id === 'slow' ? never : Promise.resolve()) })
  running.waiting.push(stored('slow'))
  running.delivery.wake()
  await vi.waitFor(() => expect(running.waiting).toEqual([]))
  running.waiting.push(stored('a'), stored('b'), stored('c'))
  running.delivery.wake()
  await vi.waitFor(() => expect(Object.keys(running.settled)).toEqual(['a', 'b', 'c']))
})

test('the lease outlasts the longest attempt', async () => {
  const running = startWith({ longestMs: 900_000 })
  running.waiting.push(stored('a'))
  running.delivery.wake()
  await vi.waitFor(() => expect(running.settled).toHaveProperty('a'))
  expect(Math.min(...running.leasesMs)).toBeGreaterThan(900_000)
})

test('what is under way is not begun again, though a clock that was set has ended its lease', async () => {
  const begun: string[] = []
  const running = startWith({
    send: ({ id }) => {
      begun.push(id)
      return id === 'slow' ? never : Promise.resolve()
    },
  })
  for (const id of ['slow', 'slow', 'later']) {
    running.waiting.push(stored(id))
    running.delivery.wake()
    await vi.waitFor(() => expect(running.waiting).toEqual([]))
  }
  await vi.waitFor(() => expect(running.settled).toHaveProperty('later'))
  expect(begun).toEqual(['slow', 'later'])
})

test('stopping breaks off what is under way, which stays to be tried, even the last time', async () => {
  const broken = Promise.withResolvers<undefined>()
  const running = startWith({
    send: () => broken.promise,
    close: () => broken.reject(new Error('broken off')),
  })
  running.waiting.push(stored('a', 24))
  running.delivery.wake()
  await vi.waitFor(() => expect(running.waiting).toEqual([]))
  await running.delivery.stop()
  expect(running.settled).toMatchObject({ a: { outcome: 'retry', error: 'broken off' } })
})

const never = new Promise<undefined>(() => undefined)

function stored(id: string, attempts = 1): StoredMessage {
  return { id, attempts } as StoredMessage
}

async function deliverAll(
  messages: [id: string, attempts: number][],
  failures: Record<string, unknown>,
): Promise<Record<string, Attempt>> {
  const { delivery, waiting, settled } = startWith({
    send: ({ id }) => (id in failures ? Promise.reject(failures[id] as Error) : Promise.resolve()),
  })
  waiting.push(...messages.map(([id, attempts]) => stored(id, attempts)))
  delivery.wake()
  await vi.waitFor(() => expect(Object.keys(settled)).toHaveLength(messages.length))
  await delivery.stop()
  return settled
}

/** Delivery from a list to a mail server made of these parts. */
function startWith(mailer: Partial<Mailer>) {
  const waiting: StoredMessage[] = []
  const settled: Record<string, Attempt> = {}
  const leasesMs: number[] = []
  const delivery = startDelivery({
    store: {
      claim: (limit, nowMs, leaseEndsAtMs) => {
        leasesMs.push(leaseEndsAtMs - nowMs)
        return Promise.resolve(waiting.splice(0, limit))
      },
      settle: (id, attempt) => {
        settled[id] = attempt
        return Promise.resolve()
      },
    },
    mailer: { send: () => Promise.resolve(), longestMs: 0, close: () => undefined, ...mailer },
    firstDelayMs: 100,
    pollMs: 60_000,
    onAttempt: () => undefined,
    onStoreFailure: () => undefined,
    nowMs: () => 1_000,
    random: () => 0,
  })
  return { delivery, waiting, settled, leasesMs }
}
