import type { Written } from '../code-form.ts'
import { escapeSigns } from '../code-text.ts'

export type WifiField = 'network' | 'security' | 'password' | 'hidden'

/** The longest network name in bytes (IEEE 802.11). */
const LONGEST_NAME_BYTES = 32

/** The longest WPA password in bytes (IEEE 802.11). */
const LONGEST_PASSWORD_BYTES = 63

/**
 * Returns the text that joins a network, as ZXing and Android read it: `WIFI:T:…;S:…;P:…;H:true;;`. Spaces in names and passwords
 * are not trimmed.
 */
export function wifiText(values: Record<WifiField, string>): Written<WifiField> {
  const { network, security, password, hidden } = values
  const isOpen = security === 'nopass'
  const problems = {
    network: nameProblem(network),
    password: isOpen || password === '' ? undefined : passwordProblem(security, password),
  }
  const isWhole = network !== '' && (isOpen || password !== '')
  if (!isWhole || problems.network || problems.password) return { text: '', problems }
  const parts = [
    `T:${security}`,
    `S:${escaped(network)}`,
    ...(isOpen ? [] : [`P:${escaped(password)}`]),
    ...(hidden === 'yes' ? ['H:true'] : []),
  ]
  return { text: `WIFI:${parts.join(';')};;`, problems, warnings: warningsOn(values) }
}

function escaped(text: string): string {
  return escapeSigns(text, ';,":')
}

/** A field of one line would turn a pasted line break into a space, and so change the password. */
const LINE_BREAK = /[\r\n\u2028\u2029]/

function nameProblem(name: string): string | undefined {
  if (LINE_BREAK.test(name))
    return 'This has a line break, which the name of a network cannot have.'
  const bytes = new TextEncoder().encode(name).length
  if (bytes <= LONGEST_NAME_BYTES) return undefined
  return `The name of a network has ${LONGEST_NAME_BYTES} bytes at most, and this one has ${bytes}.`
}

function passwordProblem(security: string, password: string): string | undefined {
  const { length } = Array.from(password)
  if (LINE_BREAK.test(password))
    return 'This has a line break, which a password of a network cannot have.'
  if (security === 'WPA') {
    if (/^[0-9a-f]{64}$/i.test(password)) return undefined
    const bytes = new TextEncoder().encode(password).length
    if (length >= 8 && bytes <= LONGEST_PASSWORD_BYTES) return undefined
    if (length >= 8 && length <= LONGEST_PASSWORD_BYTES)
      return `A WPA password has ${LONGEST_PASSWORD_BYTES} bytes at most, and this one has ${bytes}.`
    return `A WPA password has 8 to 63 characters, or is a key of 64 hex digits. This one has ${length}.`
  }
  if (/^(?:.{5}|.{13}|[0-9a-f]{10}|[0-9a-f]{26})$/iu.test(password)) return undefined
  return `A WEP key has 5 or 13 characters, or 10 or 26 hex digits. This one has ${length} characters.`
}

/** A passphrase has only the characters 0x20 to 0x7E (IEEE 802.11). */
const NOT_PRINTABLE_ASCII = /[^\x20-\x7e]/

function warningsOn({ network, security, password }: Record<WifiField, string>): string[] {
  const outer = (text: string) => text !== text.trim()
  const warnings = []
  if (outer(network)) warnings.push('The name begins or ends with a space. It is kept.')
  if (security !== 'nopass' && outer(password))
    warnings.push('The password begins or ends with a space. It is kept.')
  if (security === 'WPA' && NOT_PRINTABLE_ASCII.test(password))
    warnings.push(
      'A WPA password has only English letters, digits and symbols. This one has other characters, which many devices refuse.',
    )
  if (security === 'WEP')
    warnings.push(
      'WEP no longer protects a network. Switch the router to WPA2 or WPA3 if possible.',
    )
  return warnings
}
