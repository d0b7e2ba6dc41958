import { isIPv4 } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { adModes } from '../lib/advertising.ts'
import { ownEntry } from '../lib/own-entry.ts'
import { contactAddressError, contactAddressOf, socialLinksError } from '../lib/identity.ts'
import { siteAddressError } from '../lib/site-address.ts'

import { type ContactSettings, type SmtpTls, smtpTlsWords } from './contact/service.ts'
import { type Environment, SettingReader } from './setting-reader.ts'

/** The settings from the environment, explained in docs/operations.md. */
export interface Settings {
  port: number
  host: string
  logLevel: string
  /** The number of trusted proxies, and so of trusted entries of X-Forwarded-For, from the right. */
  trustHops: number
  /** How long the server keeps serving after `/readyz` fails, so that a load balancer can stop sending requests. */
  drainSeconds: number
  /** The bearer token of `/metrics`; null for no such page. */
  metricsToken: string | null
  contact: ContactSettings
}

/** The base of relative folders, so that a server started elsewhere finds the same messages. */
const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings from environment variables; absent or empty ones have their defaults.
 * Throws one Error with a line for each invalid setting.
 */
export function readSettings(environment: Environment): Settings {
  const read = new SettingReader(environment)
  const contactAddress = contactAddressOf(read.text('CONTACT_ADDRESS', ''))
  const settings = {
    port: read.wholeNumber('PORT', 4321, 0, 65_535),
    host: read.text('HOST', 'localhost'),
    logLevel: read.word('LOG_LEVEL', 'info', logLevels),
    trustHops: read.wholeNumber('TRUST_HOPS', 0, 0, 10),
    drainSeconds: read.wholeNumber('DRAIN_SECONDS', 2, 0, 300),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    contact: {
      dataFolder: resolve(projectFolder, read.text('DATA_DIR', 'data')),
      databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
      smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
      smtpTls: read.word('SMTP_TLS', defaultSmtpTls(read.text('SMTP_URL', '')), smtpTlsWords),
      mailFrom: read.mailAddress('MAIL_FROM', contactAddress),
      mailTo: read.mailAddress('MAIL_TO', contactAddress),
      smtpTimeoutSeconds: read.wholeNumber('SMTP_TIMEOUT_SECONDS', 300, 1, 3_600),
      smtpAnswerSeconds: read.wholeNumber('SMTP_ANSWER_SECONDS', 600, 1, 3_600),
      smtpRetrySeconds: read.wholeNumber('SMTP_RETRY_SECONDS', 30, 1, 3_600),
      retentionDays: read.wholeNumber('RETENTION_DAYS', 180, 0, 36_500),
      rateLimit: read.wholeNumber('RATE_LIMIT', 30, 0, 1_000_000),
    },
  }
  read.check('SITE_URL', siteAddressError)
  read.check('CONTACT_ADDRESS', contactAddressError)
  read.check('SOCIAL_LINKS', socialLinksError)
  // It also affects a response header.
  read.word('ADS', 'placeholder', adModes)
  read.throwErrors()
  return settings
}

/** Returns a sentence about the setting that prevents listening, or undefined for other errors. */
export function explainListenError(
  error: unknown,
  { port, host }: { port: number; host: string },
): string | undefined {
  const wrongHost = `HOST must be an address of this machine, not "${host}".`
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: set PORT to another one.`,
    EACCES: `Port ${port} is not allowed for this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: wrongHost,
    ENOTFOUND: wrongHost,
    EAI_AGAIN: wrongHost,
  }
  return ownEntry(sentences, (error as NodeJS.ErrnoException).code ?? '')
}

/**
 * Returns the default of SMTP_TLS, which never sends a password unencrypted to another machine. If encryption were optional,
 * an attacker could remove the mail server's STARTTLS offer and receive the password.
 */
export function defaultSmtpTls(smtpUrl: string): SmtpTls {
  if (!URL.canParse(smtpUrl)) return 'optional'
  const { username, password, hostname } = new URL(smtpUrl)
  return (username !== '' || password !== '') && !isLoopback(hostname) ? 'required' : 'optional'
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|\[::1\])$/i.test(host) || (isIPv4(host) && host.startsWith('127.'))
}
