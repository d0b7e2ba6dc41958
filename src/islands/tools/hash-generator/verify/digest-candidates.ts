import { EVERY_LENGTH, type EveryAlgorithm } from '../every-algorithm.ts'

/** A digest in lower-case hexadecimal, with the algorithms it can be of. */
export interface GivenDigest {
  digest: string
  algorithms: readonly EveryAlgorithm[]
}

const NAMES = Object.keys(EVERY_LENGTH) as EveryAlgorithm[]

/** The digest in a word of hexadecimal digits or Base64, or undefined where no algorithm here has one of that length. */
export function digestOfWord(word: string): GivenDigest | undefined {
  const digest = /^[0-9a-f]+$/i.test(word) ? word.toLowerCase() : hexOfBase64(word)
  const algorithms = NAMES.filter((name) => EVERY_LENGTH[name] === digest.length)
  return algorithms.length === 0 ? undefined : { digest, algorithms }
}

/** The algorithm that a program calls so: "SHA256", "SHA2-256", "sha-256", "SHA3-256", "SHA512/256", "SHA512t256", "BLAKE3", "CRC32". */
export function algorithmCalled(name: string): EveryAlgorithm | undefined {
  const plain = (text: string) =>
    text
      .toUpperCase()
      .replace(/^SHA2-/, 'SHA')
      .replace(/[-/]|T(?=2\d\d$)/g, '')
  return NAMES.find((one) => plain(one) === plain(name))
}

/**
 * One digest pasted by itself, in any of the ways programs show it: digits alone, in groups or with colons, in Base64, as
 * "sha256:…" or "SHA256: AB:CD:…", or as the `integrity` of a web page ("sha384-…"). Undefined where it is none.
 */
export function pastedDigest(text: string): GivenDigest | undefined {
  const [, tag, rest] = /^([a-z][\w/-]*?\d?)\s*[:=]\s*(?=\S)(.+)$|/i.exec(text.trim()) ?? []
  const [, integrityTag, base64 = ''] = /^(sha\d{3})-([\w+/]+=*)$/i.exec(text.trim()) ?? []
  const named = algorithmCalled(integrityTag ?? tag ?? '')
  if (named !== undefined)
    return digestOf(named, integrityTag === undefined ? (rest ?? '') : base64)
  return digestOfWord(text.replace(/[\s:]/g, ''))
}

/** The digest of an algorithm that is named beside it; undefined where it has not that algorithm's length. */
export function digestOf(algorithm: EveryAlgorithm, text: string): GivenDigest | undefined {
  const given = digestOfWord(text.replace(/[\s:]/g, ''))
  return given?.algorithms.includes(algorithm) ? { ...given, algorithms: [algorithm] } : undefined
}

/** A longer word of which more is hexadecimal digits was meant to be hexadecimal: of random Base64 a third is. */
const MOST_HEX = 0.75

function hexOfBase64(word: string): string {
  const digits = word.replace(/[^0-9a-f]/gi, '').length
  if (word.length > 8 && digits > word.length * MOST_HEX) return ''
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(word) || word.length % 4 !== 0) return ''
  return Array.from(atob(word), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
