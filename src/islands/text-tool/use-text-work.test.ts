import { expect, test } from 'vitest'

import { outcomeOf, lateCompute } from './use-text-work.ts'

const [older, newer] = [{ text: 'a' }, { text: 'ab' }]
const done = { request: older, result: 'A' }
const failed = { request: older, error: new Error('no letter') }

test('without a request there is no outcome', () => {
  expect(outcomeOf(undefined, done, older)).toEqual({ state: 'none' })
})

test('a finished request has its result or its error', () => {
  expect(outcomeOf(older, done, undefined)).toEqual({ state: 'done', done })
  expect(outcomeOf(older, failed, undefined)).toEqual({ state: 'failed', failed })
})

test('a newer request waits, then works, with the last result at hand', () => {
  expect(outcomeOf(newer, done, older)).toEqual({ state: 'waiting', done })
  expect(outcomeOf(newer, done, newer)).toEqual({ state: 'working', done })
})

test('the error of an older request is gone', () => {
  expect(outcomeOf(newer, failed, undefined)).toEqual({ state: 'waiting' })
})

test('an equal text that is requested again is a new request', () => {
  expect(outcomeOf({ ...older }, done, undefined).state).toBe('waiting')
})

test('the function is loaded once, and a failed load can be repeated', async () => {
  let loads = 0
  const work = lateCompute(async () => {
    loads++
    if (loads === 1) throw new Error('offline')
    await Promise.resolve()
    return ({ text }: { text: string }) => text.length
  })
  await expect(work.load()).rejects.toThrow('offline')
  expect(() => work.compute({ text: 'abc' })).toThrow('still loading')
  await work.load()
  await work.load()
  expect([work.compute({ text: 'abc' }), loads]).toEqual([3, 2])
})
