import { Worker } from 'node:worker_threads'

import type { Durability } from './sqlite-schema.ts'
import type { Call, Reply, SqliteMethod } from './sqlite-worker.ts'
import type { AddOutcome, ContactStore, NewMessage } from './store.ts'

/** When so many messages wait the disk does not keep up: further ones are refused before they fill the memory. */
const MOST_WAITING = 2_000

interface Waiting {
  message: NewMessage
  resolve: (outcome: AddOutcome) => void
  reject: (error: Error) => void
}

/** The messages in one SQLite file, written by a worker thread. `file` is created with its folder when missing. */
export function openSqliteStore(file: string, durability: Durability = 'FULL'): ContactStore {
  const thread = startThread(file, durability)
  const ask = thread.ask as <Result>(method: SqliteMethod, ...values: unknown[]) => Promise<Result>
  return {
    add: groupCommit((messages) => ask<(AddOutcome | Error)[]>('addAll', messages)),
    bodyHashOf: (...values) => ask('bodyHashOf', ...values),
    claim: (...values) => ask('claim', ...values),
    settle: (...values) => ask('settle', ...values),
    get: (...values) => ask('get', ...values),
    list: (...values) => ask('list', ...values),
    counts: () => ask('counts'),
    retry: (...values) => ask('retry', ...values),
    remove: (...values) => ask('remove', ...values),
    removeReceivedBefore: (...values) => ask('removeReceivedBefore', ...values),
    restore: (...values) => ask('restore', ...values),
    mark: (...values) => ask('mark', ...values),
    moveMark: (...values) => ask('moveMark', ...values),
    check: () => ask('check'),
    close: async () => {
      await ask('close').catch(() => undefined)
      await thread.stop()
    },
  }
}

/**
 * Whatever arrives while one batch is being written goes into the next one. Thus a single message waits for nobody,
 * and a hundred share one fsync.
 */
function groupCommit(
  addAll: (messages: NewMessage[]) => Promise<(AddOutcome | Error)[]>,
): (message: NewMessage) => Promise<AddOutcome> {
  let waiting: Waiting[] = []
  let isWriting = false
  const write = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await settleBatch(batch, addAll)
    }
    isWriting = false
  }
  return (message) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MOST_WAITING) {
        reject(new Error('Too many messages are waiting to be written.'))
        return
      }
      waiting.push({ message, resolve, reject })
      if (!isWriting) void write()
    })
}

async function settleBatch(
  batch: Waiting[],
  addAll: (messages: NewMessage[]) => Promise<(AddOutcome | Error)[]>,
): Promise<void> {
  try {
    const outcomes = await addAll(batch.map(({ message }) => message))
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]
      if (typeof outcome === 'string') resolve(outcome)
      else reject(outcome ?? new Error('The database gave no answer.'))
    })
  } catch (error) {
    for (const { reject } of batch) reject(error as Error)
  }
}

/** One worker thread and the questions put to it. A thread that dies is replaced at the next question. */
function startThread(file: string, durability: Durability) {
  const open = new Map<number, { resolve: (v: unknown) => void; reject: (error: Error) => void }>()
  let lastNumber = 0
  let worker: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file, durability },
    })
    started.on('message', (reply: Reply) => {
      const question = open.get(reply.number)
      open.delete(reply.number)
      if ('error' in reply) question?.reject(Object.assign(reply.error, { code: reply.code }))
      else question?.resolve(reply.result)
    })
    // An 'exit' always follows; without a listener the error would end the server.
    started.on('error', () => undefined)
    started.on('exit', () => {
      if (worker === started) worker = undefined
      for (const { reject } of open.values()) reject(new Error('The database thread has ended.'))
      open.clear()
    })
    return started
  }

  return {
    ask: (method: SqliteMethod, ...values: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        worker ??= start()
        lastNumber += 1
        open.set(lastNumber, { resolve, reject })
        worker.postMessage({ number: lastNumber, method, values } satisfies Call)
      }),
    stop: async () => {
      await worker?.terminate()
    },
  }
}
