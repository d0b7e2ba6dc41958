import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { askWorker, startWork, WORK_FAILURES } from './work.ts'

/** A worker that does what the test says. */
class FakeWorker {
  static last: FakeWorker
  isEnded = false
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null

  constructor() {
    FakeWorker.last = this
  }

  postMessage(request: string): void {
    if (request === 'hang') return
    queueMicrotask(() => {
      if (request === 'fail')
        this.onerror?.({ message: 'Error: out of memory', preventDefault: () => undefined })
      else this.onmessage?.({ data: `${request}, answered` })
    })
  }

  terminate(): void {
    this.isEnded = true
  }
}

describe('one question to a worker', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://ganak.example/'))
    vi.stubGlobal('Worker', FakeWorker)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is answered once, and the worker is ended', async () => {
    expect(await askWorker('/worker.js', 'a question', 'no')).toBe('a question, answered')
    expect(FakeWorker.last.isEnded).toBe(true)
  })

  test('that fails is rejected with the sentence for the visitor, and the worker is ended', async () => {
    await expect(askWorker('/worker.js', 'fail', 'It cannot be drawn.')).rejects.toThrow(
      'It cannot be drawn.',
    )
    expect(FakeWorker.last.isEnded).toBe(true)
  })

  test('to a worker that cannot be started is rejected with the sentence', async () => {
    vi.stubGlobal('Worker', undefined)
    await expect(askWorker('/worker.js', 'a question', 'no')).rejects.toThrow('no')
  })
})

describe('the time limit of work', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', new URL('https://ganak.example/'))
    vi.stubGlobal('Worker', FakeWorker)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const begin = (limitMs?: number) => {
    const heard: string[] = []
    const end = startWork<string, string>(
      '/worker.js',
      'hang',
      { onReport: (report) => heard.push(report), onFailure: (failure) => heard.push(failure) },
      limitMs,
    )
    return { heard, end }
  }

  test('ends the worker from outside and reports the work as overdue', () => {
    const { heard } = begin(1_000)
    vi.advanceTimersByTime(999)
    expect([heard, FakeWorker.last.isEnded]).toEqual([[], false])
    vi.advanceTimersByTime(1)
    expect([heard, FakeWorker.last.isEnded]).toEqual([['overdue'], true])
    expect(WORK_FAILURES.overdue).toContain('longer than 20 seconds')
  })

  test('counts from the last report', () => {
    const { heard } = begin(1_000)
    vi.advanceTimersByTime(900)
    FakeWorker.last.onmessage?.({ data: 'half' })
    vi.advanceTimersByTime(900)
    expect(heard).toEqual(['half'])
    vi.advanceTimersByTime(100)
    expect(heard).toEqual(['half', 'overdue'])
  })

  test('does not report work that was ended, and does not apply where none is given', () => {
    const ended = begin(1_000)
    ended.end()
    const unlimited = begin()
    vi.advanceTimersByTime(1e9)
    expect([ended.heard, unlimited.heard]).toEqual([[], []])
  })
})
