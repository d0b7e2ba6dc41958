import { EVERY_LENGTH } from '../hash.ts'

/** The hash functions of an authentication code, the usual ones first. */
export const HMAC_ALGORITHMS = [
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA-224',
  'SHA-512/256',
  'SHA3-256',
  'SHA3-512',
  'SHA-1',
  'MD5',
] as const
export type HmacAlgorithm = (typeof HMAC_ALGORITHMS)[number]

/** The result of comparing a received signature with the code. */
export type SignatureCheck =
  | { state: 'blank' | 'waiting' | 'match' | 'mismatch' | 'unrecognised' }
  /** The length of the signature fits these hash functions, and not the chosen one. */
  | { state: 'other'; algorithms: readonly HmacAlgorithm[] }

/**
 * Compares a signature with a code in hexadecimal. The signature may be in hexadecimal of either case or in Base64, after a
 * name ("sha256=…", "v1=…", "X-Hub-Signature-256: …"), or among other fields ("t=…,v1=…").
 */
export function checkSignature(
  received: string,
  code: string,
  algorithm: HmacAlgorithm,
): SignatureCheck {
  if (received.trim() === '') return { state: 'blank' }
  const digests = digestsIn(received)
  const lengths = digests.map(({ length }) => length)
  if (!lengths.includes(EVERY_LENGTH[algorithm])) {
    const algorithms = HMAC_ALGORITHMS.filter((name) => lengths.includes(EVERY_LENGTH[name]))
    return algorithms.length === 0 ? { state: 'unrecognised' } : { state: 'other', algorithms }
  }
  if (code === '') return { state: 'waiting' }
  return { state: digests.includes(code) ? 'match' : 'mismatch' }
}

/** A name and a separator before a value. Base64 padding is not a separator. */
const NAME = /^[\w-]+[=:](?=[^=])/

/** Returns the values in a text that may be signatures, in lower-case hexadecimal. */
export function digestsIn(received: string): string[] {
  return received
    .split(/[\s,;"'<>]+/)
    .map((word) => word.replace(NAME, ''))
    .map((word) => (/^[0-9a-f]+$/i.test(word) ? word.toLowerCase() : hexOfBase64(word)))
    .filter((digest) => digest !== '')
}

/** Accepts both alphabets of RFC 4648, and missing padding. */
function hexOfBase64(word: string): string {
  try {
    const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}

/** The notation of a key. */
export type KeyForm = 'text' | 'hex' | 'base64'

/** Reads a key. Throws a sentence for the visitor if it is not valid in its notation. */
export function keyBytes(key: string, form: KeyForm): Uint8Array {
  if (form === 'text') return textBytes(key)
  return form === 'hex' ? hexBytes(key) : base64Bytes(key)
}

/** Returns a warning about something in a key that is easily overlooked. */
export function keyWarning(key: string, form: KeyForm): string | undefined {
  if (form === 'text' && key !== key.trim())
    return 'The key begins or ends with white space, which counts as part of it.'
  if (form === 'base64' && /[+/]/.test(key) && /[-_]/.test(key))
    return 'The key mixes both alphabets of Base64, “+ /” and “- _”: it may combine parts of two keys.'
  return undefined
}

function textBytes(key: string): Uint8Array {
  if (!key.isWellFormed())
    throw new Error('The key contains half of a character, which has no bytes.')
  return new TextEncoder().encode(key)
}

function hexBytes(key: string): Uint8Array {
  const digits = key.replace(/^0x/i, '').replace(/[\s:]/g, '')
  if (!/^[0-9a-f]*$/i.test(digits))
    throw new Error('A key in hexadecimal has only the digits 0 to 9 and the letters a to f.')
  if (digits.length % 2 !== 0)
    throw new Error('A key in hexadecimal has two digits for each byte; one is missing.')
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Accepts both alphabets of RFC 4648, and missing padding. */
function base64Bytes(key: string): Uint8Array {
  const letters = key.replace(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/')
  try {
    return Uint8Array.from(atob(letters), (byte) => byte.charCodeAt(0))
  } catch {
    throw new Error('This is not Base64: check that no letter of the key is missing.')
  }
}
