import { useState, type KeyboardEvent } from 'react'

/** Stores the current difference (-1 before the first) and the actions that move it. Wraps around at both ends. */
export function useSteps(count: number) {
  const [at, setAt] = useState(-1)
  const go = (by: number) =>
    setAt((before) => (before + by + count + (before < 0 && by < 0 ? 1 : 0)) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || !event.altKey || count === 0) return
    event.preventDefault()
    go(by)
  }
  return { at, setAt, go, onKeyDown }
}
