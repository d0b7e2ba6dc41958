import { expect, test, vi } from 'vitest'

import { WORK_FAILURES } from '@/islands/ui/work/work.ts'
import type { TreeAnswer } from '@/json/tree/tree-state.ts'
import { TreeWork } from './tree-work.ts'

vi.mock('./tree.worker.ts?worker&url', () => ({ default: '/tree.worker.js' }))

function begin() {
  const worker = { postMessage: vi.fn(), terminate: vi.fn() } as unknown as Worker
  const listener = { onProgress: vi.fn(), onEnd: vi.fn() }
  const work = new TreeWork(listener, () => worker)
  const say = (data: TreeAnswer) => worker.onmessage?.({ data } as MessageEvent<TreeAnswer>)
  return { work, worker, listener, say }
}

test('requests are answered in their order', async () => {
  const { work, listener, say } = begin()
  const rows = work.ask({ kind: 'rows', from: 0, to: 1 })
  const text = work.ask({ kind: 'copy' })
  say({ kind: 'progress', share: 0.5 })
  say({ kind: 'rows', from: 0, rows: [] })
  say({ kind: 'copy', text: '[2]' })
  expect(await rows).toMatchObject({ from: 0 })
  expect((await text).text).toBe('[2]')
  expect(listener.onProgress.mock.calls).toEqual([[0.5]])
})

test('work that dies says so once, and to all who wait', async () => {
  const { work, worker, listener } = begin()
  const text = work.ask({ kind: 'copy' })
  const event = { preventDefault: vi.fn(), message: 'out of memory' } as unknown as ErrorEvent
  worker.onerror?.call(worker, event)
  await expect(text).rejects.toThrow(WORK_FAILURES.stopped)
  await expect(work.ask({ kind: 'copy' })).rejects.toThrow(WORK_FAILURES.stopped)
  expect(listener.onEnd.mock.calls).toEqual([[WORK_FAILURES.stopped]])
})

test('a document that cannot be read ends the work with its sentence', () => {
  const { worker, listener, say } = begin()
  say({ kind: 'failed', message: 'Too large.' })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(listener.onEnd.mock.calls).toEqual([['Too large.']])
})

test('a browser that starts no worker is told of', async () => {
  const onEnd = vi.fn()
  new TreeWork({ onProgress: vi.fn(), onEnd }, () => {
    throw new Error('refused')
  })
  await expect.poll(() => onEnd.mock.calls).toEqual([[WORK_FAILURES.unstartable]])
})
