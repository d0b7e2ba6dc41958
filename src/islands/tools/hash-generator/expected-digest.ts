import { EVERY_LENGTH, isOneOfFour, type EveryAlgorithm, type SomeDigests } from './hash.ts'
import {
  algorithmCalled,
  digestOf,
  digestOfWord,
  pastedDigest,
  type DigestCandidates,
} from './verify/digest-candidates.ts'

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
