import type { EveryAlgorithm } from '../hash.ts'
import {
  algorithmCalled,
  digestOf,
  digestOfWord,
  pastedDigest,
  type DigestCandidates,
} from '../expected-digest.ts'
import { isWindowsFrame, nameFirst, windowsEntry } from './windows-lists.ts'

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
 * binary), with tags ("SHA256 (<name>) = <digest>"), as OpenSSL writes it, as SFV ("<name> <CRC-32>"), with the name first
 * ("<name>: <digest>"), or as certutil and Get-FileHash of Windows print it. Accepts CRLF line ends, a missing last one, and a
 * byte order mark. Lines that start with `#` or `;` are comments.
 */
export function readChecksumList(text: string): ChecksumList {
  const list: ChecksumList = { entries: [], unreadable: [] }
  const lines = linesOf(text)
  for (let index = 0; index < lines.length; index++) {
    const content = lines[index] ?? ''
    if (content.trim() === '' || /^[#;]/.test(content) || isWindowsFrame(content)) continue
    const { lines: taken = 1, ...entry } = windowsEntry(lines, index) ?? readLine(content) ?? {}
    if ('name' in entry) list.entries.push({ ...entry, line: index + 1 })
    else list.unreadable.push({ line: index + 1, text: content })
    index += taken - 1
  }
  return list
}

function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  return lines.map((line) => line.replace(/\r$/, ''))
}

type Named = DigestCandidates & { name: string; lines?: number }

function readLine(content: string): Named | undefined {
  const isEscaped = content.startsWith('\\')
  const line = isEscaped ? content.slice(1) : content
  const found = tagged(line) ?? plain(line) ?? nameFirst(line) ?? simple(line)
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

const ESCAPES = new Map([
  ['\\\\', '\\'],
  ['\\n', '\n'],
  ['\\r', '\r'],
])

function unescaped(name: string): string | undefined {
  const isValid = /^(?:[^\\]|\\[\\nr])*$/s.test(name)
  return isValid ? name.replace(/\\./g, (escape) => ESCAPES.get(escape) ?? escape) : undefined
}

/** The text to check files against. */
export type ExpectedDigests =
  | { kind: 'blank' }
  /** `hashes`: the number of lines that are hashes without a file name. */
  | { kind: 'unrecognised'; hashes: number }
  /** `unread`: the number of other lines, which say nothing about a file. */
  | { kind: 'digest'; digest: DigestCandidates; unread?: number }
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
    return digest === undefined ? digestAmong(text) : { kind: 'digest', digest }
  }
  return others.length === 0 && NAMELESS.includes(only.name)
    ? { kind: 'digest', digest: only }
    : { kind: 'list', list }
}

/** Reads a digest that is alone in its line, among lines of other kinds. Of two it is not known which one is meant. */
function digestAmong(text: string): ExpectedDigests {
  const lines = linesOf(text).filter((line) => line.trim() !== '')
  const digests = lines.map(pastedDigest).filter((digest) => digest !== undefined)
  const [digest] = digests
  return digest === undefined || digests.length > 1
    ? { kind: 'unrecognised', hashes: digests.length }
    : { kind: 'digest', digest, unread: lines.length - 1 }
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
