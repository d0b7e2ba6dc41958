import { siteUrl } from '../site-url.ts'

import { answer } from './answer.ts'
import { startDeadNotice } from './dead-notice.ts'
import { type Delivery, startDelivery } from './deliver.ts'
import { answerFailure } from './failure.ts'
import { createLimiter } from './limits.ts'
import { createMailer, type Mailer } from './mail.ts'
import { createMeasures } from './measures.ts'
import { openStore } from './open-store.ts'
import { startRetention } from './retention.ts'
import type { ContactService, ContactSettings, Log } from './service.ts'
import type { ContactStore } from './store.ts'
import { createStoreReport, reasonOf, type StoreReport } from './store-report.ts'

const CHECK_AGAIN_MS = 1_000
const POLL_MS = 5_000

/** Opens the contact service. A store that is away now may come back later: it is asked again for each message. */
export function openContactService(settings: ContactSettings, log: Log): ContactService {
  const { store, pool } = openStore(settings)
  const report = createStoreReport(log)
  const isReady = rememberBriefly(() => isUsable(store, report))
  const mailer = openMailer(settings)
  const delivery = mailer && deliverByMail(settings, { store, mailer, log, report })
  const stopNotice = mailer && startDeadNotice({ store, mailer, log, nowMs: () => Date.now() })
  const stopRetention = startRetention({
    ...{ store, log, days: settings.retentionDays, isMailed: mailer !== undefined },
    nowMs: () => Date.now(),
    elapsedMs: () => performance.now(),
  })
  void isReady()
  const parts = {
    store,
    limiter: createLimiter(settings.rateLimit, pool),
    isReady,
    onStored: () => delivery?.wake(),
    onStoreFailure: (error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'a contact message was refused: the store failed')
    },
    nowMs: () => Date.now(),
  }
  const { countPost, measure } = createMeasures(store, parts.nowMs)
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
      stopRetention()
      stopNotice?.()
      await delivery?.stop()
      await store.close()
    },
  }
}

const outOfOrder = {
  status: 503,
  sentence: 'Something went wrong on our side. Please try again in a moment.',
  retryAfterSeconds: 10,
}

const attemptTexts = {
  delivered: 'contact message handed to the mail server',
  retry: 'contact message not handed over to the mail server: it is tried again later',
  dead: 'contact message given up: it is kept as dead until someone looks at it',
} as const

function openMailer(settings: ContactSettings): Mailer | undefined {
  const { smtpUrl, smtpTls: tls, mailFrom: from, mailTo: to } = settings
  if (smtpUrl === null) return undefined
  const handOverMs = settings.smtpTimeoutSeconds * 1_000
  const answerMs = settings.smtpAnswerSeconds * 1_000
  const domain = new URL(siteUrl).hostname
  return createMailer({ smtpUrl, tls, from, to, domain, handOverMs, answerMs })
}

function deliverByMail(
  { smtpRetrySeconds }: ContactSettings,
  parts: { store: ContactStore; mailer: Mailer; log: Log; report: StoreReport },
): Delivery {
  const { store, mailer, log, report } = parts
  return startDelivery({
    ...{ store, mailer, onStoreFailure: report.failed },
    firstDelayMs: smtpRetrySeconds * 1_000,
    pollMs: Math.min(POLL_MS, smtpRetrySeconds * 1_000),
    onAttempt: (id, { outcome }) => {
      const level = outcome === 'delivered' ? 'info' : 'warn'
      log[level]({ id, outcome }, attemptTexts[outcome])
    },
    nowMs: () => Date.now(),
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

/** Many pages may ask at once; the store is asked once a second. */
function rememberBriefly(ask: () => Promise<boolean>): () => Promise<boolean> {
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
