import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createQuery, HttpError, queryDefaults, queryFetcher } from './query.ts'

const ask = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', ask))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  ask.mockReset()
})

const answer = (body: string, init?: ResponseInit) =>
  ask.mockImplementation(async () => new Response(body, init))

describe('the generic GET (docs/specification.md 8.5)', () => {
  test('joins the key with "/", sends cookies and reads JSON', async () => {
    answer('{"accepting":true}')
    expect(await queryFetcher('throw')('/api', 'contact', 7)).toEqual({ accepting: true })
    expect(ask).toHaveBeenCalledExactlyOnceWith('/api/contact/7', { credentials: 'include' })
  })

  test.each([
    [500, 'Database is down', 'Internal Server Error', '500: Database is down'],
    [404, '', 'Not Found', '404: Not Found'],
    [401, '{"why":"no"}', '', '401: {"why":"no"}'],
    [304, '', 'Not Modified', '304: Not Modified'],
  ])('a %i rejects with its status and reason', async (status, body, statusText, message) => {
    ask.mockResolvedValue(new Response(body || null, { status, statusText }))
    const failure = await queryFetcher('throw')('/x').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(HttpError)
    expect(failure).toMatchObject({ status, message })
  })

  test('a 401 is null where that is asked for, and any other failure still rejects', async () => {
    answer('', { status: 401 })
    expect(await queryFetcher('null')('/x')).toBeNull()
    answer('no', { status: 403 })
    await expect(queryFetcher('null')('/x')).rejects.toThrow('403: no')
  })
})

describe('queries (docs/specification.md 8.5)', () => {
  test('have the stated defaults', () => {
    expect(queryDefaults).toEqual({
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      revalidateInterval: 0,
      dedupeTime: Infinity,
      cacheLifetime: Infinity,
      onErrorRetry: null,
    })
  })

  test('ask once, and a day later the data is not stale', async () => {
    vi.useFakeTimers()
    answer('{"n":1}')
    const query = createQuery<{ n: number }>(['/once'])
    query.listen(() => undefined)()
    await vi.runAllTimersAsync()
    query.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(86_400_000)
    createQuery(['/once']).subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(query.value).toMatchObject({ data: { n: 1 }, loading: false })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('do not retry a failure', async () => {
    vi.useFakeTimers()
    answer('down', { status: 503 })
    const query = createQuery(['/down'])
    query.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(query.value?.error?.message).toBe('503: down')
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
