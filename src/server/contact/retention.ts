import type { Log } from './service.ts'
import { type ContactStore, messageStates } from './store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A sweep may delete this many messages, even if there are no others. */
const FREELY_DELETED = 100
/** With more messages, the share that a sweep may delete, so that an operator can stop a mistake in time. */
const LARGEST_SHARE = 0.1

const settledStates = messageStates.filter((state) => state !== 'pending')

export interface RetentionParts {
  store: Pick<ContactStore, 'removeReceivedBefore' | 'counts' | 'mark' | 'moveMark'>
  /** The maximum age of messages; 0 for no limit. */
  days: number
  /** Whether messages are mailed. If so, pending messages are never deleted. */
  isMailed: boolean
  log: Log
  /** The system clock, which may be wrong. */
  nowMs: () => number
  /** A monotonic time. */
  elapsedMs: () => number
}

/**
 * Deletes old messages every hour, starting an hour after the start. Returns a function that stops it.
 *
 * Ages are measured against a time saved in the store, which follows the clock by at most a day per hour of uptime.
 * So a wrong clock deletes nothing at once, and after two weeks of downtime the saved time catches up within half a day.
 */
export function startRetention(parts: RetentionParts): () => void {
  if (parts.days === 0) return () => undefined
  let sweptAtMs = parts.elapsedMs()
  // A new store has no saved time yet.
  void advanceSavedTime(parts, 0).catch(() => undefined)
  const sweep = async (): Promise<void> => {
    const workedMs = parts.elapsedMs() - sweptAtMs
    sweptAtMs += workedMs
    // If the store is unavailable, the next sweep retries.
    await sweepOnce(parts, workedMs).catch(() => undefined)
  }
  const timer = setInterval(() => void sweep(), HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function sweepOnce(parts: RetentionParts, workedMs: number): Promise<void> {
  const { store, days, isMailed, log, nowMs } = parts
  const savedMs = await advanceSavedTime(parts, workedMs)
  // Another server is sweeping.
  if (savedMs === undefined) return
  const daysApart = Math.round(Math.abs(nowMs() - savedMs) / DAY_MS)
  if (daysApart > 0) {
    log.warn({ daysApart }, 'the clock has jumped since messages were last deleted: check it')
  }
  const total = Object.values(await store.counts()).reduce((sum, count) => sum + count, 0)
  const most = Math.max(FREELY_DELETED, Math.ceil(total * LARGEST_SHARE))
  const states = isMailed ? settledStates : messageStates
  const before = Math.min(savedMs, nowMs()) - days * DAY_MS
  const removed = await store.removeReceivedBefore(before, states, most)
  if (removed > 0) log.info({ removed, days }, 'messages past their retention were deleted')
  if (removed === most) {
    log.warn(
      { removed, total },
      'many messages are past their retention: the rest is deleted hourly',
    )
  }
}

/** Moves the saved time towards the clock and returns it, or undefined if another server has just moved it. */
async function advanceSavedTime(
  { store, nowMs }: RetentionParts,
  workedMs: number,
): Promise<number | undefined> {
  const savedMs = await store.mark('retention')
  const farthestMs = workedMs * (DAY_MS / HOUR_MS)
  const base = savedMs ?? nowMs()
  const nextMs = Math.round(Math.min(Math.max(nowMs(), base - farthestMs), base + farthestMs))
  return (await store.moveMark('retention', savedMs, nextMs)) ? nextMs : undefined
}
