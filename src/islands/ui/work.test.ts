import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { askWorker } from './work.ts'

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
