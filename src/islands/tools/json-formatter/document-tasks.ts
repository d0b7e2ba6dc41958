import { useCallback, useState } from 'react'

import { useLatestRequest } from '@/islands/ui/work/use-worker.ts'
import {
  WorkerClient,
  type RequestListener,
  type RequestOptions,
} from '@/islands/ui/work/worker-client.ts'
import type { TaskArgs, TaskName, TaskRequest, TaskResult } from './document.worker.ts'
import workerAddress from './document.worker.ts?worker&url'

/** Has the current result parsed, so that every panel can ask about it. */
export const documentWorker = new WorkerClient(workerAddress, { life: 'kept' })
/** For patterns that may never end: ending this worker loses only its own copy. */
const patternWorker = new WorkerClient(workerAddress, { life: 'kept' })
/** For texts that are not JSON yet, and for comparisons: each needs much memory once. */
const inputWorker = new WorkerClient(workerAddress)

const WORKERS: Partial<Record<TaskName, WorkerClient>> = {
  query: patternWorker,
  find: patternWorker,
  repair: inputWorker,
  from: inputWorker,
  compare: inputWorker,
}

let current: { id: number; whole: Blob } | undefined
let lastId = 0

/** States the result that the page shows, or that there is none. The workers drop an earlier one. */
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

/** Starts a task in the worker it belongs to; the latest start of each hook wins. Leaving the page part cancels it. */
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
