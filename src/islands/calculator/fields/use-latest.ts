import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Returns a ref that always holds the newest value. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
