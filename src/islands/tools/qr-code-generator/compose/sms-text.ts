import type { Written } from '../code-form.ts'
import { phoneNumber } from './phone-number.ts'

export type SmsField = 'recipient' | 'message' | 'form'

/**
 * An SMS that waits to be sent. As `SMSTO:number:text`, which readers split at the first two colons and take as it is; or as
 * the link of RFC 5724, whose text is percent-encoded.
 */
export function smsText(values: Record<SmsField, string>): Written<SmsField> {
  const { number, problem, warnings } = phoneNumber(values.recipient)
  const problems = {
    recipient: /[*#]/.test(number) ? 'No SMS goes to a number with * or #.' : problem,
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
