import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { IS_READY } from '../ui/work/answer-requests.ts'
import { timedWork } from './timed-work.ts'

/** A worker whose code takes a second to load, as on a slow phone. */
class SlowWorker {
  static started = 0
  static ended = 0
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor() {
    SlowWorker.started++
  }

  postMessage(request: { text: string } | typeof IS_READY): void {
    const answer = (result: unknown) => this.onmessage?.({ data: { kind: 'result', result } })
    if (request === IS_READY) setTimeout(() => answer(undefined), 1_000)
    else if (request.text !== 'forever') answer(request.text.toUpperCase())
  }

  terminate(): void {
    SlowWorker.ended++
  }
}

beforeEach(() => {
  SlowWorker.started = SlowWorker.ended = 0
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://ganak.example/'))
  vi.stubGlobal('Worker', SlowWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('work is ended after its limit, without the time that the worker needs to start', async () => {
  const { load, large } = timedWork('/worker.js', { limitMs: 250, overdue: 'stopped' })
  await load?.()
  const results: unknown[] = []
  const start = (text: string) => large?.start({ text }, (result) => results.push(result()))
  start('a')
  vi.advanceTimersByTime(1_000)
  expect(results).toEqual(['A'])
  start('forever')
  vi.advanceTimersByTime(1_200)
  expect([results, SlowWorker.ended]).toEqual([['A'], 0])
  vi.advanceTimersByTime(100)
  expect([results, SlowWorker.ended]).toEqual([['A', 'stopped'], 1])
  start('b')
  vi.advanceTimersByTime(1_000)
  expect([results, SlowWorker.started]).toEqual([['A', 'stopped', 'B'], 2])
})

test('cancelled work reports nothing and keeps its worker', async () => {
  const { load, large } = timedWork('/worker.js', { limitMs: 250, overdue: 'stopped' })
  await load?.()
  const onEnd = vi.fn()
  large?.start({ text: 'a' }, onEnd)()
  vi.advanceTimersByTime(5_000)
  expect([onEnd.mock.calls.length, SlowWorker.ended]).toEqual([0, 0])
})
