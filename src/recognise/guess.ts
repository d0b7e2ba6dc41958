/** What a text or a file can be. */
export type Kind =
  | 'json'
  | 'json-lines'
  | 'table'
  | 'yaml'
  | 'jwt'
  | 'base64'
  | 'data-uri'
  | 'pem'
  | 'digest'
  | 'checksums'
  | 'address'
  | 'query-string'
  | 'percent-encoded'
  | 'timestamp'
  | 'date'
  | 'identifier'
  | 'cron'
  | 'upi'
  | 'code-content'
  | 'amount'
  | 'sum'
  | 'statement'
  | 'picture'
  | 'binary'
  | 'text'

/** The names of the kinds on the page. */
export const kindNames: Record<Kind, string> = {
  json: 'JSON',
  'json-lines': 'JSON Lines',
  table: 'A table',
  yaml: 'YAML',
  jwt: 'A JSON Web Token',
  base64: 'Base64',
  'data-uri': 'A data URI',
  pem: 'PEM',
  digest: 'A hash',
  checksums: 'Checksums',
  address: 'A web address',
  'query-string': 'A query string',
  'percent-encoded': 'Percent-encoded text',
  timestamp: 'A timestamp',
  date: 'A date',
  identifier: 'An identifier',
  cron: 'A cron schedule',
  upi: 'A UPI payment',
  'code-content': 'Text for a QR code',
  amount: 'An amount',
  sum: 'The answer',
  statement: 'A statement',
  picture: 'A picture',
  binary: 'A file',
  text: 'Text',
}

/** One guess about a text or a file. */
export interface Guess {
  kind: Kind
  /** Why: a short phrase for the visitor, such as "three parts with dots; the header names HS256". */
  reason: string
  /** From 0 to 1; only its order counts. */
  sureness: number
  /** What the pages get instead of the whole text: a date without its quotation marks. */
  content?: string
  /** The page and fragment that show a sum filled in. Only for the kind "sum". */
  href?: string
}

/** The part of a text that is examined, with what all checks need. */
export interface Sample {
  /** The text without white space at its ends. */
  text: string
  /** Its first lines that are not empty, without white space at their ends. */
  lines: readonly string[]
  /** Whether the text goes on after the sample. */
  isCut: boolean
}

/** Returns a guess, or undefined when the sample is not of this kind. */
export type Check = (sample: Sample) => Guess | undefined
