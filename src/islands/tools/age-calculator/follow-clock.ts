/** A timer set for midnight would come late on a device that slept, or whose clock or time zone was changed. */
const LONGEST_WAIT_MS = 60_000

/**
 * Tells the time at once, at every midnight of the visitor's clock, whenever the page is looked at again, and once a minute
 * in between. The returned function ends it.
 */
export function followClock(tell: (now: Date) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const now = new Date()
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(millisecondsToMidnight(now), LONGEST_WAIT_MS))
    tell(now)
  }
  look()
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime()
}
