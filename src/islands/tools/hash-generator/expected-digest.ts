import { EVERY_LENGTH, type EveryAlgorithm } from './every-algorithm.ts'
import { algorithms, type SomeDigests } from './hash.ts'
import { digestOfWord, pastedDigest, type GivenDigest } from './verify/digest-candidates.ts'

/** How a digest that the visitor was given compares with those of their text or file. */
export type Comparison =
  | { state: 'blank' }
  | { state: 'unrecognised' }
  | { state: 'not-computed' | 'match'; algorithm: string }
  /** `others` names further kinds of the same length that differ as well. */
  | { state: 'mismatch'; algorithm: string; others?: string }

/**
 * Compares a pasted digest with the computed ones. The length tells the algorithm; where it leaves several, each must have been
 * computed before there is a mismatch. Case, white space and colons do not count, and a line of `sha256sum` or `openssl dgst`
 * may be pasted whole.
 */
export function compareDigest(expected: string, digests: SomeDigests): Comparison {
  if (expected.trim() === '') return { state: 'blank' }
  const given = expectedDigest(expected)
  if (given === undefined) return { state: 'unrecognised' }
  const candidates = given.algorithms
  const equal = candidates.find((name) => digests[name] === given.digest)
  if (equal !== undefined) return { state: 'match', algorithm: equal }
  const [usual, others] = usualAndOthers(candidates)
  if (candidates.some((name) => digests[name] === undefined))
    return { state: 'not-computed', algorithm: usual.join(' or ') }
  const algorithm = listed(usual)
  return others.length === 0
    ? { state: 'mismatch', algorithm }
    : { state: 'mismatch', algorithm, others: listed(others) }
}

/** The kinds that the page shows from the start, and the others; all are usual where none of them is. */
function usualAndOthers(
  names: readonly EveryAlgorithm[],
): [usual: readonly EveryAlgorithm[], others: readonly EveryAlgorithm[]] {
  const isUsual = (name: EveryAlgorithm) => (algorithms as EveryAlgorithm[]).includes(name)
  const usual = names.filter(isUsual)
  return usual.length === 0 ? [names, []] : [usual, names.filter((name) => !isUsual(name))]
}

/**
 * The ways in which programs write a digest beside other words; a name may itself look like a digest.
 * "<digest>  file.iso", with a backslash in front where the name has one (coreutils);
 * "SHA2-256(file.iso)= <digest>" (openssl), "SHA256 (file.iso) = <digest>" (BSD), "sha256:<digest>" (containers),
 * "SHA256: <digest>" (keytool).
 */
const LINES = [/^\\?([0-9a-f:]+)\s+\S/, /[=:\s]([0-9a-f:]+)$/]
const LENGTHS: readonly number[] = Object.values(EVERY_LENGTH)

/** Reads a digest in hexadecimal, alone or in a line of a program, or one in Base64; undefined for any other text. */
export function expectedDigest(text: string): GivenDigest | undefined {
  const lower = text.toLowerCase().trim()
  const words = [lower.replace(/^\\/, ''), ...LINES.map((line) => line.exec(lower)?.[1] ?? '')]
  const digits = words
    .map((word) => word.replace(/[\s:]/g, ''))
    .find((word) => LENGTHS.includes(word.length) && /^[0-9a-f]+$/.test(word))
  return digits === undefined ? pastedDigest(text) : digestOfWord(digits)
}

function listed(names: readonly string[]): string {
  const all = names.slice(0, -1).join(', ')
  return all === '' ? (names[0] ?? '') : `${all} and ${names.at(-1)}`
}
