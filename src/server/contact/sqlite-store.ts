import { Worker } from 'node:worker_threads'

import type { Call, Reply, SqliteMethod } from './sqlite-worker.ts'
import type { AddOutcome, ContactStore, NewMessage } from './store.ts'

/** The queue limit. New messages are refused before they fill the memory. */
const MOST_WAITING = 2_000

interface Waiting {
  message: NewMessage
  resolve: (outcome: AddOutcome) => void
  reject: (error: Error) => void
}

/** Opens the messages in one SQLite file, accessed by a worker thread. Creates the file and its folder if missing. */
export function openSqliteStore(file: string): ContactStore {
  const thread = startWorkerClient(file)
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

/** Collects messages that arrive during a write into the next batch, so that many messages share one fsync. */
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
      await writeBatch(batch, addAll)
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

async function writeBatch(
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

/** Creates a client of the worker thread. The next call replaces a thread that has ended. */
function startWorkerClient(file: string) {
  const open = new Map<number, { resolve: (v: unknown) => void; reject: (error: Error) => void }>()
  let lastNumber = 0
  let worker: Worker | undefined

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: { file },
    })
    started.on('message', (reply: Reply) => {
      const call = open.get(reply.number)
      open.delete(reply.number)
      if ('error' in reply) call?.reject(Object.assign(reply.error, { code: reply.code }))
      else call?.resolve(reply.result)
    })
    // An 'exit' event always follows. Without a listener the error would end the server.
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
