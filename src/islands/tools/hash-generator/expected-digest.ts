import type { EveryAlgorithm } from './every-algorithm.ts'
import { DIGEST_LENGTHS, algorithms, type SomeDigests } from './hash.ts'

/** How a digest that the visitor was given compares with those of their text or file. */
export type Comparison =
  | { state: 'blank' }
  | { state: 'unrecognised' }
  | { state: 'not-computed' | 'match' | 'mismatch'; algorithm: string }

/**
 * Compares a pasted digest with the computed ones. The algorithm is told by the length, and where that leaves several, each
 * is tried. Case, white space and colons do not count, and a line of `sha256sum` or `openssl dgst` may be pasted whole.
 */
export function compareDigest(expected: string, digests: SomeDigests): Comparison {
  if (expected.trim() === '') return { state: 'blank' }
  const computed = Object.keys(digests) as EveryAlgorithm[]
  const lengthOf = (name: EveryAlgorithm) =>
    digests[name]?.length ?? DIGEST_LENGTHS[name as keyof typeof DIGEST_LENGTHS]
  const names = [...new Set([...algorithms, ...computed])]
  const digits = digestIn(expected, names.map(lengthOf))
  const candidates = names.filter((name) => lengthOf(name) === digits.length)
  if (candidates.length === 0) return { state: 'unrecognised' }
  const equal = candidates.find((name) => digests[name] === digits)
  if (equal !== undefined) return { state: 'match', algorithm: equal }
  const differing = candidates.filter((name) => digests[name] !== undefined)
  return differing.length === 0
    ? { state: 'not-computed', algorithm: candidates.join(' or ') }
    : { state: 'mismatch', algorithm: differing.join(' and ') }
}

/**
 * The ways in which programs write a digest beside other words; a name may itself look like a digest.
 * "<digest>  file.iso", with a backslash in front where the name has one (coreutils);
 * "SHA2-256(file.iso)= <digest>" (openssl), "SHA256 (file.iso) = <digest>" (BSD), "sha256:<digest>" (containers),
 * "SHA256: <digest>" (keytool).
 */
const LINES = [/^\\?([0-9a-f:]+)\s+\S/, /[=:\s]([0-9a-f:]+)$/]

function digestIn(text: string, lengths: readonly number[]): string {
  const lower = text.toLowerCase().trim()
  const words = [...LINES.map((line) => line.exec(lower)?.[1] ?? ''), lower.replace(/^\\/, '')]
  return (
    words
      .map((word) => word.replace(/[\s:]/g, ''))
      .find((word) => lengths.includes(word.length) && /^[0-9a-f]+$/.test(word)) ?? ''
  )
}
