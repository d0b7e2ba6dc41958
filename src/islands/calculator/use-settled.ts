import { useEffect, useState } from 'react'

const REST_MS = 200

/**
 * A value that follows `value` once it has kept still for a moment. What is costly to show follows it, so that nothing is
 * drawn between two keys typed, or between two steps of a slider that is being dragged.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
