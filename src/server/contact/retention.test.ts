import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'

import { startRetention } from './retention.ts'
import type { Log } from './service.ts'

const hour = 3_600_000
const day = 24 * hour
const start = 1_800_000_000_000

let stop = (): void => undefined
/** When the stored messages were received; all of them wait for nothing any more. */
let received: number[]
/** The time that the store has noted. */
let noted: number | undefined
/** What the clock says, apart from the time that really passes. */
let clockIsAheadMs: number
let sweptStates: readonly string[]
let warn: Mock<Log['warn']>

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  received = []
  noted = start
  clockIsAheadMs = 0
  warn = vi.fn()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('with a right clock', () => {
  test('nothing is deleted at the start, and what is old after an hour of work', async () => {
    received = [start - 181 * day, start - 180 * day, start - 179 * day]
    run()
    await pass(hour - 1)
    expect(received).toHaveLength(3)
    await pass(2)
    expect(received).toEqual([start - 179 * day])
    await pass(24 * hour)
    expect(received).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  test('a pause of ten days is caught up within ten hours', async () => {
    received = [start - 175 * day]
    clockIsAheadMs = 10 * day
    run()
    await pass(4 * hour + 1)
    expect(received).toHaveLength(1)
    await pass(6 * hour)
    expect(received).toEqual([])
  })

  test('0 days keep everything', async () => {
    received = [0]
    run(0)
    await pass(48 * hour)
    expect(received).toEqual([0])
  })
})

describe('with a wrong clock', () => {
  test('190 days ahead, nothing that is young goes for a week, and the log says so', async () => {
    received = [start - day]
    clockIsAheadMs = 190 * day
    run()
    await pass(7 * day)
    expect(received).toHaveLength(1)
    expect(warn).toHaveBeenCalledWith({ daysApart: 189 }, expect.stringContaining('clock'))
  })

  test('restarts do not hurry it', async () => {
    received = [start - day]
    clockIsAheadMs = 190 * day
    for (let restart = 0; restart < 500; restart += 1) {
      run()
      await pass(1_000)
      stop()
    }
    expect(received).toHaveLength(1)
    expect(noted).toBe(start)
  })

  test('put right again, it deletes neither too early nor later than before', async () => {
    received = [start - 178 * day]
    clockIsAheadMs = 190 * day
    run()
    await pass(hour + 1)
    clockIsAheadMs = 0
    await pass(day)
    expect(received).toHaveLength(1)
    await pass(day)
    expect(received).toEqual([])
  })

  test('in 1970, nothing goes', async () => {
    received = [start - 181 * day]
    clockIsAheadMs = -start
    run()
    await pass(day)
    expect(received).toHaveLength(1)
  })
})

test('a new store counts from its first start', async () => {
  noted = undefined
  run()
  await pass(1)
  expect(noted).toBe(start)
})

test('one sweep deletes a hundred messages, or a tenth, and says that there are more', async () => {
  received = Array.from({ length: 2_000 }, (_, n) => n)
  run()
  await pass(hour + 1)
  expect(received[0]).toBe(200)
  expect(warn).toHaveBeenCalledWith({ removed: 200, total: 2_000 }, expect.stringContaining('rest'))
  await pass(40 * hour)
  expect(received).toEqual([])
})

test.each([
  { isMailed: true, states: ['delivered', 'held', 'dead'] },
  { isMailed: false, states: ['pending', 'delivered', 'held', 'dead'] },
])('with isMailed $isMailed it deletes messages that are $states', async ({ isMailed, states }) => {
  run(180, isMailed)
  await pass(hour + 1)
  expect(sweptStates).toEqual(states)
})

function run(days = 180, isMailed = true): void {
  stop = startRetention({
    store: {
      counts: () => Promise.resolve({ pending: 0, delivered: received.length, held: 0, dead: 0 }),
      mark: () => Promise.resolve(noted),
      moveMark: (_name, fromMs, toMs) => {
        if (fromMs !== noted) return Promise.resolve(false)
        noted = toMs
        return Promise.resolve(true)
      },
      removeReceivedBefore: (timeMs, states, most) => {
        sweptStates = states
        const old = received.filter((atMs) => atMs < timeMs).slice(0, most)
        received = received.filter((atMs) => !old.includes(atMs))
        return Promise.resolve(old.length)
      },
    },
    days,
    isMailed,
    log: { info: vi.fn(), warn },
    nowMs: () => Date.now() + clockIsAheadMs,
    elapsedMs: () => performance.now(),
  })
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
