import { isIPv4 } from 'node:net'

/** `required`: nothing is sent before the connection is encrypted. `optional`: encrypted when the mail server offers it. */
export const smtpTlsWords = ['required', 'optional'] as const
export type SmtpTls = (typeof smtpTlsWords)[number]

/**
 * What holds unless the operator says otherwise: a password leaves this machine encrypted or not at all. If encryption were
 * optional, an attacker on the way could remove the mail server's offer of STARTTLS and would then be sent the password.
 */
export function usualSmtpTls(smtpUrl: string): SmtpTls {
  if (!URL.canParse(smtpUrl)) return 'optional'
  const { username, password, hostname } = new URL(smtpUrl)
  return (username !== '' || password !== '') && !isLoopback(hostname) ? 'required' : 'optional'
}

function isLoopback(host: string): boolean {
  return /^(?:localhost|\[::1\])$/i.test(host) || (isIPv4(host) && host.startsWith('127.'))
}
