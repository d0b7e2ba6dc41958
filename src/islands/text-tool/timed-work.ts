import { IS_READY } from '../ui/work/answer-requests.ts'
import type { WorkerClient, WorkError } from '../ui/work/worker-client.ts'
import type { TextRequest, TextWork } from './use-text-work.ts'

interface Options<Result> {
  /** Milliseconds that a request may take. Starting the worker does not count. */
  limitMs: number
  /** The result of a request that took longer and was ended. */
  overdue: Result
}

/**
 * Returns work that always runs in the worker at `address`, for what a visitor can type that may never end. The worker starts
 * when the page is first used, and is ended only by a request that takes too long.
 */
export function timedWork<Request extends TextRequest, Result>(
  address: string,
  { limitMs, overdue }: Options<Result>,
): TextWork<Request, Result> {
  let client: WorkerClient | undefined
  const loaded = () => {
    if (client === undefined) throw new Error('This page is still loading.')
    return client
  }
  return {
    async load() {
      const { WorkerClient } = await import('../ui/work/worker-client.ts')
      client ??= new WorkerClient(address, { life: 'kept', finishesCancelled: true })
      client.prepare()
    },
    compute() {
      throw new Error('This work needs a worker.')
    },
    large: {
      // Even an empty text goes to the worker.
      above: -1,
      isBrief: true,
      start: (request, onEnd) => startTimed(loaded(), request, { limitMs, overdue }, onEnd),
    },
  }
}

function startTimed<Result>(
  client: WorkerClient,
  request: unknown,
  { limitMs, overdue }: Options<Result>,
  onEnd: (result: () => Result) => void,
): () => void {
  const onFailure = (error: WorkError) =>
    onEnd(() => {
      if (error.reason === 'overdue') return overdue
      throw error
    })
  const onResult = (result: Result) => onEnd(() => result)
  const begin = () => (cancel = client.start<Result>(request, { onResult, onFailure }, { limitMs }))
  let cancel = client.start<undefined>(IS_READY, { onResult: begin, onFailure })
  return () => cancel()
}
