import { ownEntry } from '@/lib/own-entry.ts'
import { filled, type Meaning } from './meaning.ts'

/** By their numbers in ISO 4217. */
const CURRENCIES: Record<string, string> = { '356': '₹', '840': '$', '978': '€', '826': '£' }

/**
 * Explains a merchant's EMV code, such as Bharat QR (EMVCo, Merchant-Presented Mode 1.1). A code with neither an account nor a
 * merchant name is not a payment code.
 */
export function merchantMeaning(text: string): Meaning | undefined {
  if (!/^000201/.test(text)) return undefined
  const fields = fieldsIn(text)
  if (fields === undefined) return undefined
  const field = (tag: string) => fields.get(tag)?.trim() ?? ''
  const name = field('59')
  const hasAccount = [...fields.keys()].some((tag) => tag >= '02' && tag <= '51')
  if (name === '' && !hasAccount) return undefined
  const amount = amountOf(field('54'), field('53'))
  return {
    kind: 'Merchant’s payment code',
    does: paymentSentence(name, hasAccount, amount),
    details: filled([
      ['Merchant', name],
      ['City', field('60')],
      ['PIN code', field('61')],
      ['Country', field('58')],
      ['UPI address', upiAddress(fields)],
      ...cardAccounts(fields),
      ['Amount', amount],
    ]),
    warnings: hasRightSum(text)
      ? []
      : ['Its checksum is wrong: it does not match the rest of the code.'],
    advice: [
      'Anybody can write any name into a code. Compare it with the name your app shows before you pay.',
    ],
  }
}

function paymentSentence(name: string, hasAccount: boolean, amount: string): string {
  if (!hasAccount) return `This names the merchant “${name}”, but no account to pay.`
  const merchant = name === '' ? 'an unnamed merchant' : `the merchant “${name}”`
  return amount === ''
    ? `This pays ${merchant} in a payment app. You enter the amount.`
    : `This pays ${amount} to ${merchant} in a payment app.`
}

/** The networks of the account tags 02 to 25 (EMVCo, Merchant-Presented Mode 1.1, 4.7.2). The other tags are reserved. */
const CARDS: readonly [first: string, last: string, name: string][] = [
  ['02', '03', 'Visa'],
  ['04', '05', 'Mastercard'],
  ['09', '10', 'Discover'],
  ['11', '12', 'American Express'],
  ['13', '14', 'JCB'],
  ['15', '16', 'UnionPay'],
]

function cardAccounts(fields: ReadonlyMap<string, string>): [name: string, value: string][] {
  return [...fields]
    .filter(([tag]) => tag >= '02' && tag <= '25')
    .map(([tag, value]) => {
      const card = CARDS.find(([first, last]) => tag >= first && tag <= last)
      return [`Card account (${card?.[2] ?? `field ${tag}`})`, value]
    })
}

/** Parses tags of two digits, each followed by the length of its value. */
function fieldsIn(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? []
    const end = at + 4 + Number(length)
    if (tag === '' || end > text.length) return undefined
    fields.set(tag, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** Returns the UPI address from the account tags 26 to 51, where UPI has its own identifier (NPCI, Bharat QR). */
function upiAddress(fields: ReadonlyMap<string, string>): string | undefined {
  const accounts = [...fields].filter(([tag]) => tag >= '26' && tag <= '51')
  const parts = accounts.map(([, value]) => fieldsIn(value))
  return parts.find((part) => part?.get('00')?.toUpperCase() === 'A000000524')?.get('01')
}

function amountOf(amount: string, currency: string): string {
  return amount === ''
    ? ''
    : `${ownEntry(CURRENCIES, currency) ?? `(currency ${currency}) `}${amount}`
}

/** Checks the last field, 63: a CRC-16 of everything before its value. */
function hasRightSum(text: string): boolean {
  const [, sum = ''] = /6304([0-9A-F]{4})$/i.exec(text) ?? []
  return crc16(text.slice(0, -4)) === parseInt(sum, 16)
}

/** Returns the CRC-16 with polynomial 0x1021 and start value 0xFFFF (ISO/IEC 13239). */
function crc16(text: string): number {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc
}
