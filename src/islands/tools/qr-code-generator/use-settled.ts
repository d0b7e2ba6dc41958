import { useEffect, useState } from 'react'

/** A text that is being typed is wrong until it is whole. */
const SETTLED_AFTER_MS = 700

/** A value as it was when it last stayed the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
