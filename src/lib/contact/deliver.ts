import { setTimeout as pause } from 'node:timers/promises'

import { isRefusedForGood, type Mailer } from './mail.ts'
import type { Attempt, ContactStore, StoredMessage } from './store.ts'

/** After so many attempts, about three days with the default first delay, a message is set aside for a person to look at. */
const MOST_ATTEMPTS = 24
const LONGEST_DELAY_MS = 6 * 3_600_000
const AT_ONCE = 4
/** Who stops a server does not wait longer for a mail server; the lease of the message brings it back. */
const PATIENCE_MS = 5_000

/** What delivery works with. */
export interface DeliveryParts {
  store: Pick<ContactStore, 'claim' | 'settle'>
  mailer: Mailer
  /** The wait after the first failure; it doubles with each further one. */
  firstDelayMs: number
  /** A message not settled by then is taken to belong to a server that died, and is tried again. */
  leaseMs: number
  /** How often the store is asked for messages that became due. */
  pollMs: number
  onAttempt: (id: string, attempt: Attempt) => void
  nowMs: () => number
  /** A number from 0 up to 1. */
  random: () => number
}

/** Delivery under way. */
export interface Delivery {
  /** Says that there may be something to deliver. */
  wake: () => void
  /** Takes nothing more and waits for what is being handed over. */
  stop: () => Promise<void>
}

/** Delivers due messages until it is stopped: at least once each, since no one can know what a dropped connection meant. */
export function startDelivery(parts: DeliveryParts): Delivery {
  let state: 'running' | 'stopped' = 'running'
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isWoken = false

  const run = (): void => {
    clearTimeout(timer)
    if (state === 'stopped') return
    isWoken = round !== undefined
    round ??= deliverDue(parts, () => state === 'running').finally(() => {
      round = undefined
      if (isWoken) run()
      else if (state === 'running') timer = setTimeout(run, parts.pollMs)
    })
  }
  run()
  return {
    wake: run,
    stop: async () => {
      state = 'stopped'
      clearTimeout(timer)
      await Promise.race([round, pause(PATIENCE_MS, undefined, { ref: false })])
      parts.mailer.close()
    },
  }
}

/**
 * The time before the next attempt after `attempts` failures: doubling, at most six hours, and shortened by up to half
 * at random, so that messages that failed together do not come back together.
 */
export function backoffMs(attempts: number, firstDelayMs: number, random: () => number): number {
  const full = Math.min(firstDelayMs * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return Math.round(full * (1 - random() / 2))
}

async function deliverDue(parts: DeliveryParts, isRunning: () => boolean): Promise<void> {
  try {
    while (isRunning()) {
      const now = parts.nowMs()
      const claimed = await parts.store.claim(AT_ONCE, now, now + parts.leaseMs)
      if (claimed.length === 0) return
      await Promise.all(claimed.map((message) => deliver(parts, message)))
    }
  } catch {
    // The store is away. Nothing is lost by waiting for the next round; the service reports the store itself.
  }
}

async function deliver(parts: DeliveryParts, message: StoredMessage): Promise<void> {
  const attempt = await parts.mailer.send(message).then(
    (): Attempt => ({ outcome: 'delivered', atMs: parts.nowMs() }),
    (error: unknown) => afterFailure(parts, message, error),
  )
  await parts.store.settle(message.id, attempt)
  parts.onAttempt(message.id, attempt)
}

function afterFailure(parts: DeliveryParts, message: StoredMessage, failure: unknown): Attempt {
  const error = failure instanceof Error ? failure.message : String(failure)
  if (isRefusedForGood(failure) || message.attempts >= MOST_ATTEMPTS) {
    return { outcome: 'dead', error }
  }
  const delayMs = backoffMs(message.attempts, parts.firstDelayMs, parts.random)
  return { outcome: 'retry', atMs: parts.nowMs() + delayMs, error }
}
