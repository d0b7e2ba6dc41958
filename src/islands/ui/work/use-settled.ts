import { startTransition, useEffect, useState } from 'react'

const REST_MS = 200

/**
 * A value that follows `value` once it has kept still for a moment. What is costly to show follows it, so that nothing is
 * drawn between two keys typed, or between two steps of a slider that is being dragged; and it is drawn in steps of a few
 * milliseconds, between which the page answers.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
