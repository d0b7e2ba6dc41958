import type { Mailer, Notice } from './mail.ts'
import type { Log } from './service.ts'
import type { ContactStore } from './store.ts'

const CHECK_MS = 600_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_NAMED = 20

/** What the notice works with. */
export interface DeadNoticeParts {
  store: Pick<ContactStore, 'counts' | 'list' | 'mark' | 'moveMark'>
  mailer: Pick<Mailer, 'sendNotice'>
  log: Log
  nowMs: () => number
}

/**
 * Mails the operator at most once a day while there are dead messages, also when several servers share the store; after a
 * failure again in an hour. Gives the function that stops it.
 */
export function startDeadNotice(parts: DeadNoticeParts): () => void {
  const look = (): void => {
    sendIfDue(parts).catch(() => {
      // The store is away. It is asked again soon.
    })
  }
  look()
  const timer = setInterval(look, CHECK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function sendIfDue({ store, mailer, log, nowMs }: DeadNoticeParts): Promise<void> {
  const { dead } = await store.counts()
  if (dead === 0) return
  const sentAtMs = await store.mark('notice')
  const now = nowMs()
  // A noted time that lies more than a day ahead comes from a clock that was wrong, and does not count.
  if (sentAtMs !== undefined && Math.abs(now - sentAtMs) < DAY_MS) return
  // Noted before it is sent: of several servers only the one that could note it goes on.
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

/** Holds nothing that a visitor wrote: the mail server may be one that has just refused exactly that. */
function composeNotice(dead: number, ids: readonly string[], nowMs: number): Notice {
  const messages = dead === 1 ? '1 contact message' : `${dead} contact messages`
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
