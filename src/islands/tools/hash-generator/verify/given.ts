import type { EveryAlgorithm } from '../every-algorithm.ts'
import { readChecksumList, type ChecksumList } from './checksum-list.ts'
import { pastedDigest, type GivenDigest } from './digest-candidates.ts'

/** What a visitor was given to check files against. */
export type Given =
  | { kind: 'blank' | 'unrecognised' }
  | { kind: 'digest'; given: GivenDigest }
  | { kind: 'list'; list: ChecksumList }

/** What programs call the input that had no name. */
const NAMELESS = ['-', 'stdin', '(stdin)']

/** Tells a checksum list, one digest, and what is neither. */
export function readGiven(text: string): Given {
  if (text.trim() === '') return { kind: 'blank' }
  const list = readChecksumList(text)
  const [only, ...others] = list.entries
  if (only === undefined) {
    const given = pastedDigest(text)
    return given === undefined ? { kind: 'unrecognised' } : { kind: 'digest', given }
  }
  return others.length === 0 && NAMELESS.includes(only.name)
    ? { kind: 'digest', given: only }
    : { kind: 'list', list }
}

/** The algorithms that files must be hashed with to be compared with what was given. */
export function algorithmsFor(given: Given): EveryAlgorithm[] {
  if (given.kind === 'digest') return [...given.given.algorithms]
  if (given.kind !== 'list') return []
  return [...new Set(given.list.entries.flatMap(({ algorithms }) => algorithms))]
}

/** Whether a file is a checksum list by its name: SHA256SUMS, debian.iso.sha256, CHECKSUM.txt, disc.sfv. */
export function isListName(name: string): boolean {
  return /(?:sums?(?:\.txt|\.asc)?|checksums?(?:\.\w+)?|\.(?:md5|sha\d+|sha3-\d+|b3|blake3|crc32|sfv)(?:sums?)?(?:\.txt)?)$/i.test(
    name,
  )
}
