import { createRequire } from 'node:module'

import type { SendMailOptions } from 'nodemailer'

import type { SmtpTls } from './service.ts'
import type { StoredMessage } from './store.ts'

/** Loads the mail library only where a mail server is set: it needs 5 MB. */
const load = createRequire(import.meta.url)

/** Few, because mail servers limit the open connections of one client. */
export const ATTEMPTS_AT_ONCE = 2

/** Prevents automatic replies such as holiday notices (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The mail server, the addresses and the time limits. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  smtpUrl: string
  tls: SmtpTls
  from: string
  to: string
  /** The domain of message ids. */
  domain: string
  /** The time limit from the first packet to the last byte of the message. */
  handOverMs: number
  /** The time limit for the final reply: ten minutes in RFC 5321, section 4.5.3.2.6. */
  answerMs: number
}

/** Sends messages to a mail server. */
export interface Mailer {
  /** Resolves once the mail server has accepted the message. After a rejection no work continues. */
  send: (message: StoredMessage) => Promise<void>
  /** Sends a notice of the service. Notices with the same `id` are copies of one. */
  sendNotice: (notice: Notice) => Promise<void>
  /** The maximum duration of an attempt. */
  longestMs: number
  /** Aborts all attempts in progress. */
  close: () => void
}

/** A mail from the service to its operator. */
export interface Notice {
  id: string
  subject: string
  text: string
}

/** A mail that reports when its last byte is sent. */
interface WatchedMail extends SendMailOptions {
  onLastByte: () => void
}

/** Creates a mailer. A message has the same Message-ID in every attempt, so that mailboxes can detect copies. */
export function createMailer(settings: MailSettings): Mailer {
  const { from, to, domain } = settings
  const closing = new AbortController()
  const transport = openTransport(settings)
  const attempt = async (mail: SendMailOptions): Promise<void> => {
    const limits = startTimeLimits(settings)
    const signal = AbortSignal.any([limits.signal, closing.signal])
    const watched: WatchedMail = { ...mail, from, to, signal, onLastByte: limits.awaitAnswer }
    try {
      await transport.sendMail(watched)
    } catch (error) {
      limits.signal.throwIfAborted()
      throw error
    } finally {
      limits.end()
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
  const { createTransport } = load('nodemailer') as typeof import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: tls === 'required',
    pool: true,
    // One for a notice: the wait for a connection would count towards the time limit.
    maxConnections: ATTEMPTS_AT_ONCE + 1,
    maxRequeues: 1,
    // `startTimeLimits` measures the two phases; these limits must not be shorter.
    connectionTimeout: handOverMs,
    greetingTimeout: handOverMs,
    socketTimeout: handOverMs + answerMs,
    // Closes aborted connections at once: the other side may never answer.
    socketCloseTimeout: 0,
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

/** Aborts the signal when one of the two phases of an attempt exceeds its limit. Its reason is a sentence. */
function startTimeLimits({ handOverMs, answerMs }: MailSettings) {
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

/** Composes the mail of a message. The visitor's address is used only for Reply-To. */
export function composeMail(message: StoredMessage) {
  const { email, receivedAtMs } = message
  const name = headerText(message.name)
  const date = new Date(receivedAtMs)
  return {
    subject: `Contact form: ${name}`,
    // Servers without SMTPUTF8 refuse addresses beyond ASCII, and mail programs decode encoded words in an address.
    ...(/^(?!.*=\?)[\x21-\x7e]+$/.test(email) ? { replyTo: { name, address: email } } : {}),
    date,
    headers: automatic,
    text: `From: ${name} <${email}>\nReceived: ${date.toISOString()}\n\n${message.message}\n`,
  }
}

/** Removes line breaks, direction marks and encoded words (RFC 2047), which would change how the header is shown. */
function headerText(name: string): string {
  return name
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
}

/**
 * Returns whether the mail server has permanently refused the content of this message. Errors in login, sender or recipient
 * affect every message until the operator fixes the settings.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EMESSAGE' && responseCode >= 500
}
