import { setTimeout as pause } from 'node:timers/promises'

import { ATTEMPTS_AT_ONCE, isRefusedForGood, type Mailer } from './mail.ts'
import type { Attempt, ContactStore, StoredMessage } from './store.ts'

/** Failed attempts before a message becomes `dead`: about three days with the default first delay. */
const MOST_ATTEMPTS = 24
const LONGEST_DELAY_MS = 6 * 3_600_000
/** Time added to the lease after the longest attempt, so that the store can save the outcome. */
const SETTLING_MS = 15_000
/** On shutdown, time for attempts in progress. Aborted ones leave their messages pending. */
const PATIENCE_MS = 5_000

export interface DeliveryParts {
  store: Pick<ContactStore, 'claim' | 'settle'>
  mailer: Pick<Mailer, 'send' | 'longestMs' | 'close'>
  /** The wait after the first failure; it doubles with each further one. */
  firstDelayMs: number
  /** The interval between checks for due messages. */
  pollMs: number
  onAttempt: (id: string, attempt: Attempt) => void
  onStoreFailure: (error: unknown) => void
  nowMs: () => number
  /** A number from 0 up to 1. */
  random: () => number
}

export interface Delivery {
  /** Checks for due messages now. */
  wake: () => void
  /** Claims nothing more and waits for the attempts in progress. */
  stop: () => Promise<void>
}

/**
 * Delivers due messages until stopped, each at least once: after a dropped connection the outcome is unknown.
 * A slow attempt does not block other messages, and no message has two attempts at a time.
 */
export function startDelivery(parts: DeliveryParts): Delivery {
  const inProgress = new Map<string, Promise<void>>()
  let state: 'running' | 'stopped' = 'running'
  let timer: NodeJS.Timeout | undefined
  let claiming: Promise<void> | undefined
  let isWakePending = false

  const begin = (message: StoredMessage): void => {
    // A lease can end early when the clock is set or the machine sleeps.
    if (inProgress.has(message.id)) return
    const attempt = deliver(parts, message, () => state === 'running').finally(() => {
      inProgress.delete(message.id)
      run()
    })
    inProgress.set(message.id, attempt)
  }
  const run = (): void => {
    clearTimeout(timer)
    if (state === 'stopped') return
    isWakePending = claiming !== undefined
    claiming ??= claimDue(parts, inProgress, begin).finally(() => {
      claiming = undefined
      if (isWakePending) run()
      else if (state === 'running') timer = setTimeout(run, parts.pollMs)
    })
  }
  const finished = async (): Promise<void> => {
    await claiming
    await Promise.all(inProgress.values())
  }
  run()
  return {
    wake: run,
    stop: async () => {
      state = 'stopped'
      clearTimeout(timer)
      await Promise.race([finished(), pause(PATIENCE_MS, undefined, { ref: false })])
      parts.mailer.close()
      await finished()
    },
  }
}

/**
 * Returns the wait after `attempts` failures: exponential backoff, at most six hours, shortened by up to half at random,
 * so that messages that failed together are not retried together.
 */
export function backoffMs(attempts: number, firstDelayMs: number, random: () => number): number {
  const full = Math.min(firstDelayMs * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return Math.round(full * (1 - random() / 2))
}

/** Claims only as many messages as can be sent at once: the leases of waiting ones would expire. */
async function claimDue(
  parts: DeliveryParts,
  inProgress: ReadonlyMap<string, unknown>,
  begin: (message: StoredMessage) => void,
): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - inProgress.size
  if (free === 0) return
  try {
    const now = parts.nowMs()
    const leaseEndsAtMs = now + parts.mailer.longestMs + SETTLING_MS
    for (const message of await parts.store.claim(free, now, leaseEndsAtMs)) begin(message)
  } catch (error) {
    parts.onStoreFailure(error)
  }
}

async function deliver(
  parts: DeliveryParts,
  message: StoredMessage,
  isRunning: () => boolean,
): Promise<void> {
  const attempt = await parts.mailer.send(message).then(
    (): Attempt => ({ outcome: 'delivered', atMs: parts.nowMs() }),
    (error: unknown) => judgeFailure(parts, message, error, isRunning()),
  )
  try {
    await parts.store.settle(message.id, attempt)
    parts.onAttempt(message.id, attempt)
  } catch (error) {
    // The message can be claimed again when its lease ends.
    parts.onStoreFailure(error)
  }
}

function judgeFailure(
  parts: DeliveryParts,
  message: StoredMessage,
  failure: unknown,
  isRunning: boolean,
): Attempt {
  const error = failure instanceof Error ? failure.message : String(failure)
  const isLast = message.attempts >= MOST_ATTEMPTS && isRunning
  if (isRefusedForGood(failure) || isLast) return { outcome: 'dead', error }
  const delayMs = backoffMs(message.attempts, parts.firstDelayMs, parts.random)
  return { outcome: 'retry', atMs: parts.nowMs() + delayMs, error }
}
