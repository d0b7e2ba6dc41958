import {
  algorithmCalled,
  digestOf,
  digestOfWord,
  type DigestCandidates,
} from '../expected-digest.ts'

/** A file that a program of Windows lists, and the number of lines that it takes. */
interface WindowsEntry extends DigestCandidates {
  name: string
  lines: number
}

/** Reads what `certutil -hashfile` or `Get-FileHash` prints for a file, from the line at `index` on; undefined for other lines. */
export function windowsEntry(lines: readonly string[], index: number): WindowsEntry | undefined {
  const [first = '', second = '', third = ''] = lines.slice(index, index + 3)
  return certutil(first, second) ?? tableRow(first) ?? record(first, second, third)
}

/** Whether a line belongs to what these programs print, without a file or a digest. */
export function isWindowsFrame(line: string): boolean {
  return /^CertUtil: |^Algorithm\s+Hash(?:\s+Path)?\s*$|^-+(?: +-+)+\s*$/.test(line)
}

/** "SHA256 hash of a.txt:" and the digest in the next line. Windows 8 and older write "of file", and spaces between the bytes. */
function certutil(heading: string, line: string): WindowsEntry | undefined {
  const [, tag = '', written = ''] = /^(\S+) hash of (.+):\s*$/i.exec(heading) ?? []
  const algorithm = algorithmCalled(tag)
  const found = algorithm && digestOf(algorithm, line)
  if (found === undefined) return undefined
  const isOld = /\s/.test(line.trim())
  return { ...found, name: isOld ? written.replace(/^file /, '') : written, lines: 2 }
}

/** "SHA256  BA78…  C:\a.txt", a row of the table of `Get-FileHash`. */
function tableRow(line: string): WindowsEntry | undefined {
  const [, tag = '', digest = '', name = ''] =
    /^(\S+)\s+([0-9a-f]{32,})\s+(\S.*)$/i.exec(line.trim()) ?? []
  const algorithm = algorithmCalled(tag)
  const found = algorithm && digestOf(algorithm, digest)
  return found && { ...found, name, lines: 1 }
}

/** The three lines of a record of `Get-FileHash | Format-List`. */
function record(first: string, second: string, third: string): WindowsEntry | undefined {
  const [, tag = ''] = /^Algorithm\s*:\s*(\S+)\s*$/.exec(first) ?? []
  const [, digest = ''] = /^Hash\s*:\s*([0-9A-F]+)\s*$/i.exec(second) ?? []
  const [, name = ''] = /^Path\s*:\s*(\S.*)$/.exec(third.trim()) ?? []
  const algorithm = algorithmCalled(tag)
  const found = algorithm && digestOf(algorithm, digest)
  return found && name !== '' ? { ...found, name, lines: 3 } : undefined
}

/** Words before a digest that are not the name of a file. */
const LABELS = /^(?:hash|digest|checksum|fingerprint|sum|expected|actual|integrity)$/i

/** A line with a tag, whose algorithm or digest was refused. */
const TAGGED = /^\\?[\w/-]+ ?\(.*\) ?=/s

/** Reads "a.txt: <digest>" or "a.txt <digest>", the name first. */
export function nameFirst(line: string): (DigestCandidates & { name: string }) | undefined {
  const [, digest = ''] = /[\s:=]([0-9a-f]{32,})\s*$/i.exec(line) ?? []
  if (digest === '' || TAGGED.test(line)) return undefined
  const before = line.slice(0, line.lastIndexOf(digest)).trimEnd()
  const name = before.replace(/[:=]$/, '').trimEnd()
  const isName = name !== '' && !LABELS.test(name) && algorithmCalled(name) === undefined
  const found = digestOfWord(digest)
  return isName && found ? { ...found, name } : undefined
}
