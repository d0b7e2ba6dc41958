import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { answer } from '../ui/work/answer-requests.ts'
import { WORK_FAILURES } from '../ui/work/worker-client.ts'
import { inWorker } from './in-worker.ts'

class FakeWorker {
  static isEnded = false
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null

  postMessage(request: string): void {
    if (request === 'crash') this.onerror?.({ message: 'Error', preventDefault: () => undefined })
    else void answer(upperCase, request, (data) => this.onmessage?.({ data }))
  }

  terminate(): void {
    FakeWorker.isEnded = true
  }
}

function upperCase(text: string): string {
  if (text === '1') throw new Error('no letter', { cause: 'Character 1 is a digit.' })
  return text.toUpperCase()
}

beforeEach(() => {
  FakeWorker.isEnded = false
  vi.stubGlobal('location', new URL('https://ganak.example/'))
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

/** Returns the result of a request, or rejects with its error. */
function resultOf(request: string, fallback?: (request: string, failure: Error) => string) {
  const large = inWorker<string, string>('/worker.js', fallback && { fallback })
  return new Promise<string>((resolve) => {
    large.start(request, (result) => resolve(Promise.resolve().then(result)))
  })
}

test('a worker computes the result of a long text, and ends', async () => {
  expect(inWorker('/worker.js').above).toBe(200_000)
  expect(inWorker('/worker.js', { above: 5 }).above).toBe(5)
  expect(await resultOf('abc')).toBe('ABC')
  expect(FakeWorker.isEnded).toBe(true)
})

test('a refused text keeps its error and the cause', async () => {
  const error = { message: 'no letter', cause: 'Character 1 is a digit.' }
  await expect(resultOf('1', () => 'never used')).rejects.toMatchObject(error)
})

test('a worker that fails is reported, or replaced by the fallback', async () => {
  await expect(resultOf('crash')).rejects.toThrow(WORK_FAILURES.stopped)
  expect(await resultOf('crash', (request, { message }) => `${request}: ${message}`)).toBe(
    `crash: ${WORK_FAILURES.stopped}`,
  )
})

test('cancelled work reports nothing, before or after the worker starts', async () => {
  const onEnd = vi.fn()
  const large = inWorker<string, string>('/worker.js')
  large.start('abc', onEnd)()
  await vi.waitFor(() => resultOf('abc'))
  expect(onEnd).not.toHaveBeenCalled()
})
