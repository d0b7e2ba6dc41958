import { counted } from '../../lib/quantity.ts'
import type { Mailer, Notice } from './mail.ts'
import type { Log } from './service.ts'
import type { ContactStore } from './store.ts'

const CHECK_MS = 600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_NAMED = 20

export interface DeadNoticeParts {
  store: Pick<ContactStore, 'counts' | 'list' | 'mark' | 'moveMark'>
  mailer: Pick<Mailer, 'sendNotice'>
  log: Log
  nowMs: () => number
}

/**
 * Mails the operator at most once a day while there are dead messages, even if several servers share the store. Retries a
 * failed notice after an hour. Returns a function that stops the checks.
 */
export function startDeadNotice(parts: DeadNoticeParts): () => void {
  // While the store is unavailable, the next check retries.
  const check = (): void => void sendIfDue(parts).catch(() => undefined)
  check()
  const timer = setInterval(check, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function sendIfDue({ store, mailer, log, nowMs }: DeadNoticeParts): Promise<void> {
  const { dead } = await store.counts()
  if (dead === 0) return
  const sentAtMs = await store.mark('notice')
  const now = nowMs()
  // A saved time more than a day ahead comes from a wrong clock and is ignored.
  if (sentAtMs !== undefined && Math.abs(now - sentAtMs) < DAY_MS) return
  // Saved before sending: of several servers only the one that saves it continues.
  if (!(await store.moveMark('notice', sentAtMs, now))) return
  const named = await store.list(MOST_NAMED, undefined, 'dead')
  const ids = named.map(({ id }) => id)
  try {
    await mailer.sendNotice(composeNotice(dead, ids, now))
    log.info({ dead }, 'a notice about dead messages was mailed')
  } catch {
    log.warn({ dead }, 'the notice about dead messages could not be mailed')
    await store.moveMark('notice', now, now - DAY_MS + HOUR_MS)
  }
}

/** Contains no visitor text: the mail server may have just refused that text. */
function composeNotice(dead: number, ids: readonly string[], nowMs: number): Notice {
  const messages = counted(dead, 'contact message')
  const rest = dead > ids.length ? `\n… and ${dead - ids.length} more\n` : ''
  return {
    id: new Date(nowMs).toISOString().slice(0, 10),
    subject: `${messages} could not be mailed`,
    text: `${messages} could not be mailed to you. Nothing is lost: the server keeps them.

${ids.map((id) => `${id}\n`).join('')}${rest}
What each says, and why it was refused:  npm run -s messages -- show ID
Mail all of them again:                  npm run -s messages -- retry --state dead
Delete one for good:                     npm run -s messages -- delete ID

This notice comes at most once a day, for as long as there are such messages.
`,
  }
}
