import { expect, test, vi } from 'vitest'

import { answer, type WorkerMessage } from '@/islands/ui/work/answer-requests.ts'
import { WorkerClient } from '@/islands/ui/work/worker-client.ts'
import { checkFile, formatDocument, type FormatArgs } from '@/json/text/format.ts'
import { JsonWork } from './json-work.ts'

vi.mock('./document.worker.ts?worker&url', () => ({ default: '/document.worker.js' }))

const LARGE = `[${'"filler",'.repeat(30_000)}1]`
/** Above the limit for documents that the main thread formats. */
const VERY_LARGE = `[${'"filler",'.repeat(120_000)}1]`
const ignoreProgress = () => undefined

/** A fake worker without a thread. Like a real one, it answers in a later task, unless it was terminated. */
class FakeWorker {
  isEnded = false
  isSilent = false
  onmessage: ((event: { data: WorkerMessage }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null

  postMessage({ task, args }: { task: string; args: unknown }): void {
    setTimeout(() => {
      const work = (given: unknown, onProgress: (share: number) => void) =>
        task === 'check'
          ? checkFile(given as { file: Blob })
          : formatDocument(given as FormatArgs, { onProgress })
      void answer<unknown, unknown, number>(work, args, (data) => {
        if (!this.isEnded && !this.isSilent) this.onmessage?.({ data })
      })
    })
  }

  terminate(): void {
    this.isEnded = true
  }
}

function newWork() {
  const workers: FakeWorker[] = []
  const checkers: FakeWorker[] = []
  const { promise: hasStarted, resolve } = Promise.withResolvers<undefined>()
  const client = new WorkerClient(
    () => {
      const worker = new FakeWorker()
      workers.push(worker)
      resolve(undefined)
      return worker as unknown as Worker
    },
    { life: 'kept' },
  )
  const checker = new WorkerClient(() => {
    const worker = new FakeWorker()
    checkers.push(worker)
    return worker as unknown as Worker
  })
  const work = new JsonWork(client, checker)
  return { work, client, workers, checkers, hasStarted }
}

test('a small text needs no worker', async () => {
  const { work, workers } = newWork()
  const outcome = await work.run('{"a":[1]}', 'minified', ignoreProgress)
  expect(outcome).toMatchObject({ validity: 'valid', result: { opening: '{"a":[1]}' } })
  expect(workers).toHaveLength(0)
})

test('a large text is laid out by a worker, whole', async () => {
  const { work, workers } = newWork()
  const shares: number[] = []
  const outcome = await work.run(LARGE, 'formatted', (share) => shares.push(share))
  if (outcome?.validity !== 'valid') throw new Error('not valid')
  expect(await outcome.result.whole.text()).toBe(JSON.stringify(JSON.parse(LARGE), null, 2))
  expect(outcome.result.opening.startsWith('[\n  "filler",\n')).toBe(true)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(workers).toHaveLength(1)
})

test('a very large document leaves no memory behind: its worker is ended, and the next one is started', async () => {
  const { work, workers } = newWork()
  const outcome = await work.run(`[${'"filler",'.repeat(250_000)}1]`, 'minified', ignoreProgress)
  expect(outcome?.validity).toBe('valid')
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a file is read by the worker, and one that is not text is invalid', async () => {
  const { work } = newWork()
  const good = await work.run(new Blob(['[1]']), 'minified', ignoreProgress)
  expect(good).toMatchObject({ validity: 'valid', result: { opening: '[1]' } })
  const bad = await work.run(
    new Blob([Uint8Array.of(0x22, 0xff, 0x22)]),
    'minified',
    ignoreProgress,
  )
  expect(bad).toEqual({
    validity: 'invalid',
    message: 'The file is not UTF-8 text, which JSON must be',
  })
})

test('the latest request wins', async () => {
  const { work, workers, hasStarted } = newWork()
  const first = work.run(LARGE, 'formatted', ignoreProgress)
  await hasStarted
  const second = work.run(LARGE, 'minified', ignoreProgress)
  expect(await first).toBeUndefined()
  expect(await second).toMatchObject({ validity: 'valid', result: { chunks: { lineCount: 1 } } })
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a small request also takes the place of a large one', async () => {
  const { work } = newWork()
  const first = work.run(LARGE, 'formatted', ignoreProgress)
  const second = work.run('1', 'formatted', ignoreProgress)
  expect(await first).toBeUndefined()
  expect(await second).toMatchObject({ validity: 'valid' })
})

test('of two small requests the latest wins', async () => {
  const { work } = newWork()
  const first = work.run('[1]', 'formatted', ignoreProgress)
  const second = work.run('[2]', 'minified', ignoreProgress)
  expect(await first).toBeUndefined()
  expect(await second).toMatchObject({ result: { opening: '[2]' } })
})

test('cancelled work gives nothing, and the next request works again', async () => {
  const { work } = newWork()
  const cancelled = work.run(LARGE, 'formatted', ignoreProgress)
  work.cancel()
  expect(await cancelled).toBeUndefined()
  expect(await work.run(LARGE, 'minified', ignoreProgress)).toMatchObject({ validity: 'valid' })
})

test('a worker that dies is told in a sentence, and the next request gets a new one', async () => {
  const { work, workers, hasStarted } = newWork()
  const doomed = work.run(VERY_LARGE, 'formatted', ignoreProgress)
  await hasStarted
  if (workers[0]) workers[0].isSilent = true
  workers[0]?.onerror?.({ message: 'out of memory', preventDefault: ignoreProgress })
  await expect(doomed).rejects.toThrow('The browser stopped the work in the background')
  expect(await work.run(LARGE, 'minified', ignoreProgress)).toMatchObject({ validity: 'valid' })
  expect(workers).toHaveLength(2)
})

test('where no worker can be started, small documents work without it', async () => {
  const start = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const work = new JsonWork(new WorkerClient(start, { life: 'kept' }))
  work.prepareWorkers(LARGE)
  const outcome = await work.run(LARGE, 'minified', ignoreProgress)
  expect(outcome).toMatchObject({ validity: 'valid', result: { chunks: { lineCount: 1 } } })
  const file = await work.run(new Blob([LARGE]), 'minified', ignoreProgress)
  expect(file).toMatchObject({ validity: 'valid' })
  await expect(work.run(VERY_LARGE, 'minified', ignoreProgress)).rejects.toThrow(
    /^This browser did not start the background work/,
  )
})

test('nesting whose indents would fill the memory is refused with its size', async () => {
  const { work } = newWork()
  const deep = '['.repeat(90_000) + ']'.repeat(90_000)
  // The indentation takes 2 × 2 × (1 + … + 89,998) + 2 × 89,999 bytes: 16.2 GB.
  await expect(work.run(deep, 'formatted', ignoreProgress)).rejects.toThrow('16.20 GB')
  expect(await work.run(deep, 'minified', ignoreProgress)).toMatchObject({ validity: 'valid' })
})

/** Above the limit for files that a second worker parses. */
const CHECKED = `[${'"filler",'.repeat(450_000)}1]`

test('a second worker parses a large file, and ends with its answer', async () => {
  const { work, workers, checkers } = newWork()
  const outcome = await work.run(new Blob([CHECKED]), 'minified', ignoreProgress)
  if (outcome?.validity !== 'valid') throw new Error('not valid')
  expect(await outcome.result.whole.text()).toBe(CHECKED)
  expect(checkers.map(({ isEnded }) => isEnded)).toEqual([true])
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a large file has the engine’s message with its position, and its byte order mark is reported', async () => {
  const { work } = newWork()
  const invalid = new Blob([CHECKED, ','])
  const outcome = await work.run(invalid, 'minified', ignoreProgress)
  expect(outcome).toMatchObject({
    validity: 'invalid',
    message: expect.stringMatching(/^Unexpected non-whitespace/) as string,
    failure: { line: 1, column: CHECKED.length + 1 },
  })
  const marked = await work.run(new Blob(['\uFEFF', CHECKED]), 'minified', ignoreProgress)
  expect(marked).toMatchObject({ validity: 'valid', hasByteOrderMark: true })
})

test('a large file that is not text is invalid although its structure is JSON', async () => {
  const { work } = newWork()
  const bytes = Uint8Array.of(0x22, 0xff, 0x22)
  const file = new Blob(['[', bytes, ',', CHECKED, ']'])
  expect(await work.run(file, 'minified', ignoreProgress)).toEqual({
    validity: 'invalid',
    message: 'The file is not UTF-8 text, which JSON must be',
  })
})

test('without a second worker the first one does both', async () => {
  const { client } = newWork()
  const noChecker = new WorkerClient(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const work = new JsonWork(client, noChecker)
  const file = new Blob(['[', Uint8Array.of(0x22, 0xff, 0x22), ',', CHECKED, ']'])
  expect(await work.run(file, 'minified', ignoreProgress)).toMatchObject({ validity: 'invalid' })
  expect(await work.run(new Blob([CHECKED]), 'minified', ignoreProgress)).toMatchObject({
    validity: 'valid',
  })
})
