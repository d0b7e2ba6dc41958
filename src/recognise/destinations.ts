import type { Kind } from './guess.ts'

/** A page that can take a text or a file. */
export interface Destination {
  href: string
  /** What the visitor does there, as the text of a link. */
  label: string
  /** Fields that are set before the text is entered, by name. */
  fields?: Readonly<Record<string, string>>
  /** The name of the field that takes the text. Without it the first text box does. */
  textField?: string
  /** The longest text that fits, in bytes of UTF-8. */
  mostBytes?: number
}

const format: Destination = { href: '/tools/json-formatter', label: 'Format it' }
const toJson: Destination = { href: '/tools/json-formatter', label: 'Convert it to JSON' }
const decodeBase64: Destination = {
  href: '/tools/base64',
  label: 'Decode it',
  fields: { mode: 'decode' },
}
const asCode: Destination = {
  href: '/tools/qr-code-generator',
  label: 'Make a QR code',
  // ISO/IEC 18004: version 40 at level L.
  mostBytes: 2953,
}
const decodeUrl: Destination = {
  href: '/tools/url-encoder',
  label: 'Decode it',
  fields: { mode: 'decode' },
}
const verify: Destination = { href: '/tools/hash-generator/verify', label: 'Verify a file with it' }
const hash: Destination = { href: '/tools/hash-generator', label: 'Calculate its hashes' }
const readTime: Destination = { href: '/tools/timestamp', label: 'Read the time' }

/** The pages that can take each kind of text or file, the best first. A kind without a page is only named. */
export const destinations: Record<Kind, readonly Destination[]> = {
  json: [
    format,
    {
      href: '/tools/json-formatter/compare',
      label: 'Compare it with another document',
      textField: 'left',
    },
  ],
  'json-lines': [format],
  table: [toJson],
  yaml: [toJson],
  jwt: [{ href: '/tools/jwt', label: 'Read and verify it' }, decodeBase64],
  base64: [decodeBase64],
  'data-uri': [decodeBase64],
  pem: [decodeBase64],
  digest: [verify],
  checksums: [verify],
  address: [decodeUrl, asCode],
  'query-string': [decodeUrl, toJson],
  'percent-encoded': [decodeUrl],
  timestamp: [readTime],
  date: [
    {
      href: '/tools/age-calculator',
      label: 'Calculate the age since that day',
      textField: 'birth',
    },
    readTime,
  ],
  identifier: [
    {
      href: '/tools/uuid',
      label: 'Read what it says',
      fields: { mode: 'read' },
      textField: 'input',
    },
    {
      href: '/tools/qr-code-generator/list',
      label: 'Make a QR code for each line',
      textField: 'list',
    },
  ],
  cron: [{ href: '/tools/cron', label: 'Say when it runs' }],
  upi: [
    {
      href: '/tools/qr-code-generator/upi',
      label: 'Make a UPI QR code',
      textField: 'payee',
    },
  ],
  'code-content': [asCode],
  amount: [
    { href: '/tools/loan-calculator', label: 'As a loan', textField: 'loanAmount' },
    { href: '/tools/fd-calculator', label: 'As a deposit', textField: 'principal' },
    { href: '/tools/tax-calculator', label: 'As a yearly income', textField: 'grossIncome' },
  ],
  sum: [],
  statement: [
    { href: '/tools/roi-calculator/cash-flows', label: 'Calculate the yearly return (XIRR)' },
  ],
  picture: [
    { href: '/tools/qr-code-generator/read', label: 'Read the QR code in it' },
    { href: '/tools/base64', label: 'Convert it to Base64' },
    hash,
  ],
  binary: [hash, { href: '/tools/base64', label: 'Convert it to Base64' }],
  text: [{ href: '/tools/word-counter', label: 'Count its words' }, asCode, hash],
}

/** The pages that can take any text, after those of its kind. */
export const anyText: readonly Destination[] = [
  ...destinations.text,
  { href: '/tools/base64', label: 'Encode it as Base64', fields: { mode: 'encode' } },
  { href: '/tools/url-encoder', label: 'Percent-encode it', fields: { mode: 'encode' } },
  { href: '/tools/regex-tester', label: 'Search it by a pattern', textField: 'input' },
  { href: '/tools/text-compare', label: 'See how another text differs', textField: 'left' },
]
