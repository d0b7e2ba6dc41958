import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a result may stay beside a newer text: two frames. */
const MOST_STALE_MS = 34

/**
 * What is shown of the latest request. `clearSoon` leaves it while the next answer is about to come, so that nothing flickers
 * between two keys; where no answer comes within two frames, the old result goes.
 */
export function useShownBriefly<Shown>(nothing: Shown) {
  const [shown, setShown] = useState(nothing)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: Shown) => {
    clearTimeout(timer.current)
    setShown(next)
  }
  const clearSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(nothing), MOST_STALE_MS)
  }
  return { shown, show, clearSoon }
}
