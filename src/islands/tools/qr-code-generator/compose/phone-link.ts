import type { Written } from '../code-form.ts'
import { phoneNumber } from './phone-number.ts'

export type PhoneField = 'number'

/**
 * The link that calls a number (RFC 3966). A number of one country alone is written as it is dialled: the standard wants
 * `;phone-context=` after it, which phones do not read.
 */
export function phoneLink(values: Record<PhoneField, string>): Written<PhoneField> {
  const { number, problem, warnings } = phoneNumber(values.number)
  const text = number === '' ? '' : `tel:${number.replaceAll('#', '%23')}`
  return { text, problems: { number: problem }, warnings }
}
