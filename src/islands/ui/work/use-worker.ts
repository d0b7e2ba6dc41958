import { useCallback, useEffect, useRef, useState } from 'react'

import { loadPart } from './load-part.ts'
import type {
  RequestListener,
  RequestOptions,
  WorkError,
  WorkerClient,
  WorkerClientOptions,
} from './worker-client.ts'

/**
 * Returns a worker whose `WorkerClient` is loaded with the first request: most visitors never need it. A client that cannot be
 * loaded is reported as a failure.
 */
export function lateWorker(address: string, options?: WorkerClientOptions) {
  let client: WorkerClient | undefined
  const load = async () => {
    const { WorkerClient } = await loadPart(() => import('./worker-client.ts'))
    return (client ??= new WorkerClient(address, options))
  }
  return {
    /** Loads the client, and starts the worker ahead of its first request. */
    prepare: async () => (await load()).prepare(),
    /** Sends a request. Returns a function that cancels it. */
    start<Result, Progress = number>(
      request: unknown,
      listener: RequestListener<Result, Progress>,
      limits?: RequestOptions,
    ): () => void {
      if (client !== undefined) return client.start(request, listener, limits)
      let isCancelled = false
      let cancel = (): void => void (isCancelled = true)
      load().then(
        (loaded) => {
          if (!isCancelled) cancel = loaded.start(request, listener, limits)
        },
        (error: WorkError) => isCancelled || listener.onFailure(error),
      )
      return () => cancel()
    },
    end: () => client?.end(),
  }
}

/** Sends requests to a worker; a newer one, `stop` or unmounting cancels the running one. */
export function useLatestRequest<Request, Result, Progress = number>(
  worker: Pick<WorkerClient, 'start'>,
) {
  const cancel = useRef<() => void>(undefined)
  const stop = useCallback(() => cancel.current?.(), [])
  const start = useCallback(
    (request: Request, listener: RequestListener<Result, Progress>, options?: RequestOptions) => {
      stop()
      cancel.current = worker.start(request, listener, options)
    },
    [worker, stop],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}

/** A worker of one component, where the latest request wins; it ends with the component. `options` are read once. */
export function useWorker<Request, Result, Progress = number>(
  address: string,
  options?: WorkerClientOptions,
) {
  const [worker] = useState(() => lateWorker(address, options))
  useEffect(() => worker.end, [worker])
  return useLatestRequest<Request, Result, Progress>(worker)
}
