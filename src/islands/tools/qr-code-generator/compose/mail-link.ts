import type { Written } from '../code-form.ts'

export type MailField = 'to' | 'cc' | 'subject' | 'body'

/** Returns the link that starts an email (RFC 6068), in percent-encoded UTF-8 with `%20` for spaces and `%0D%0A` for line breaks. */
export function mailLink(values: Record<MailField, string>): Written<MailField> {
  const [to, cc] = [addressesIn(values.to), addressesIn(values.cc)]
  const problems = { to: problemWith(to), cc: problemWith(cc) }
  if (to.length === 0 || problems.to || problems.cc) return { text: '', problems }
  const body = values.body.replace(/\r\n|\r|\n/g, '\r\n')
  const query = [
    ['cc', cc.map(encodedAddress).join(',')],
    ['subject', encoded(values.subject.trim())],
    ['body', encoded(body)],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const text = `mailto:${to.map(encodedAddress).join(',')}`
  return { text: query === '' ? text : `${text}?${query}`, problems }
}

/** Splits addresses at commas and semicolons outside quoted names. */
function addressesIn(typed: string): string[] {
  const parts = typed.match(/(?:"(?:[^"\\]|\\.)*"|[^,;])+/gs) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function problemWith(addresses: readonly string[]): string | undefined {
  const wrong = addresses.find((address) => !/^(?:".+"|[^\s@"]+)@[^\s@"]+$/.test(address))
  if (wrong === undefined) return undefined
  return `${wrong.slice(0, 50)} is not an email address. Write it like name@example.com, and separate several with commas.`
}

function encodedAddress(address: string): string {
  const end = address.lastIndexOf('@')
  return `${encoded(address.slice(0, end))}@${encoded(address.slice(end + 1))}`
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
