import { DIGEST_LENGTHS, algorithms, type Algorithm, type Digests } from './hash.ts'

/** How a digest that the visitor was given compares with those of their text or file. */
export type Comparison =
  | { state: 'blank' }
  | { state: 'unrecognised' }
  | { state: 'not-computed'; algorithm: Algorithm }
  | { state: 'match' | 'mismatch'; algorithm: Algorithm }

/**
 * Compares a pasted digest with the computed ones. The algorithm is told by the length; case, white space and colons
 * do not count, and a line of `sha256sum` or `openssl dgst` may be pasted whole.
 */
export function compareDigest(expected: string, digests: Partial<Digests>): Comparison {
  if (expected.trim() === '') return { state: 'blank' }
  const digits = digestIn(expected)
  const algorithm = algorithms.find((name) => DIGEST_LENGTHS[name] === digits.length)
  if (algorithm === undefined) return { state: 'unrecognised' }
  const computed = digests[algorithm]
  if (computed === undefined) return { state: 'not-computed', algorithm }
  return { state: computed === digits ? 'match' : 'mismatch', algorithm }
}

const LENGTHS: number[] = Object.values(DIGEST_LENGTHS)

/**
 * The ways in which programs write a digest beside other words; a name may itself look like a digest.
 * "<digest>  file.iso", with a backslash in front where the name has one (coreutils);
 * "SHA2-256(file.iso)= <digest>" (openssl), "SHA256 (file.iso) = <digest>" (BSD), "sha256:<digest>" (containers),
 * "SHA256: <digest>" (keytool).
 */
const LINES = [/^\\?([0-9a-f:]+)\s+\S/, /[=:\s]([0-9a-f:]+)$/]

function digestIn(text: string): string {
  const lower = text.toLowerCase().trim()
  const words = [...LINES.map((line) => line.exec(lower)?.[1] ?? ''), lower.replace(/^\\/, '')]
  return words.map((word) => word.replace(/[\s:]/g, '')).find(isDigest) ?? ''
}

function isDigest(text: string): boolean {
  return LENGTHS.includes(text.length) && /^[0-9a-f]+$/.test(text)
}
