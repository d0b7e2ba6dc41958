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
