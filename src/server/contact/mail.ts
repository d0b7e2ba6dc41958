import { createTransport, type SendMailOptions } from 'nodemailer'

import type { SmtpTls } from './service.ts'
import type { StoredMessage } from './store.ts'

/** Few, because mail servers limit how many connections one client may have open. */
export const ATTEMPTS_AT_ONCE = 2

/** Keeps programs such as holiday notices from answering (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Where mail goes and how it gets there. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password when the server wants them. */
  smtpUrl: string
  tls: SmtpTls
  from: string
  to: string
  /** The right side of message ids. */
  domain: string
  /** From the first packet to the last byte of the message an attempt may take so long. */
  handOverMs: number
  /** Then the mail server may take so long to say whether it has it: ten minutes in RFC 5321, section 4.5.3.2.6. */
  answerMs: number
}

/** Hands messages to a mail server. */
export interface Mailer {
  /** Resolves once the mail server has taken responsibility for the message. When it rejects, nothing goes on behind it. */
  send: (message: StoredMessage) => Promise<void>
  /** The same for a notice of the service itself. Two with the same `id` are copies of one. */
  sendNotice: (notice: Notice) => Promise<void>
  /** No attempt lasts longer. */
  longestMs: number
  /** Breaks off every attempt under way. */
  close: () => void
}

/** What the service tells its operator. */
export interface Notice {
  id: string
  subject: string
  text: string
}

/** A mail that says when its last byte has left. */
interface WatchedMail extends SendMailOptions {
  onLastByte: () => void
}

/** Connects to nothing yet. A message keeps its Message-ID in every attempt, so that a mailbox can tell copies. */
export function createMailer(settings: MailSettings): Mailer {
  const { from, to, domain } = settings
  const closing = new AbortController()
  const transport = openTransport(settings)
  const attempt = async (mail: SendMailOptions): Promise<void> => {
    const patience = startPatience(settings)
    const signal = AbortSignal.any([patience.signal, closing.signal])
    const watched: WatchedMail = { ...mail, from, to, signal, onLastByte: patience.awaitAnswer }
    try {
      await transport.sendMail(watched)
    } catch (error) {
      patience.signal.throwIfAborted()
      throw error
    } finally {
      patience.end()
    }
  }
  return {
    send: (message) =>
      attempt({ ...composeMail(message), messageId: `<contact-${message.id}@${domain}>` }),
    sendNotice: ({ id, ...notice }) =>
      attempt({ ...notice, headers: automatic, messageId: `<notice-${id}@${domain}>` }),
    longestMs: settings.handOverMs + settings.answerMs,
    close: () => {
      closing.abort()
      transport.close()
    },
  }
}

function openTransport({ smtpUrl, tls, handOverMs, answerMs }: MailSettings) {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: tls === 'required',
    pool: true,
    // One for each message under way and one for a notice: waiting for a connection would count as time of the attempt.
    maxConnections: ATTEMPTS_AT_ONCE + 1,
    maxRequeues: 1,
    // The two phases are measured in `startPatience`; these only must not be shorter.
    connectionTimeout: handOverMs,
    greetingTimeout: handOverMs,
    socketTimeout: handOverMs + answerMs,
    // A connection that was broken off is closed at once: the other side may never answer the goodbye.
    socketCloseTimeout: 0,
    // Nothing in a message may make this server read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.on('error', () => undefined)
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((source) => {
      source.once('end', (mail.data as WatchedMail).onLastByte)
      return source
    })
    done()
  })
  return transport
}

/** Times the two phases of an attempt. The signal, once aborted, has the reason in a sentence. */
function startPatience({ handOverMs, answerMs }: MailSettings) {
  const controller = new AbortController()
  const giveUp = (sentence: string) => controller.abort(new Error(sentence))
  let timer = setTimeout(giveUp, handOverMs, 'The mail server took too long to take the message.')
  return {
    signal: controller.signal,
    awaitAnswer: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, answerMs, 'The mail server took too long to say that it has it.')
    },
    end: () => clearTimeout(timer),
  }
}

/** The parts of a mail that come from the visitor. The visitor's address stands only where an answer goes. */
export function composeMail(message: StoredMessage) {
  const { email, receivedAtMs } = message
  const name = headerText(message.name)
  const date = new Date(receivedAtMs)
  return {
    subject: `Contact form: ${name}`,
    // A server that knows no SMTPUTF8 would refuse an address with letters beyond ASCII, and one that begins an encoded word
    // would be shown as another one; the text has it anyway.
    ...(/^(?!.*=\?)[\x21-\x7e]+$/.test(email) ? { replyTo: { name, address: email } } : {}),
    date,
    headers: automatic,
    text: `From: ${name} <${email}>\nReceived: ${date.toISOString()}\n\n${message.message}\n`,
  }
}

/**
 * A name as a header may carry it: on one line, in the order in which it was typed, and not as an encoded word (RFC 2047),
 * which a mail program would show as something else.
 */
function headerText(name: string): string {
  return name
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
}

/**
 * Whether the mail server has refused the content of this message for good. Login, sender and recipient are settings: what is
 * wrong with them, or with the mailbox, is wrong with every message until the operator mends it.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}
