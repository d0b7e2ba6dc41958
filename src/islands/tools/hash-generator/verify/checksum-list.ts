import type { EveryAlgorithm } from '../hash.ts'
import {
  algorithmCalled,
  digestOf,
  digestOfWord,
  pastedDigest,
  type DigestCandidates,
} from './digest-candidates.ts'

/** A file in a checksum list. */
export interface Entry extends DigestCandidates {
  /** Counted from 1. */
  line: number
  name: string
}

export interface ChecksumList {
  entries: Entry[]
  /** Lines in no known format, counted from 1. */
  unreadable: { line: number; text: string }[]
}

/**
 * Reads a checksum list as GNU coreutils writes and reads it ("<digest>  <name>", with `*` before the name of a file read as
 * binary), with tags ("SHA256 (<name>) = <digest>"), as OpenSSL writes it, or as SFV ("<name> <CRC-32>"). Accepts CRLF line
 * ends, a missing last one, and a byte order mark. Lines that start with `#` or `;` are comments.
 */
export function readChecksumList(text: string): ChecksumList {
  const list: ChecksumList = { entries: [], unreadable: [] }
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const content = raw.replace(/\r$/, '')
    if (content.trim() === '' || /^[#;]/.test(content)) continue
    const entry = readLine(content)
    if (entry === undefined) list.unreadable.push({ line: index + 1, text: content })
    else list.entries.push({ ...entry, line: index + 1 })
  }
  return list
}

type Named = DigestCandidates & { name: string }

function readLine(content: string): Named | undefined {
  const isEscaped = content.startsWith('\\')
  const line = isEscaped ? content.slice(1) : content
  const found = tagged(line) ?? plain(line) ?? simple(line)
  if (found === undefined || !isEscaped) return found
  const name = unescaped(found.name)
  return name === undefined ? undefined : { ...found, name }
}

/** A name may contain ") = ", so it extends to the last one. */
function tagged(line: string): Named | undefined {
  const [, tag = '', name = '', digest = ''] = /^([\w/-]+) ?\((.+)\) ?= ?(\S+)$/s.exec(line) ?? []
  const algorithm = algorithmCalled(tag)
  const candidates = algorithm && digestOf(algorithm, digest)
  return candidates && { ...candidates, name }
}

/** Exactly two characters separate digest and name, because a name may begin with a space or a star. */
function plain(line: string): Named | undefined {
  const [, digest = '', name = ''] =
    /^(\S+) [ *](.+)$/s.exec(line) ?? /^([0-9a-f]{32,})[ \t](.+)$/is.exec(line) ?? []
  const candidates = digestOfWord(digest)
  return candidates && { ...candidates, name }
}

function simple(line: string): Named | undefined {
  const [, name = '', digest = ''] = /^(.*\S)\s+([0-9a-f]{8})$/is.exec(line) ?? []
  return name === '' ? undefined : { digest: digest.toLowerCase(), algorithms: ['CRC-32'], name }
}

const ESCAPES: Record<string, string> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r' }

function unescaped(name: string): string | undefined {
  const isValid = /^(?:[^\\]|\\[\\nr])*$/s.test(name)
  return isValid ? name.replace(/\\./g, (escape) => ESCAPES[escape] ?? escape) : undefined
}

/** The text to check files against. */
export type ExpectedDigests =
  | { kind: 'blank' | 'unrecognised' }
  | { kind: 'digest'; digest: DigestCandidates }
  | { kind: 'list'; list: ChecksumList }

/** Names of programs for input without a name. */
const NAMELESS = ['-', 'stdin', '(stdin)']

/** Reads a checksum list or a single digest. */
export function readExpected(text: string): ExpectedDigests {
  if (text.trim() === '') return { kind: 'blank' }
  const list = readChecksumList(text)
  const [only, ...others] = list.entries
  if (only === undefined) {
    const digest = pastedDigest(text)
    return digest === undefined ? { kind: 'unrecognised' } : { kind: 'digest', digest }
  }
  return others.length === 0 && NAMELESS.includes(only.name)
    ? { kind: 'digest', digest: only }
    : { kind: 'list', list }
}

/** Returns the algorithms that files must be hashed with. */
export function algorithmsFor(expected: ExpectedDigests): EveryAlgorithm[] {
  if (expected.kind === 'digest') return [...expected.digest.algorithms]
  if (expected.kind !== 'list') return []
  return [...new Set(expected.list.entries.flatMap(({ algorithms }) => algorithms))]
}

/** Whether the name of a file is that of a checksum list: SHA256SUMS, debian.iso.sha256, CHECKSUM.txt, disc.sfv. */
export function isListName(name: string): boolean {
  return /(?:sums?(?:\.txt|\.asc)?|checksums?(?:\.\w+)?|\.(?:md5|sha\d+|sha3-\d+|b3|blake3|crc32|sfv)(?:sums?)?(?:\.txt)?)$/i.test(
    name,
  )
}

/**
 * Returns a line of a checksum list as GNU coreutils writes it: "<digest>  <name>". A name with a backslash or a line break
 * is escaped, and a backslash at the start of the line marks this.
 */
export function checksumLine(digest: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `${escaped === name ? '' : '\\'}${digest}  ${escaped}\n`
}
