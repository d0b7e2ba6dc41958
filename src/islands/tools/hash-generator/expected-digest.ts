import { EVERY_LENGTH, isOneOfFour, type EveryAlgorithm, type SomeDigests } from './hash.ts'

/** The result of comparing an expected digest with those of a text or file. */
export type Comparison =
  | { state: 'blank' }
  | { state: 'unrecognised' }
  | { state: 'not-computed' | 'match'; algorithm: string }
  /** `others` names further algorithms with digests of the same length, which differ as well. */
  | { state: 'mismatch'; algorithm: string; others?: string }

/**
 * Compares a pasted digest with the computed ones. Its length determines the algorithm. If several have that length, all of
 * them must be computed before the result is a mismatch. Case, white space and colons do not count, and a whole line of
 * `sha256sum` or `openssl dgst` is accepted.
 */
export function compareDigest(expected: string, digests: SomeDigests): Comparison {
  if (expected.trim() === '') return { state: 'blank' }
  const candidate = expectedDigest(expected)
  if (candidate === undefined) return { state: 'unrecognised' }
  const candidates = candidate.algorithms
  const equal = candidates.find((name) => digests[name] === candidate.digest)
  if (equal !== undefined) return { state: 'match', algorithm: equal }
  const [usual, others] = usualAndOthers(candidates)
  if (candidates.some((name) => digests[name] === undefined))
    return { state: 'not-computed', algorithm: usual.join(' or ') }
  const algorithm = listed(usual)
  return others.length === 0
    ? { state: 'mismatch', algorithm }
    : { state: 'mismatch', algorithm, others: listed(others) }
}

/** Separates the algorithms that the page always shows from others. If there are none, all count as usual. */
function usualAndOthers(
  names: readonly EveryAlgorithm[],
): [usual: readonly EveryAlgorithm[], others: readonly EveryAlgorithm[]] {
  const usual: readonly EveryAlgorithm[] = names.filter(isOneOfFour)
  return usual.length === 0 ? [names, []] : [usual, names.filter((name) => !isOneOfFour(name))]
}

/**
 * Lines of programs that contain a digest. A file name may itself look like a digest.
 * "<digest>  file.iso", after a backslash if the name contains one (coreutils);
 * "SHA2-256(file.iso)= <digest>" (openssl), "SHA256 (file.iso) = <digest>" (BSD), "sha256:<digest>" (containers),
 * "SHA256: <digest>" (keytool).
 */
const LINES = [/^\\?([0-9a-f:]+)\s+\S/, /[=:\s]([0-9a-f:]{1,400})$/]
const LENGTHS: readonly number[] = Object.values(EVERY_LENGTH)

/** Reads a digest in hexadecimal, alone or in a line of a program, or one in Base64; undefined for any other text. */
export function expectedDigest(text: string): DigestCandidates | undefined {
  const lower = text.toLowerCase().trim()
  const words = [lower.replace(/^\\/, ''), ...LINES.map((line) => line.exec(lower)?.[1] ?? '')]
  const digits = words
    .map((word) => word.replace(/[\s:]/g, ''))
    .find((word) => LENGTHS.includes(word.length) && /^[0-9a-f]+$/.test(word))
  if (digits === undefined) return pastedDigest(text) ?? onlyDigest(lower)
  // "sha512: " before a digest of another length is a mistake, not a word to skip.
  const named = algorithmCalled(TAG.exec(lower)?.[1] ?? '')
  return named === undefined ? digestOfWord(digits) : digestOf(named, digits)
}

const TAG = /^\\?([\w/-]+?)(?: ?\(|\s*[:=])/

/** Reads the one digest of a longer text, such as the lines that certutil or Get-FileHash prints. */
function onlyDigest(text: string): DigestCandidates | undefined {
  const words = new Set(text.match(/(?<![\w\\])[0-9a-f]{32,}(?![\w\\])/g))
  return words.size === 1 ? digestOfWord([...words].join()) : undefined
}

function listed(names: readonly string[]): string {
  const all = names.slice(0, -1).join(', ')
  return all === '' ? (names[0] ?? '') : `${all} and ${names.at(-1)}`
}

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
