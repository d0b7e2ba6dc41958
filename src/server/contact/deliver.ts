import { setTimeout as pause } from 'node:timers/promises'

import { ATTEMPTS_AT_ONCE, isRefusedForGood, type Mailer } from './mail.ts'
import type { Attempt, ContactStore, StoredMessage } from './store.ts'

/** After so many failed attempts, about three days with the default first delay, a message becomes `dead`. */
const MOST_ATTEMPTS = 24
const LONGEST_DELAY_MS = 6 * 3_600_000
/** A lease lasts longer than the longest attempt by this, so that the store has time to write down how it ended. */
const SETTLING_MS = 15_000
/** A server that is stopped waits so long for its mail server; then it breaks the attempt off, and the message stays pending. */
const PATIENCE_MS = 5_000

/** What delivery works with. */
export interface DeliveryParts {
  store: Pick<ContactStore, 'claim' | 'settle'>
  mailer: Pick<Mailer, 'send' | 'longestMs' | 'close'>
  /** The wait after the first failure; it doubles with each further one. */
  firstDelayMs: number
  /** How often the store is asked for messages that became due. */
  pollMs: number
  onAttempt: (id: string, attempt: Attempt) => void
  /** Called when the store could not be asked or told. */
  onStoreFailure: (error: unknown) => void
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

/**
 * Delivers due messages until it is stopped: at least once each, since no one can know what a dropped connection meant.
 * A mail server that lets one message wait holds up no other, and a message under way is not begun a second time.
 */
export function startDelivery(parts: DeliveryParts): Delivery {
  const underWay = new Map<string, Promise<void>>()
  let state: 'running' | 'stopped' = 'running'
  let timer: NodeJS.Timeout | undefined
  let claiming: Promise<void> | undefined
  let isWoken = false

  const begin = (message: StoredMessage): void => {
    // The store gives a message a second time when its lease has ended early: the clock was set, or the machine slept.
    if (underWay.has(message.id)) return
    const attempt = deliver(parts, message, () => state === 'running').finally(() => {
      underWay.delete(message.id)
      run()
    })
    underWay.set(message.id, attempt)
  }
  const run = (): void => {
    clearTimeout(timer)
    if (state === 'stopped') return
    isWoken = claiming !== undefined
    claiming ??= claimDue(parts, underWay, begin).finally(() => {
      claiming = undefined
      if (isWoken) run()
      else if (state === 'running') timer = setTimeout(run, parts.pollMs)
    })
  }
  const finished = async (): Promise<void> => {
    await claiming
    await Promise.all(underWay.values())
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
 * The time before the next attempt after `attempts` failures: doubling, at most six hours, and shortened by up to half
 * at random, so that messages that failed together do not come back together.
 */
export function backoffMs(attempts: number, firstDelayMs: number, random: () => number): number {
  const full = Math.min(firstDelayMs * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  return Math.round(full * (1 - random() / 2))
}

/** Claims no more messages than can be handed over at once: while others waited their leases would run out. */
async function claimDue(
  parts: DeliveryParts,
  underWay: ReadonlyMap<string, unknown>,
  begin: (message: StoredMessage) => void,
): Promise<void> {
  const free = ATTEMPTS_AT_ONCE - underWay.size
  if (free === 0) return
  try {
    const now = parts.nowMs()
    const leaseEndsAtMs = now + parts.mailer.longestMs + SETTLING_MS
    for (const message of await parts.store.claim(free, now, leaseEndsAtMs)) begin(message)
  } catch (error) {
    // The store is away. Nothing is lost by waiting for the next round.
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
    // When its lease ends the store gives the message again.
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
