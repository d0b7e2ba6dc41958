import { useCallback, useEffect, useRef } from 'react'

import { startWork, type WorkListener } from './work.ts'

/**
 * Work in a worker where the latest request wins: `start` and `stop` end what is under way, and so does leaving the page.
 * `limitMs` is the time limit of `startWork`.
 */
export function useWork<Request, Report>(address: string, limitMs?: number) {
  const end = useRef<() => void>(undefined)
  const stop = useCallback(() => {
    end.current?.()
    end.current = undefined
  }, [])
  const start = useCallback(
    (request: Request, listener: WorkListener<Report>) => {
      stop()
      end.current = startWork(address, request, listener, limitMs)
    },
    [address, limitMs, stop],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}
