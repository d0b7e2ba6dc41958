import { afterEach, expect, it, vi } from 'vitest'

import { recognise } from './recognise.ts'

/** A worker that begins to work, and never ends. */
class EndlessWorker {
  static ended = 0
  onmessage?: (event: { data: unknown }) => void
  postMessage() {
    setTimeout(() => this.onmessage?.({ data: 'begun' }), 0)
  }
  terminate() {
    EndlessWorker.ended += 1
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const document = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id })))

it('takes a text for plain when the worker exceeds its limit, and does not repeat the work', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', EndlessWorker)
  vi.stubGlobal('location', new URL('http://localhost/'))
  const guesses = recognise(document)
  await vi.advanceTimersByTimeAsync(1100)
  expect((await guesses).map(({ kind }) => kind)).toEqual(['text'])
  expect(EndlessWorker.ended).toBe(1)
})

it('recognises no text of more than 2,000 characters on the page', async () => {
  vi.stubGlobal('Worker', undefined)
  const kinds = async (text: string) => (await recognise(text)).map(({ kind }) => kind)
  expect(document.length).toBeGreaterThan(2000)
  expect(await kinds(document)).toEqual(['text'])
  expect(await kinds(document.slice(0, 2000))).toContain('json')
})
