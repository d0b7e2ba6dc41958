import { groupIndian } from '@/lib/format.ts'

import type { Written } from '../code-form.ts'
import { asciiDigits } from '../code-text.ts'
import { LONG_NOTE, LONGEST_NOTE } from '../limits.ts'

export type UpiField = 'payee' | 'name' | 'amount' | 'note'

/**
 * Returns the link that requests a payment (NPCI, UPI Linking Specifications 1.6). Address and name of the payee are required;
 * without an amount the payer types one. Values are percent-encoded UTF-8 with `%20` for spaces, because some apps show a plus.
 */
export function upiLink(values: Record<UpiField, string>): Written<UpiField> {
  const payee = values.payee.trim()
  const name = values.name.trim()
  const { amount, problem } = rupeesFrom(values.amount)
  const problems = { payee: addressProblem(payee), amount: problem }
  const isWhole = payee !== '' && name !== '' && !problems.payee && !problem
  if (!isWhole) return { text: '', problems }
  const parts = [
    ['pa', payee],
    ['pn', name],
    ['am', amount],
    ['cu', 'INR'],
    ['tn', values.note.trim()],
  ]
  const query = parts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encoded(value)}`)
  const isLong = Array.from(values.note.trim()).length > LONGEST_NOTE
  const warnings = [...addressWarnings(payee), ...(isLong ? [LONG_NOTE] : [])]
  return { text: `upi://pay?${query.join('&')}`, problems, warnings }
}

/** Returns the amount as printed below the code; empty if the payer types it. */
export function rupeesInWords(typed: string): string {
  const { amount } = rupeesFrom(typed)
  const [whole = '', paise = ''] = amount.split('.')
  return amount === '' ? '' : `₹${groupIndian(whole)}${paise === '00' ? '' : `.${paise}`}`
}

/** Percent-encodes a value except for `@`, which UPI apps expect in an address. */
function encoded(text = ''): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@')
}

function addressProblem(address: string): string | undefined {
  if (address === '') return undefined
  if (/\s/.test(address)) return 'A UPI address has no spaces.'
  if (!address.includes('@')) return 'A UPI address has an @, such as name@bank.'
  return undefined
}

function addressWarnings(address: string): string[] {
  if (/^[A-Za-z0-9._-]+@[A-Za-z0-9]+$/.test(address)) return []
  if (/@[^@]*\./.test(address))
    return [
      `${address} looks like an email address: what follows the @ of a UPI address has no dot. Look it up in your UPI app.`,
    ]
  return [
    `${address} does not have the form of a UPI address, such as name@bank. Look it up in your UPI app.`,
  ]
}

/** Digits with Indian, thousands or no grouping, then up to two decimals. */
const RUPEES = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/

/** Parses an amount into digits with two decimals, without a binary number in between. Empty stays empty. */
function rupeesFrom(typed: string): { amount: string; problem?: string } {
  const plain = asciiDigits(typed)
    .replace(/^\s*(?:₹|rs\.?|inr)?\s*/i, '')
    .trim()
  if (plain === '') return { amount: '' }
  if (/^[\d,]+\.\d{3,}$/.test(plain))
    return { amount: '', problem: 'Rupees have two decimals at most.' }
  if (!RUPEES.test(plain))
    return { amount: '', problem: 'Enter the rupees in digits, such as 500 or 1,499.50.' }
  const [whole = '', paise = ''] = plain.replaceAll(',', '').split('.')
  const amount = `${whole.replace(/^0+(?=\d)/, '')}.${paise.padEnd(2, '0')}`
  if (/^0\.00$/.test(amount)) return { amount: '', problem: 'The amount must be more than ₹0.' }
  return { amount }
}
