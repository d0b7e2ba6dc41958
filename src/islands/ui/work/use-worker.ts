import { useCallback, useEffect, useState } from 'react'

import { useOneRequest } from './use-one-request.ts'
import {
  WorkerClient,
  type RequestListener,
  type RequestOptions,
  type WorkerClientOptions,
} from './worker-client.ts'

/** Sends requests of one kind through a client; the latest one wins. Leaving the page part cancels the running one. */
export function useLatestRequest<Request, Result, Progress = number>(client: WorkerClient) {
  return useOneRequest(
    useCallback(
      (request: Request, listener: RequestListener<Result, Progress>, options?: RequestOptions) =>
        client.start(request, listener, options),
      [client],
    ),
  )
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
