import { IS_READY } from '../ui/work/answer-requests.ts'
import { lateWorker } from '../ui/work/use-worker.ts'
import type { WorkError } from '../ui/work/worker-client.ts'
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
  const worker = lateWorker(address, { life: 'kept', finishesCancelled: true })
  const start = (request: Request, onEnd: (result: () => Result) => void) => {
    const onFailure = (error: WorkError) =>
      onEnd(() => {
        if (error.reason === 'overdue') return overdue
        throw error
      })
    const onResult = (result: Result) => onEnd(() => result)
    const begin = () => (cancel = worker.start(request, { onResult, onFailure }, { limitMs }))
    let cancel = worker.start<undefined>(IS_READY, { onResult: begin, onFailure })
    return () => cancel()
  }
  return {
    load: worker.prepare,
    compute() {
      throw new Error('This work needs a worker.')
    },
    // Even an empty text goes to the worker.
    large: { above: -1, isBrief: true, start },
  }
}
