import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { WorkerMessage } from '@/islands/ui/work/answer-requests.ts'
import { WORK_FAILURES, WorkerClient } from '@/islands/ui/work/worker-client.ts'
import type { HashedFile } from './hash.ts'
import { LIVE } from './use-hashes.ts'

class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: (event: { data: WorkerMessage }) => void = () => undefined
  onerror: (event: { message?: string; preventDefault: () => void }) => void = () => undefined
  posted: string[] = []
  isEnded = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(request: string) {
    this.posted.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  answer(digest: string) {
    this.onmessage({ data: { kind: 'result', result: [{ digests: { MD5: digest } }] } })
  }
}

const heard: string[] = []

/** Sends the latest request, as `useWorker` does: the one before is cancelled. */
function live() {
  const client = new WorkerClient('/w.js', LIVE)
  let stop: () => void = () => undefined
  const ask = (request: string) => {
    stop()
    stop = client.start<HashedFile[]>(request, {
      onResult: ([hashed]) => heard.push(hashed?.digests.MD5 ?? ''),
      onFailure: ({ message }) => heard.push(message),
    })
  }
  return { ask, stop: () => stop() }
}

const workerAt = (index: number) => {
  const worker = FakeWorker.all[index]
  if (worker === undefined) throw new Error('no worker')
  return worker
}

beforeEach(() => {
  heard.length = 0
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('https://ganak.example/'))
})
afterEach(() => vi.unstubAllGlobals())

test('one worker answers one text after the other', () => {
  const { ask } = live()
  ask('a')
  workerAt(0).answer('of a')
  ask('b')
  workerAt(0).answer('of b')
  expect(heard).toEqual(['of a', 'of b'])
  expect(FakeWorker.all).toHaveLength(1)
})

test('of the texts that come while it is busy only the last is hashed and answered', () => {
  const { ask } = live()
  for (const text of ['a', 'ab', 'abc']) ask(text)
  workerAt(0).answer('of a')
  expect(heard).toEqual([])
  workerAt(0).answer('of abc')
  expect(heard).toEqual(['of abc'])
  expect(workerAt(0).posted).toEqual(['a', 'abc'])
})

test('a stopped request has no answer, and the next one has its own', () => {
  const { ask, stop } = live()
  ask('a')
  stop()
  workerAt(0).answer('of a')
  ask('b')
  workerAt(0).answer('of b')
  expect(heard).toEqual(['of b'])
})

test('a worker that fails is reported once, and another one is started for the next text', () => {
  const { ask } = live()
  ask('a')
  workerAt(0).onerror({ message: 'out of memory', preventDefault: () => undefined })
  expect(heard).toEqual([WORK_FAILURES.stopped])
  expect(workerAt(0).isEnded).toBe(true)
  ask('b')
  workerAt(1).answer('of b')
  expect(heard).toEqual([WORK_FAILURES.stopped, 'of b'])
})
