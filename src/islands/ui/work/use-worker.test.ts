import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answer } from './answer-requests.ts'
import { lateWorker } from './use-worker.ts'
import { WORK_FAILURES } from './worker-client.ts'

class FakeWorker {
  static started = 0
  static ended = 0
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null

  constructor() {
    FakeWorker.started++
  }

  postMessage(request: string): void {
    if (request === 'crash') this.onerror?.({ message: 'Error', preventDefault: () => undefined })
    else void answer(inHalves, request, (data) => this.onmessage?.({ data }))
  }

  terminate(): void {
    FakeWorker.ended++
  }
}

function inHalves(text: string, onProgress: (half: string) => void): number {
  onProgress(text.slice(0, text.length / 2))
  onProgress(text.slice(text.length / 2))
  return text.length
}

beforeEach(() => {
  FakeWorker.started = 0
  FakeWorker.ended = 0
  vi.stubGlobal('location', new URL('https://ganak.example/'))
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

/** Sends a request and returns everything that its listener hears. */
async function heardOf(request: string, cancel = false): Promise<unknown[]> {
  const heard: unknown[] = []
  const end = lateWorker('/worker.js').start<number, string>(request, {
    onProgress: (half) => heard.push(half),
    onResult: (length) => heard.push(length),
    onFailure: ({ message }) => heard.push(message),
  })
  if (cancel) end()
  await vi.dynamicImportSettled()
  await Promise.resolve()
  return heard
}

test('a request reports its progress and its result, and its worker ends', async () => {
  expect(await heardOf('abcd')).toEqual(['ab', 'cd', 4])
  expect([FakeWorker.started, FakeWorker.ended]).toEqual([1, 1])
})

test('a failed worker is reported', async () => {
  expect(await heardOf('crash')).toEqual([WORK_FAILURES.stopped])
})

test('a request cancelled before the client has loaded starts no worker', async () => {
  expect(await heardOf('abcd', true)).toEqual([])
  expect(FakeWorker.started).toBe(0)
})
