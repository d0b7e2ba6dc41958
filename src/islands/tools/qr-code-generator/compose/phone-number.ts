import { asciiDigits } from '../ascii-digits.ts'

/** ITU-T E.164: country code and number together. */
const MOST_DIGITS = 15

/** Numbers of services, such as 112, have fewer digits; what is longer has a country. */
const LONGEST_SERVICE_NUMBER = 6

/** What was typed as a phone number: the number as it is dialled, empty as long as there is none. */
export interface PhoneNumber {
  number: string
  problem?: string
  warnings: readonly string[]
}

/** Reads a phone number: digits, `*` and `#`, a `+` in front, and the signs that people put between (RFC 3966, 3). */
export function phoneNumber(typed: string): PhoneNumber {
  // Phones put invisible marks of direction around the numbers that they copy.
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
  if (number.startsWith('00')) return ['Write + in place of 00: not every country dials 00.']
  if (number.startsWith('+') || number.length <= LONGEST_SERVICE_NUMBER) return []
  return ['Without + and the country code, such as +91, it works in its own country only.']
}
