import type { Log } from './service.ts'
import type { ContactStore } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Deletes messages older than `days`, now and every hour; 0 deletes none. Gives the function that stops it. */
export function startRetention(
  store: Pick<ContactStore, 'removeReceivedBefore'>,
  days: number,
  log: Log,
): () => void {
  if (days === 0) return () => undefined
  const sweep = async (): Promise<void> => {
    try {
      const removed = await store.removeReceivedBefore(Date.now() - days * DAY_MS)
      if (removed > 0) log.info({ removed, days }, 'messages past their retention were deleted')
    } catch {
      // The store is away; an hour more does no harm.
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
