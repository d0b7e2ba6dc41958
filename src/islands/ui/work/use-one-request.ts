import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs one request at a time: a newer one, `stop` or unmounting cancels the running one. `begin` starts a request and returns
 * the function that cancels it; a cancelled request reports nothing more.
 */
export function useOneRequest<Args extends unknown[]>(begin: (...args: Args) => () => void) {
  const cancel = useRef<() => void>(undefined)
  const stop = useCallback(() => {
    cancel.current?.()
    cancel.current = undefined
  }, [])
  const start = useCallback(
    (...args: Args) => {
      stop()
      cancel.current = begin(...args)
    },
    [begin, stop],
  )
  useEffect(() => stop, [stop])
  return { start, stop }
}
