import { useCallback } from 'react'

import { loadPart } from './load-part.ts'
import { useOneRequest } from './use-one-request.ts'
import type { RequestListener, WorkError } from './worker-client.ts'

/**
 * Sends one request to a new worker, through the client that loads with the first request: most visitors never need it. Returns
 * a function that cancels. A client that cannot be loaded is reported as a failure.
 */
export function startInWorker<Result, Progress = number>(
  address: string,
  request: unknown,
  listener: RequestListener<Result, Progress>,
): () => void {
  let isCancelled = false
  let cancel = (): void => void (isCancelled = true)
  loadPart(() => import('./worker-client.ts')).then(
    ({ WorkerClient }) => {
      if (!isCancelled) cancel = new WorkerClient(address).start(request, listener)
    },
    (error: WorkError) => isCancelled || listener.onFailure(error),
  )
  return () => cancel()
}

/** Sends requests by `startInWorker`. A newer request, `stop` or unmounting cancels the running one. */
export function useInWorker<Request, Result, Progress = number>(address: string) {
  return useOneRequest(
    useCallback(
      (request: Request, listener: RequestListener<Result, Progress>) =>
        startInWorker(address, request, listener),
      [address],
    ),
  )
}
