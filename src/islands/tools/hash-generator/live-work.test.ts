import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { HashReport } from './hash-on-request.ts'
import { LiveWork } from './live-work.ts'

class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: (event: { data: HashReport }) => void = () => undefined
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
    this.onmessage({ data: { state: 'done', hashed: [{ digests: { MD5: digest } }] } })
  }
}

const heard: string[] = []
const ask = (work: LiveWork<string>, request: string) =>
  work.start(request, {
    onReport: (report) =>
      heard.push(report.state === 'done' ? (report.hashed[0]?.digests.MD5 ?? '') : report.state),
    onFailure: (failure) => heard.push(failure),
  })
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
  const work = new LiveWork<string>('/w.js')
  ask(work, 'a')
  workerAt(0).answer('of a')
  ask(work, 'b')
  workerAt(0).answer('of b')
  expect(heard).toEqual(['of a', 'of b'])
  expect(FakeWorker.all).toHaveLength(1)
})

test('of the texts that come while it is busy only the last is hashed and answered', () => {
  const work = new LiveWork<string>('/w.js')
  for (const text of ['a', 'ab', 'abc']) ask(work, text)
  workerAt(0).answer('of a')
  expect(heard).toEqual([])
  workerAt(0).answer('of abc')
  expect(heard).toEqual(['of abc'])
  expect(workerAt(0).posted).toEqual(['a', 'abc'])
})

test('a stopped request has no answer, and the next one has its own', () => {
  const work = new LiveWork<string>('/w.js')
  ask(work, 'a')
  work.stop()
  workerAt(0).answer('of a')
  ask(work, 'b')
  workerAt(0).answer('of b')
  expect(heard).toEqual(['of b'])
})

test('a worker that fails is reported once, and another one is started for the next text', () => {
  const work = new LiveWork<string>('/w.js')
  ask(work, 'a')
  workerAt(0).onerror({ message: 'out of memory', preventDefault: () => undefined })
  expect(heard).toEqual(['stopped'])
  expect(workerAt(0).isEnded).toBe(true)
  ask(work, 'b')
  workerAt(1).answer('of b')
  expect(heard).toEqual(['stopped', 'of b'])
})
