import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startDeadNotice } from './dead-notice.ts'
import type { Notice } from './mail.ts'
import type { StoredMessage } from './store.ts'
import { storedMessage } from '../../../tests/fixtures/stores.ts'

const hour = 3_600_000
const day = 24 * hour

let sent: Notice[]
let refusals: number
let dead: StoredMessage[]
let noted: number | undefined
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 4, 30) })
  sent = []
  refusals = 0
  dead = []
  noted = undefined
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

test('without dead messages nobody is mailed', async () => {
  run()
  await pass(2 * day)
  expect(sent).toEqual([])
})

test('while there are dead messages the operator is mailed once a day', async () => {
  run()
  await pass(5 * hour)
  dead = [message('one')]
  await pass(hour)
  expect(sent).toHaveLength(1)
  await pass(23 * hour)
  expect(sent).toHaveLength(1)
  await pass(hour)
  expect(sent).toHaveLength(2)
  dead = []
  await pass(3 * day)
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
})

test('neither a restart nor a second server mails it again', async () => {
  dead = [message('one')]
  for (let start = 0; start < 5; start += 1) run()
  await pass(hour)
  run()
  await pass(hour)
  expect(sent).toHaveLength(1)
})

test('a notice that was refused is mailed an hour later', async () => {
  dead = [message('one')]
  refusals = 1
  run()
  await pass(50 * 60_000)
  expect(sent).toEqual([])
  await pass(30 * 60_000)
  expect(sent).toHaveLength(1)
})

test('a clock that was wrong for a while does not silence it for as long', async () => {
  dead = [message('one')]
  noted = Date.now() + 190 * day
  run()
  await pass(hour)
  expect(sent).toHaveLength(1)
})

test('it names the messages and has nothing of a visitor in it', async () => {
  dead = Array.from({ length: 25 }, (_, n) => message(`id-${n}`))
  run()
  await pass(hour)
  const [{ subject, text } = { subject: '', text: '' }] = sent
  expect(subject).toBe('25 contact messages could not be mailed')
  expect(text.match(/^id-\d+$/gm)).toHaveLength(20)
  expect(text).toContain('and 5 more')
  expect(JSON.stringify(sent)).not.toMatch(/Asha|example\.in|chart|554/)
})

function run(): void {
  const stop = startDeadNotice({
    store: {
      counts: () => Promise.resolve({ pending: 3, delivered: 2, held: 1, dead: dead.length }),
      list: (limit) => Promise.resolve(dead.slice(0, limit)),
      mark: () => Promise.resolve(noted),
      moveMark: (_name, fromMs, toMs) => {
        if (fromMs !== noted) return Promise.resolve(false)
        noted = toMs
        return Promise.resolve(true)
      },
    },
    mailer: {
      sendNotice: (notice) => {
        refusals -= 1
        if (refusals >= 0) return Promise.reject(new Error('554 no'))
        sent.push(notice)
        return Promise.resolve()
      },
    },
    log: { info: vi.fn(), warn: vi.fn() },
    nowMs: () => Date.now(),
  })
  stops.push(stop)
}

function message(id: string): StoredMessage {
  return storedMessage({ id, state: 'dead', lastError: '554 Asha' })
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}
