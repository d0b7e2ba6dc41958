import { siteUrl } from '../identity.ts'

import { answer, type AnswerParts } from './answer.ts'
import { startDeadNotice } from './dead-notice.ts'
import { type Delivery, startDelivery } from './deliver.ts'
import { answerFailure } from './failure.ts'
import { createLimiter } from './limits.ts'
import { createMailer, type Mailer } from './mail.ts'
import { createMeasures, createStoreReport, reasonOf, type StoreReport } from './measures.ts'
import { openStore } from './open-store.ts'
import { startRetention } from './retention.ts'
import type { ContactService, ContactSettings, Log } from './service.ts'
import type { ContactStore } from './store.ts'

const CHECK_AGAIN_MS = 1_000
const POLL_MS = 5_000

interface Base {
  store: ContactStore
  log: Log
  report: StoreReport
}

/** Opens the contact service. An unavailable store is retried for each message. */
export function openContactService(settings: ContactSettings, log: Log): ContactService {
  const { store, pool } = openStore(settings)
  const report = createStoreReport(log)
  const background = startBackgroundWork(settings, { store, log, report })
  const isReady = cacheBriefly(() => isUsable(store, report))
  void isReady()
  const parts: AnswerParts = {
    store,
    limiter: createLimiter(settings.rateLimit, pool),
    isReady,
    onStored: background.deliver,
    onStoreFailure: (error) => {
      log.warn({ reason: reasonOf(error) }, 'a contact message was refused: the store failed')
    },
    nowMs,
  }
  const { countPost, measure } = createMeasures(store, nowMs)
  return {
    isReady,
    measure,
    answer: async (request, visitor) => {
      const response = await answer(parts, request, visitor).catch((error: unknown) => {
        log.warn({ reason: reasonOf(error), requestId: visitor.requestId }, 'contact failed')
        return answerFailure(outOfOrder, request)
      })
      if (request.method === 'POST') countPost(response.status)
      return response
    },
    close: async () => {
      await background.stop()
      await store.close()
    },
  }
}

/** Delivers messages and notices if a mail server is set, and deletes old messages. */
function startBackgroundWork(settings: ContactSettings, base: Base) {
  const mailer = openMailer(settings)
  const delivery = mailer && startMailDelivery(settings, mailer, base)
  const stopNotice = mailer && startDeadNotice({ ...base, mailer, nowMs })
  const stopRetention = startRetention({
    ...base,
    days: settings.retentionDays,
    isMailed: mailer !== undefined,
    nowMs,
    elapsedMs: () => performance.now(),
  })
  return {
    deliver: () => delivery?.wake(),
    stop: async () => {
      stopRetention()
      stopNotice?.()
      await delivery?.stop()
    },
  }
}

const nowMs = (): number => Date.now()

const outOfOrder = {
  status: 503,
  sentence: 'Something went wrong on our side. Please try again in a moment.',
  retryAfterSeconds: 10,
}

const attemptTexts = {
  delivered: 'contact message handed to the mail server',
  retry: 'contact message not handed to the mail server: it will be retried',
  dead: 'contact message not delivered: it stays dead until the operator retries or deletes it',
} as const

function openMailer(settings: ContactSettings): Mailer | undefined {
  const { smtpUrl, smtpTls: tls, mailFrom: from, mailTo: to } = settings
  if (smtpUrl === null) return undefined
  const handOverMs = settings.smtpTimeoutSeconds * 1_000
  const answerMs = settings.smtpAnswerSeconds * 1_000
  const domain = new URL(siteUrl).hostname
  return createMailer({ smtpUrl, tls, from, to, domain, handOverMs, answerMs })
}

function startMailDelivery(
  { smtpRetrySeconds }: ContactSettings,
  mailer: Mailer,
  { store, log, report }: Base,
): Delivery {
  return startDelivery({
    ...{ store, mailer, nowMs, onStoreFailure: report.failed },
    firstDelayMs: smtpRetrySeconds * 1_000,
    pollMs: Math.min(POLL_MS, smtpRetrySeconds * 1_000),
    onAttempt: (id, { outcome }) => {
      const level = outcome === 'delivered' ? 'info' : 'warn'
      log[level]({ id, outcome }, attemptTexts[outcome])
    },
    random: () => Math.random(),
  })
}

async function isUsable(store: ContactStore, report: StoreReport): Promise<boolean> {
  try {
    await store.check()
    report.worked()
    return true
  } catch (error) {
    report.failed(error)
    return false
  }
}

/** Caches an answer for a second, because many pages may ask at once. */
function cacheBriefly(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answered: Promise<boolean> | undefined
  let atMs = 0
  return () => {
    if (!answered || performance.now() - atMs > CHECK_AGAIN_MS) {
      answered = ask()
      atMs = performance.now()
    }
    return answered
  }
}
