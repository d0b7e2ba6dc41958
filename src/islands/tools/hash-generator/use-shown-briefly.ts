import { useState } from 'react'

import { useAfterPause } from '@/islands/ui/work/use-after-pause.ts'

/** Milliseconds for which an old result may stay on screen with a newer text: two frames. */
const MOST_STALE_MS = 34

/**
 * The result on screen. `clearSoon` keeps an old result for two frames, so that nothing flickers when the next one arrives in
 * time.
 */
export function useShownBriefly<Shown>(nothing: Shown) {
  const [shown, setShown] = useState(nothing)
  const pause = useAfterPause(MOST_STALE_MS)
  const show = (next: Shown) => {
    pause.stop()
    setShown(next)
  }
  const clearSoon = () => pause.start(() => setShown(nothing))
  return { shown, show, clearSoon }
}
