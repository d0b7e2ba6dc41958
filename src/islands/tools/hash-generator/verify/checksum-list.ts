import { algorithmCalled, digestOf, digestOfWord, type GivenDigest } from './digest-candidates.ts'

/** A file as a checksum list names it. */
export interface Entry extends GivenDigest {
  /** Counted from 1. */
  line: number
  name: string
}

export interface ChecksumList {
  entries: Entry[]
  /** Lines that say nothing about a file, counted from 1. */
  unreadable: { line: number; text: string }[]
}

/**
 * Reads a checksum list as GNU coreutils writes and reads it ("<digest>  <name>", with `*` before the name of a file read as
 * binary), with tags ("SHA256 (<name>) = <digest>"), as OpenSSL writes it, or as SFV ("<name> <CRC-32>"). Line ends may be
 * CRLF, the last may be missing, and a byte order mark may stand in front. Lines of `#` and `;` are remarks.
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

type Named = GivenDigest & { name: string }

function readLine(content: string): Named | undefined {
  const isEscaped = content.startsWith('\\')
  const line = isEscaped ? content.slice(1) : content
  const found = tagged(line) ?? plain(line) ?? simple(line)
  if (found === undefined || !isEscaped) return found
  const name = unescaped(found.name)
  return name === undefined ? undefined : { ...found, name }
}

/** A name may hold ") = " itself: it goes on to the last. */
function tagged(line: string): Named | undefined {
  const [, tag = '', name = '', digest = ''] = /^([\w/-]+) ?\((.+)\) ?= ?(\S+)$/s.exec(line) ?? []
  const algorithm = algorithmCalled(tag)
  const given = algorithm && digestOf(algorithm, digest)
  return given && { ...given, name }
}

/** Exactly two characters stand between digest and name, so that a name may begin with a space or a star. */
function plain(line: string): Named | undefined {
  const [, digest = '', name = ''] =
    /^(\S+) [ *](.+)$/s.exec(line) ?? /^([0-9a-f]{32,})[ \t](.+)$/is.exec(line) ?? []
  const given = digestOfWord(digest)
  return given && { ...given, name }
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
