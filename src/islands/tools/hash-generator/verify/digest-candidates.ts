import { EVERY_LENGTH, type EveryAlgorithm } from '../hash.ts'

/** A digest in lower-case hexadecimal, with the algorithms that it may be of. */
export interface DigestCandidates {
  digest: string
  algorithms: readonly EveryAlgorithm[]
}

const NAMES = Object.keys(EVERY_LENGTH) as EveryAlgorithm[]

/** Reads a digest in hexadecimal or Base64. Undefined if no algorithm has digests of that length. */
export function digestOfWord(word: string): DigestCandidates | undefined {
  const digest = /^[0-9a-f]+$/i.test(word) ? word.toLowerCase() : hexOfBase64(word)
  const algorithms = NAMES.filter((name) => EVERY_LENGTH[name] === digest.length)
  return algorithms.length === 0 ? undefined : { digest, algorithms }
}

/** Returns the algorithm with a name that programs use: "SHA256", "SHA2-256", "sha-256", "SHA3-256", "SHA512/256", "SHA512t256", "BLAKE3", "CRC32". */
export function algorithmCalled(name: string): EveryAlgorithm | undefined {
  const plain = (text: string) =>
    text
      .toUpperCase()
      .replace(/^SHA2-/, 'SHA')
      .replace(/[-/]|T(?=2\d\d$)/g, '')
  return NAMES.find((one) => plain(one) === plain(name))
}

/**
 * Reads one digest as programs show it: plain digits, in groups or with colons, in Base64, as "sha256:…" or
 * "SHA256: AB:CD:…", or as the `integrity` of a web page ("sha384-…"), all also in quotation marks. Undefined for any other text.
 */
export function pastedDigest(text: string): DigestCandidates | undefined {
  const plain = unquoted(text.trim())
  const [, tag, rest] = /^([a-z][\w/-]*?\d?)\s*[:=]\s*(?=\S)(.+)$|/i.exec(plain) ?? []
  const [, integrityTag, base64 = ''] = /^(sha\d{3})-([\w+/]+=*)$/i.exec(plain) ?? []
  const named = algorithmCalled(integrityTag ?? tag ?? '')
  if (named !== undefined)
    return digestOf(named, integrityTag === undefined ? (rest ?? '') : base64)
  return digestOfWord(plain.replace(/[\s:]/g, ''))
}

/** Removes quotation marks around a text, as in a content security policy, with a comma or semicolon after them. */
function unquoted(text: string): string {
  const [, , inner = text] = /^(["'`“‘])(.+)["'`”’][,;]?$/s.exec(text) ?? []
  return inner.trim()
}

/** Reads a digest of a named algorithm. Undefined if it does not have that algorithm's length. */
export function digestOf(algorithm: EveryAlgorithm, text: string): DigestCandidates | undefined {
  const candidates = digestOfWord(text.replace(/[\s:]/g, ''))
  return candidates?.algorithms.includes(algorithm)
    ? { ...candidates, algorithms: [algorithm] }
    : undefined
}

/** A longer word with a larger share of hexadecimal digits is meant as hexadecimal. In random Base64 the share is a third. */
const MOST_HEX = 0.75

function hexOfBase64(word: string): string {
  const digits = word.replace(/[^0-9a-f]/gi, '').length
  if (word.length > 8 && digits > word.length * MOST_HEX) return ''
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(word) || word.length % 4 !== 0) return ''
  return Array.from(atob(word), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
