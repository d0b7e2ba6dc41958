import { expect, test } from 'vitest'

import { lateCompute } from './late-compute.ts'

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
