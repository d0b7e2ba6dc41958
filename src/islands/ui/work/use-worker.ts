import { useCallback, useEffect, useRef, useState } from 'react'

import {
  WorkerClient,
  type RequestListener,
  type RequestOptions,
  type WorkerClientOptions,
} from './worker-client.ts'

/** Sends requests of one kind through a client; the latest one wins. Leaving the page part cancels the running one. */
export function useLatestRequest<Request, Result, Progress = number>(client: WorkerClient) {
  const cancel = useRef<() => void>(undefined)
  /** Cancels the current request; its listener hears nothing more. */
  const stop = useCallback(() => {
    cancel.current?.()
    cancel.current = undefined
  }, [])
  const start = useCallback(
    (request: Request, listener: RequestListener<Result, Progress>, options?: RequestOptions) => {
      stop()
      cancel.current = client.start(request, listener, options)
    },
    [client, stop],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}

/** A worker of one component, where the latest request wins; it ends with the component. `options` are read once. */
export function useWorker<Request, Result, Progress = number>(
  address: string,
  options?: WorkerClientOptions,
) {
  const [client] = useState(() => new WorkerClient(address, options))
  useEffect(() => () => client.end(), [client])
  const prepare = useCallback(() => client.prepare(), [client])
  return { ...useLatestRequest<Request, Result, Progress>(client), prepare }
}
