import { useEffect, useRef } from 'react'

/** Typing in a long text that pauses for this time has come to an end. */
const PAUSE_MS = 300

/** Does something when the typing pauses; the latest wish replaces those before it. */
export function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start(action: () => void) {
      clearTimeout(timer.current)
      timer.current = setTimeout(action, PAUSE_MS)
    },
    stop: () => clearTimeout(timer.current),
  }
}
