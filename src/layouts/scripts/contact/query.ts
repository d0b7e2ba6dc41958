import { nanoquery, type FetcherStore } from '@nanostores/query'

/** One segment of a query's key. */
type Segment = string | number | true

/** An HTTP answer that is not a success. Its message is "status: body", or "status: status text" when the body is empty. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Specification, section 9: no refetch on focus or at intervals, data is never stale, nothing is retried. */
export const queryDefaults = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  dedupeTime: Infinity,
  cacheLifetime: Infinity,
  onErrorRetry: null,
}

const [createFetcherStore] = nanoquery({ ...queryDefaults, fetcher: queryFetcher('throw') })

/** A store with the JSON found by a GET of the key's segments, joined with "/". It asks when it is first listened to. */
export function createQuery<Data>(key: Segment[]): FetcherStore<Data, Error> {
  return createFetcherStore<Data, Error>(key)
}

/**
 * The generic GET: key segments joined with "/", cookies sent, JSON read. Rejects with an `HttpError` unless the answer
 * is a success; a 401 may count as null instead, for questions that only somebody logged in gets an answer to.
 */
export function queryFetcher(onUnauthorized: 'throw' | 'null') {
  return async (...key: Segment[]): Promise<unknown> => {
    const response = await fetch(key.join('/'), { credentials: 'include' })
    if (onUnauthorized === 'null' && response.status === 401) return null
    if (!response.ok) {
      const reason = (await response.text()) || response.statusText
      throw new HttpError(response.status, `${response.status}: ${reason}`)
    }
    return response.json()
  }
}
