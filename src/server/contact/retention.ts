import type { Log } from './service.ts'
import { type ContactStore, messageStates } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** One sweep may delete so many messages, even if they are all there are. */
const FREELY_DELETED = 100
/** Of more messages it deletes at most this share: whoever sees in the log within the hour that it is too much has nine tenths left. */
const LARGEST_SHARE = 0.1

const settledStates = messageStates.filter((state) => state !== 'pending')

/** What the retention works with. */
export interface RetentionParts {
  store: Pick<ContactStore, 'removeReceivedBefore' | 'counts' | 'mark' | 'moveMark'>
  /** Messages older than this are deleted; 0 deletes none. */
  days: number
  /** Whether messages are mailed. What waits for that is never deleted; without it pending is where a message stays. */
  isMailed: boolean
  log: Log
  /** The time by the clock, which may be wrong. */
  nowMs: () => number
  /** A time that only goes forward, at the pace of a clock. */
  elapsedMs: () => number
}

/**
 * Deletes old messages every hour, for the first time an hour after the start. Gives the function that stops it.
 *
 * Their age is not measured by the clock, which can be wrong by years, but by a time that is noted in the store and follows
 * the clock by at most a day for each hour of work. So a wrong clock deletes nothing at once, and after a pause of
 * two weeks the noted time has caught up within half a day.
 */
export function startRetention(parts: RetentionParts): () => void {
  if (parts.days === 0) return () => undefined
  let sweptAtMs = parts.elapsedMs()
  // A new store has no noted time yet: it begins now.
  void noteTime(parts, 0).catch(() => undefined)
  const sweep = async (): Promise<void> => {
    const workedMs = parts.elapsedMs() - sweptAtMs
    sweptAtMs += workedMs
    try {
      await sweepOnce(parts, workedMs)
    } catch {
      // The store is away; an hour more does no harm.
    }
  }
  const timer = setInterval(() => void sweep(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function sweepOnce(parts: RetentionParts, workedMs: number): Promise<void> {
  const { store, days, isMailed, log, nowMs } = parts
  const notedMs = await noteTime(parts, workedMs)
  // Another server has begun a sweep at this moment.
  if (notedMs === undefined) return
  const daysApart = Math.round(Math.abs(nowMs() - notedMs) / DAY_MS)
  if (daysApart > 0) {
    log.warn({ daysApart }, 'the clock has jumped since messages were last deleted: is it right?')
  }
  const total = Object.values(await store.counts()).reduce((sum, count) => sum + count, 0)
  const most = Math.max(FREELY_DELETED, Math.ceil(total * LARGEST_SHARE))
  const states = isMailed ? settledStates : messageStates
  const before = Math.min(notedMs, nowMs()) - days * DAY_MS
  const removed = await store.removeReceivedBefore(before, states, most)
  if (removed > 0) log.info({ removed, days }, 'messages past their retention were deleted')
  if (removed === most) {
    log.warn(
      { removed, total },
      'many messages are past their retention: the rest goes hour by hour',
    )
  }
}

/** Lets the noted time follow the clock and gives it, or undefined when another server has just done so. */
async function noteTime(
  { store, nowMs }: RetentionParts,
  workedMs: number,
): Promise<number | undefined> {
  const notedMs = await store.mark('retention')
  const farthestMs = workedMs * (DAY_MS / HOUR_MS)
  const base = notedMs ?? nowMs()
  const nextMs = Math.round(Math.min(Math.max(nowMs(), base - farthestMs), base + farthestMs))
  const isNoted = await store.moveMark('retention', notedMs, nextMs)
  return isNoted ? nextMs : undefined
}
