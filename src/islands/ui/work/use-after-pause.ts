import { useCallback, useEffect, useMemo, useRef } from 'react'

import { after } from './use-settled.ts'

/**
 * Debounces actions: `start` runs an action after `ms` milliseconds, unless a later `start`, `stop` or unmounting cancels it.
 * The returned object stays the same, so that effects can depend on it.
 */
export function useAfterPause(ms: number) {
  const cancel = useRef<() => void>(undefined)
  const stop = useCallback(() => cancel.current?.(), [])
  const start = useCallback(
    (action: () => void) => {
      stop()
      cancel.current = after(ms, action)
    },
    [ms, stop],
  )
  useEffect(() => stop, [stop])
  return useMemo(() => ({ start, stop }), [start, stop])
}
