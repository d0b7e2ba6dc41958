/** How often the clock is looked at: a timer for midnight would be late after sleep, or a change of clock or time zone. */
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
