import { createTransport } from 'nodemailer'

import type { StoredMessage } from './store.ts'

/** Where mail goes and how it gets there. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password when the server wants them. */
  smtpUrl: string
  from: string
  to: string
  /** The right side of message ids. */
  domain: string
  /** Handing over one message must not take longer than this. */
  timeoutMs: number
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** Resolves once the mail server has taken responsibility for the message. */
  send: (message: StoredMessage) => Promise<void>
  close: () => void
}

/** Connects to nothing yet. A message keeps its Message-ID in every attempt, so that a mailbox can tell copies. */
export function createMailer({ smtpUrl, from, to, domain, timeoutMs }: MailSettings): Mailer {
  const stepMs = Math.max(1, Math.floor(timeoutMs / 3))
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // Nothing in a message may make this server read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.on('error', () => undefined)
  return {
    send: async (message) => {
      await withTimeout(
        transport.sendMail({
          ...composed(message),
          from,
          to,
          messageId: `<contact-${message.id}@${domain}>`,
        }),
        timeoutMs,
      )
    },
    close: () => transport.close(),
  }
}

/** The parts of a mail that come from the visitor. The visitor's address stands only where an answer goes. */
export function composed(message: StoredMessage) {
  const { name, email, receivedAtMs } = message
  const date = new Date(receivedAtMs)
  return {
    subject: `Contact form: ${name}`,
    // A server that knows no SMTPUTF8 would refuse an address with letters beyond ASCII; the text has it anyway.
    ...(/^[\x21-\x7e]+$/.test(email) ? { replyTo: { name, address: email } } : {}),
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `From: ${name} <${email}>\nReceived: ${date.toISOString()}\n\n${message.message}\n`,
  }
}

/**
 * Whether the mail server has refused the content of this message for good. Login, sender and recipient are settings: what is
 * wrong with them, or with the mailbox, is wrong with every message until the operator mends it.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), timeoutMs)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
