import { HMAC_ALGORITHMS, type HmacAlgorithm } from './hmac-algorithm.ts'
import { EVERY_LENGTH } from '../every-algorithm.ts'

/** How a signature that came with a message compares with its code. */
export type SignatureCheck =
  | { state: 'blank' | 'waiting' | 'match' | 'mismatch' | 'unrecognised' }
  /** It has the length of these hash functions, and not of the one that was chosen. */
  | { state: 'other'; algorithms: readonly HmacAlgorithm[] }

/**
 * Compares a signature as services send it with a code in hexadecimal: in hexadecimal of either case or in Base64, with a name
 * before it ("sha256=…", "v1=…", "X-Hub-Signature-256: …"), or among other fields ("t=…,v1=…").
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

/** A name and a separator before a value. The padding of Base64 does not count as a separator. */
const NAME = /^[\w-]+[=:](?=[^=])/

/** The values of a text that may be signatures, in lower-case hexadecimal. */
function digestsIn(received: string): string[] {
  return received
    .split(/[\s,;"'<>]+/)
    .map((word) => word.replace(NAME, ''))
    .map((word) => (/^[0-9a-f]+$/i.test(word) ? word.toLowerCase() : hexOfBase64(word)))
    .filter((digest) => digest !== '')
}

/** Takes both alphabets of RFC 4648, and padding that was left out. */
function hexOfBase64(word: string): string {
  try {
    const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'))
    return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  } catch {
    return ''
  }
}
