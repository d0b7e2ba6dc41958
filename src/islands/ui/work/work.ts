/** Why work in a worker failed: the worker did not start, it stopped, or it took too long. */
export type WorkFailure = 'unstartable' | 'stopped' | 'overdue'

/**
 * Time limit of every pattern and query that a visitor can type. Some would run forever, and only ending the worker stops them.
 * It is long enough for a useful query of a large document on a slow phone.
 */
export const PATTERN_LIMIT_MS = 20_000

/** The sentences for visitors. They also appear for valid input, so they must not blame it. */
export const WORK_FAILURES: Record<WorkFailure, string> = {
  unstartable:
    'This browser did not start the background work that an input of this size needs. What you entered is still here. Smaller inputs work without it.',
  stopped:
    'The browser stopped the work in the background, perhaps for lack of memory. What you entered is still here: try again.',
  overdue: `This took longer than ${PATTERN_LIMIT_MS / 1000} seconds, so it was stopped. Nothing was changed. Try a simpler pattern or a smaller input.`,
}

/**
 * Calls `onOver` when `ms` milliseconds have passed since the last `restart`, or never without `ms`. Messages that arrived in
 * time are handled first, also on a page that was busy when the time was over.
 */
export function timeLimit(ms: number | undefined, onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    if (ms !== undefined) timer = setTimeout(() => (timer = setTimeout(onOver)), ms)
  }
  return { restart, stop }
}

/** Returns the reason of a worker's error event. The event of a script that was not loaded has no message, or names `NotLoadedError`. */
export function failureIn(event: Event): WorkFailure {
  const message = (event as Partial<ErrorEvent>).message || 'NotLoadedError'
  return message.includes('NotLoadedError') ? 'unstartable' : 'stopped'
}
