import { useCallback, useState } from 'react'

import { useLatestRequest } from '@/islands/ui/work/use-worker.ts'
import {
  WorkerClient,
  type RequestListener,
  type RequestOptions,
} from '@/islands/ui/work/worker-client.ts'
import type { TaskArgs, TaskName, TaskRequest, TaskResult } from './document.worker.ts'
import workerAddress from './document.worker.ts?worker&url'

/** The worker that caches the parsed result, so that every panel can query it. */
export const documentWorker = new WorkerClient(workerAddress, { life: 'kept' })
/** The worker for patterns that may never finish. Terminating it loses only its own copy of the result. */
const patternWorker = new WorkerClient(workerAddress, { life: 'kept' })
/** The worker for text that is not yet JSON, and for comparisons. These tasks need much memory only once. */
const inputWorker = new WorkerClient(workerAddress)
/** The worker that lets the engine parse a large file while the document worker formats it. */
export const checkWorker = new WorkerClient(workerAddress)

const WORKERS: Partial<Record<TaskName, WorkerClient>> = {
  query: patternWorker,
  schema: patternWorker,
  find: patternWorker,
  repair: inputWorker,
  from: inputWorker,
  compare: inputWorker,
}

let current: { id: number; whole: Blob } | undefined
let lastId = 0

/** Sets the result that the page shows, or undefined. The workers drop the previous one. */
export function setCurrentDocument(whole: Blob | undefined): void {
  if (whole === current?.whole) return
  current = whole && { id: ++lastId, whole }
  patternWorker.end()
}

/** Returns the request for a task, for a `WorkerClient`. */
export function taskRequest<Name extends TaskName>(
  task: Name,
  args: TaskArgs<Name>,
  whole?: Blob,
): TaskRequest<Name> {
  const document = whole && { whole, id: whole === current?.whole ? current.id : undefined }
  return { task, args, document }
}

interface TaskOptions extends RequestOptions {
  /** The document that the task works on. */
  whole?: Blob
}

/** Starts a task in its worker. The latest start of each hook wins. Unmounting cancels the task. */
export function useTask<Name extends TaskName, Progress = number>(task: Name) {
  const [client] = useState(() => WORKERS[task] ?? documentWorker)
  const { start: send, stop } = useLatestRequest<TaskRequest, TaskResult<Name>, Progress>(client)
  const start = useCallback(
    (
      args: TaskArgs<Name>,
      listener: RequestListener<TaskResult<Name>, Progress>,
      { whole, ...options }: TaskOptions = {},
    ) => send(taskRequest(task, args, whole) as TaskRequest, listener, options),
    [send, task],
  )
  return { start, stop }
}
