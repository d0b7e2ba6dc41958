import { MOST_IN_BOX } from '../ui/text/box-cost.ts'
import { lateWorker } from '../ui/work/use-worker.ts'
import type { WorkError } from '../ui/work/worker-client.ts'
import type { LargeWork } from './use-text-work.ts'

interface Options<Request, Result> {
  /** UTF-16 code units of the longest text that is computed on the page. */
  above?: number
  /** Returns the result, or throws, when the worker failed. By default the failure itself is the error. */
  fallback?: (request: Request, failure: Error) => Result
}

/** Returns work for long texts in the worker at `address`, whose file calls `answerRequests`. */
export function inWorker<Request, Result>(
  address: string,
  { above = MOST_IN_BOX, fallback = fail }: Options<Request, Result> = {},
): LargeWork<Request, Result> {
  return {
    above,
    start(request, onEnd) {
      const onResult = (result: Result) => onEnd(() => result)
      const onFailure = (error: Error) =>
        onEnd(() => (isRefusal(error) ? fail(request, error) : fallback(request, error)))
      return lateWorker(address).start(request, { onResult, onFailure })
    },
  }
}

/** Whether the text was wrong, and not the worker. */
function isRefusal(error: Error): boolean {
  return (error as Partial<WorkError>).reason === 'refused'
}

function fail(_: unknown, error: Error): never {
  throw error
}
