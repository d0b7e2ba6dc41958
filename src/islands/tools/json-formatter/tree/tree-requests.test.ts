import { expect, test, vi } from 'vitest'

import { answer, type WorkerMessage } from '@/islands/ui/work/answer-requests.ts'
import { WORK_FAILURES, WorkerClient } from '@/islands/ui/work/worker-client.ts'
import { OpenDocument } from '@/json/text/open-document.ts'
import { answerTree, type TreeArgs } from '@/json/tree/tree-task.ts'
import { TreeRequests } from './tree-requests.ts'

vi.mock('../document.worker.ts?worker&url', () => ({ default: '/document.worker.js' }))

/** A fake worker without a thread. Like the real one, it caches the document. */
class FakeWorker {
  isEnded = false
  onmessage: ((event: { data: WorkerMessage }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null
  #document: OpenDocument | undefined

  postMessage({ args, document: { whole } }: { args: TreeArgs; document: { whole: Blob } }): void {
    const document = (this.#document ??= new OpenDocument(whole))
    const work = (given: TreeArgs, onProgress: (share: number) => void) =>
      answerTree(given, { document, onProgress })
    void answer(work, args, (data) => !this.isEnded && this.onmessage?.({ data }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function begin(text = '[1, [2]]') {
  const workers: FakeWorker[] = []
  const client = new WorkerClient(
    () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    { life: 'kept' },
  )
  const requests = new TreeRequests(new Blob([text]), client)
  return { requests, client, workers, open: () => requests.open(() => undefined) }
}

test('requests are answered in their order', async () => {
  const { requests, open } = begin()
  expect(await open()).toMatchObject({ nodeCount: 4, chosen: 0 })
  const changed = requests.change({ kind: 'chooseAt', offset: 5 })
  const text = requests.ask({ kind: 'copy' })
  expect(await changed).toMatchObject({ chosen: 3 })
  expect((await text).text).toBe('2')
})

test('a new worker builds the same tree again', async () => {
  const { requests, client, workers, open } = begin()
  await open()
  await requests.change({ kind: 'chooseAt', offset: 5 })
  await requests.change({ kind: 'out' })
  client.renew()
  const [moved, rows] = [
    requests.change({ kind: 'out' }),
    requests.ask({ kind: 'rows', from: 0, to: 9 }),
  ]
  expect(await moved).toMatchObject({ chosen: 2 })
  expect((await rows).rows.map(({ node }) => node)).toEqual([0, 1, 2])
  expect(workers).toHaveLength(2)
})

test('a worker that dies is reported to the request under way', async () => {
  const { requests, workers, open } = begin()
  await open()
  const text = requests.ask({ kind: 'copy' })
  workers[0]?.onerror?.({ message: 'out of memory', preventDefault: () => undefined })
  await expect(text).rejects.toThrow(WORK_FAILURES.stopped)
})

test('nothing is answered after the end', async () => {
  const { requests, workers, open } = begin()
  const opened = open()
  requests.stop()
  await expect(opened).rejects.toThrow()
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
})
