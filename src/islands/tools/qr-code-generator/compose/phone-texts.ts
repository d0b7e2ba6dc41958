import type { Written } from '../code-form.ts'
import { asciiDigits } from '../code-text.ts'

/** The most digits of a country code and number together (ITU-T E.164). */
const MOST_DIGITS = 15

/** Service numbers, such as 112, are short and have no country code. */
const LONGEST_SERVICE_NUMBER = 6

/** A parsed phone number as it is dialled; empty while the input is empty or invalid. */
interface PhoneNumber {
  number: string
  problem?: string
  warnings: readonly string[]
}

/** Parses a phone number: digits, `*` and `#`, a leading `+`, and visual separators (RFC 3966, 3). */
function phoneNumber(typed: string): PhoneNumber {
  // Phones copy numbers with invisible direction marks around them.
  const plain = asciiDigits(typed).replace(/[\p{Cf}\s]/gu, '')
  const number = plain.replace(/[().\p{Pd}]/gu, '')
  const problem = number === '' ? undefined : problemWith(plain, number)
  if (problem !== undefined) return { number: '', problem, warnings: [] }
  return { number, warnings: warningsOn(number) }
}

function problemWith(plain: string, number: string): string | undefined {
  if (!/^(?:\+\d+|[\d*#]+)$/.test(number))
    return 'A phone number has digits and a + in front, such as +91 98765 43210.'
  if (!number.startsWith('+')) return undefined
  if (plain.includes('(0)')) return 'Leave out the (0): it is not dialled after a country code.'
  if (number.startsWith('+0')) return 'A country code does not begin with 0. India has +91.'
  if (number.length > MOST_DIGITS + 1)
    return `A number has ${MOST_DIGITS} digits at most with its country code, and this one has ${number.length - 1}.`
  return undefined
}

function warningsOn(number: string): string[] {
  if (/[*#]/.test(number)) return ['Many phones refuse to dial * and # from a code.']
  if (number.startsWith('00')) return ['Write + instead of 00: not every country dials 00.']
  if (number.startsWith('+') || number.length <= LONGEST_SERVICE_NUMBER) return []
  return ['Without + and the country code, such as +91, it works in its own country only.']
}

export type PhoneField = 'number'

/**
 * Returns the link that calls a number (RFC 3966). A national number is written as it is dialled, without the standard's
 * `;phone-context=`, which phones do not read.
 */
export function phoneLink(values: Record<PhoneField, string>): Written<PhoneField> {
  const { number, problem, warnings } = phoneNumber(values.number)
  const text = number === '' ? '' : `tel:${number.replaceAll('#', '%23')}`
  return { text, problems: { number: problem }, warnings }
}

export type SmsField = 'recipient' | 'message' | 'form'

/**
 * Returns the text that prepares an SMS: `SMSTO:number:text`, which readers split at the first two colons, or the link of
 * RFC 5724, whose text is percent-encoded.
 */
export function smsText(values: Record<SmsField, string>): Written<SmsField> {
  const { number, problem, warnings } = phoneNumber(values.recipient)
  const problems = {
    recipient: /[*#]/.test(number) ? 'An SMS cannot go to a number with * or #.' : problem,
  }
  if (number === '' || problems.recipient) return { text: '', problems }
  const message = values.message.toWellFormed()
  const text = values.form === 'link' ? link(number, message) : written(number, message)
  return { text, problems, warnings }
}

function written(number: string, message: string): string {
  return message === '' ? `SMSTO:${number}` : `SMSTO:${number}:${message}`
}

function link(number: string, message: string): string {
  if (message === '') return `sms:${number}`
  return `sms:${number}?body=${encodeURIComponent(message.replace(/\r\n|\r|\n/g, '\r\n'))}`
}
