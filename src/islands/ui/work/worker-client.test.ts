import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answer, type WorkerMessage } from './answer-requests.ts'
import {
  WORK_FAILURES,
  WorkerClient,
  type WorkError,
  type WorkerClientOptions,
} from './worker-client.ts'

/** A worker without a thread: it answers in a later task, unless it was ended. */
class FakeWorker {
  isEnded = false
  readonly requests: string[] = []
  onmessage: ((event: { data: WorkerMessage }) => void) | null = null
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | null = null

  postMessage(request: string): void {
    this.requests.push(request)
    if (request === 'hang') return
    setTimeout(() => {
      if (request === 'crash') this.crash()
      else void answer(work, request, (message) => this.say(message))
    })
  }

  say(data: WorkerMessage): void {
    if (!this.isEnded) this.onmessage?.({ data })
  }

  crash(message = 'Error: out of memory'): void {
    this.onerror?.({ message, preventDefault: () => undefined })
  }

  terminate(): void {
    this.isEnded = true
  }
}

function work(request: string, onProgress: (share: number) => void): string {
  if (request === 'refuse') throw new Error('It cannot be drawn.', { cause: 'too long' })
  onProgress(0.5)
  return `${request}, answered`
}

function newClient(options?: WorkerClientOptions) {
  const workers: FakeWorker[] = []
  const heard: string[] = []
  const client = new WorkerClient(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }, options)
  const listener = {
    onResult: (result: string) => heard.push(result),
    onProgress: (share: number) => heard.push(String(share)),
    onFailure: ({ message }: WorkError) => heard.push(message),
  }
  const start = (request: string, limitMs?: number) =>
    client.start<string>(request, listener, { limitMs })
  return { client, workers, heard, start, ended: () => workers.map(({ isEnded }) => isEnded) }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a worker for each request', () => {
  test('reports progress and the result, then ends', async () => {
    const { start, heard, ended } = newClient()
    start('a question')
    await nextTask()
    expect([heard, ended()]).toEqual([['0.5', 'a question, answered'], [true]])
  })

  test('passes on a refusal with its cause, and ends', async () => {
    const { client, ended } = newClient()
    const error: WorkError = await client.ask('refuse').then(
      () => expect.unreachable(),
      (reason: WorkError) => reason,
    )
    expect(error).toMatchObject({
      reason: 'refused',
      message: 'It cannot be drawn.',
      cause: 'too long',
    })
    expect(ended()).toEqual([true])
  })

  test('that crashes is reported in a sentence, and the next request works', async () => {
    const { start, heard, ended } = newClient()
    start('crash')
    start('again')
    await nextTask()
    await nextTask()
    expect(heard).toEqual([WORK_FAILURES.stopped, '0.5', 'again, answered'])
    expect(ended()).toEqual([true, true])
  })

  test('whose script does not load is reported as not started', () => {
    const { start, heard, workers } = newClient()
    start('hang')
    workers[0]?.crash('')
    expect(heard).toEqual([WORK_FAILURES.unstartable])
  })

  test('that the browser blocks is reported as not started', async () => {
    const client = new WorkerClient(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    client.prepare()
    await expect(client.ask('a question')).rejects.toMatchObject({
      reason: 'unstartable',
      message: WORK_FAILURES.unstartable,
    })
  })

  test('is silent after its request is cancelled', async () => {
    const { start, heard, ended } = newClient()
    start('a question')()
    await nextTask()
    expect([heard, ended()]).toEqual([[], [true]])
  })
})

describe('a kept worker', () => {
  test('answers requests one at a time in their order', async () => {
    const { start, heard, workers } = newClient({ life: 'kept' })
    start('first')
    start('second')
    expect(workers[0]?.requests).toEqual(['first'])
    await nextTask()
    await nextTask()
    expect(heard).toEqual(['0.5', 'first, answered', '0.5', 'second, answered'])
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false])
  })

  test('can be started ahead', () => {
    const { client, start, workers } = newClient({ life: 'kept' })
    client.prepare()
    client.prepare()
    start('first')
    expect(workers).toHaveLength(1)
  })

  test('ends when its running request is cancelled, and the waiting ones go to the next worker', async () => {
    const { start, heard, ended } = newClient({ life: 'kept' })
    const cancel = start('hang')
    start('second')
    cancel()
    await nextTask()
    expect([heard, ended()]).toEqual([
      ['0.5', 'second, answered'],
      [true, false],
    ])
  })

  test('never gets a request that is cancelled while it waits', async () => {
    const { start, heard, workers } = newClient({ life: 'kept' })
    start('first')
    start('second')()
    await nextTask()
    await nextTask()
    expect(heard).toEqual(['0.5', 'first, answered'])
    expect(workers.map(({ requests }) => requests)).toEqual([['first']])
  })

  test('can finish a cancelled request unheard', async () => {
    const { start, heard, ended } = newClient({ life: 'kept', finishesCancelled: true })
    start('first')()
    start('second')()
    start('third')
    await nextTask()
    await nextTask()
    expect([heard, ended()]).toEqual([['0.5', 'third, answered'], [false]])
  })

  test('is replaced to free its memory', async () => {
    const { client, start, ended } = newClient({ life: 'kept' })
    start('first')
    await nextTask()
    client.renew()
    expect(ended()).toEqual([true, false])
  })

  test('drops all requests when it ends', async () => {
    const { client, start, heard, ended } = newClient({ life: 'kept' })
    start('first')
    start('second')
    client.end()
    await nextTask()
    expect([heard, ended()]).toEqual([[], [true]])
  })
})

/** The page may have been busy when the time was over, so messages are handled before the worker is ended. */
const ONE_TASK_MS = 1

describe('the time limit of a request', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('leaves a busy page one task to hear what the worker said in time', () => {
    const { start, heard, workers } = newClient()
    start('hang', 1_000)
    vi.advanceTimersByTime(1_000)
    workers[0]?.say({ kind: 'result', result: 'in time' })
    vi.advanceTimersByTime(1_000)
    expect(heard).toEqual(['in time'])
  })

  test('ends the worker and reports the request as overdue', () => {
    const { start, heard, ended } = newClient({ life: 'kept' })
    start('hang', 1_000)
    vi.advanceTimersByTime(999)
    expect([heard, ended()]).toEqual([[], [false]])
    vi.advanceTimersByTime(1 + ONE_TASK_MS)
    expect([heard, ended()]).toEqual([[WORK_FAILURES.overdue], [true]])
    expect(WORK_FAILURES.overdue).toContain('longer than 20 seconds')
  })

  test('counts from the last progress', () => {
    const { start, heard, workers } = newClient()
    start('hang', 1_000)
    vi.advanceTimersByTime(900)
    workers[0]?.say({ kind: 'progress', progress: 0.25 })
    vi.advanceTimersByTime(900)
    expect(heard).toEqual(['0.25'])
    vi.advanceTimersByTime(100 + ONE_TASK_MS)
    expect(heard).toEqual(['0.25', WORK_FAILURES.overdue])
  })

  test('starts when a waiting request is sent', () => {
    const { start, heard } = newClient({ life: 'kept' })
    const cancel = start('hang')
    start('hang', 1_000)
    vi.advanceTimersByTime(5_000)
    expect(heard).toEqual([])
    cancel()
    vi.advanceTimersByTime(1_000 + ONE_TASK_MS)
    expect(heard).toEqual([WORK_FAILURES.overdue])
  })

  test('does not apply to a cancelled request, nor to one without a limit', () => {
    const { start, heard } = newClient()
    start('hang', 1_000)()
    start('hang')
    vi.advanceTimersByTime(1e9)
    expect(heard).toEqual([])
  })
})

test('an error of the engine is not a refusal', async () => {
  const send = vi.fn()
  const failing = () => {
    throw new RangeError('Array buffer allocation failed')
  }
  await expect(answer(failing, 'a question', send)).rejects.toThrow(RangeError)
  expect(send).not.toHaveBeenCalled()
})
