import { beforeEach, afterEach, expect, it, vi } from 'vitest'

import {
  hasMemory,
  storeHandOver,
  takeHandOver,
  takeInput,
} from '@/layouts/scripts/hand-over/hand-over.ts'
import { answerHandOver } from '@/service-worker/hand-overs.ts'

const setItem = vi.fn()

// A page whose browser runs the service worker.
beforeEach(() => {
  const postMessage = (data: Parameters<typeof answerHandOver>[0], [port]: MessagePort[]) =>
    void answerHandOver(data, port)
  const getRegistration = async () => ({ active: { postMessage } })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  vi.stubGlobal('sessionStorage', { setItem })
  setItem.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

it('stores a secret in the memory of the worker', async () => {
  expect(await hasMemory()).toBe(true)
  const { place, fragment } = await storeHandOver({ content: 'a secret' }, 'secret')
  expect([place, setItem.mock.calls]).toEqual(['memory', []])
  expect(await takeHandOver(fragment)).toEqual({ content: 'a secret' })
  expect(await takeHandOver(fragment)).toBeUndefined()
})

it('stores a text once: in the memory of the worker, with the input for Back under the same key', async () => {
  const input = [{ content: 'typed', textField: 'text' }]
  const { place, fragment } = await storeHandOver({ content: 'a result' }, 'plain', input)
  expect([place, setItem.mock.calls]).toEqual(['memory', []])
  expect(await takeHandOver(fragment)).toEqual({ content: 'a result' })
  expect(await takeHandOver(fragment)).toBeUndefined()
  expect(await takeInput(fragment)).toEqual(input)
  expect(await takeInput(fragment)).toEqual([])
})
