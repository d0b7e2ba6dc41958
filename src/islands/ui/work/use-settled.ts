import { startTransition, useEffect, useState } from 'react'

/** Runs `action` after `ms` milliseconds. Returns the function that cancels it: as the result of an effect, its cleanup. */
export function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}

/**
 * Returns `value` as it was when it last stayed the same for `ms` milliseconds. Whatever is costly to draw uses it, so that
 * nothing is drawn between two keys or two steps of a slider. The update is a transition, which the page can interrupt.
 */
export function useSettled<Value>(value: Value, ms = 200): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => after(ms, () => startTransition(() => setSettled(value))), [value, ms])
  return settled
}
