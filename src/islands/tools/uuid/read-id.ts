import { counted } from '@/lib/quantity.ts'
import { ownEntry } from '@/lib/own-entry.ts'

import { LETTERS } from './write.ts'

/** An identifier of 128 bits. */
export interface Identifier {
  kind: 'UUID' | 'ULID'
  /** 32 hexadecimal digits in lower case. */
  hex: string
}

const START = /^[\s[({"'`,]*(?:urn:uuid:)?/i
// eslint-disable-next-line regexp/no-super-linear-move
const END = /[\s\])}"'`,;]*$/
/** Longer texts are not searched for their end, which can take quadratic time. */
const LONGEST = 200
const GROUPS = [8, 4, 4, 4, 12]
const NOT_BASE32 = /[^\da-hjkmnp-tv-z]/i

/**
 * Reads the identifier in a line, also in braces, quotes or a list, after `urn:uuid:` or without hyphens. Returns undefined
 * for a line without any text. Throws what is wrong, with the character of the line.
 */
export function readIdentifier(line: string): Identifier | undefined {
  const written = line.trimEnd()
  const start = START.exec(written)?.[0].length ?? 0
  const rest = written.slice(start)
  if (rest.length > LONGEST) throw new Error(lengthProblem(rest))
  // Word processors turn hyphens into longer ones.
  const body = rest.replace(END, '').replace(/[‐-–−]/g, '-')
  if (body === '' && !/[a-z]/i.test(line)) return undefined
  const isPlain = !body.includes('-')
  if (isPlain && body.length === 26) return { kind: 'ULID', hex: readUlid(body, start) }
  if (isPlain && body.length !== 32) throw new Error(lengthProblem(body))
  const at = body.search(/[^\da-f-]/i)
  if (at >= 0)
    throw new Error(
      `Character ${start + at + 1}: “${characterAt(body, at)}” is not a hexadecimal digit (0 to 9, A to F).`,
    )
  if (!isPlain) checkGroups(body.split('-'), start + 1)
  return { kind: 'UUID', hex: body.replaceAll('-', '').toLowerCase() }
}

function lengthProblem({ length }: string): string {
  return `This has ${counted(length, 'character')}. A UUID has 32 hexadecimal digits, and a ULID has 26 letters and digits.`
}

/** Throws the first group of digits, or the lack of one, that is wrong. `at` is the character where they begin. */
function checkGroups(groups: readonly string[], at: number): void {
  const index = groups.findIndex((group, place) => group.length !== GROUPS[place])
  if (index < 0 && groups.length === GROUPS.length) return
  const wrong = index < 0 ? groups.length : index
  const character = groups.slice(0, wrong).join('-').length + at + (wrong > 0 ? 1 : 0)
  const found = groups[wrong]?.length ?? 0
  throw new Error(
    `Character ${character}: group ${wrong + 1} should have ${GROUPS[wrong] ?? 0} digits and has ${found}. The groups of a UUID have 8, 4, 4, 4 and 12.`,
  )
}

function readUlid(body: string, start: number): string {
  const text = body.toUpperCase()
  const at = body.search(NOT_BASE32)
  if (at >= 0) throw new Error(`Character ${start + at + 1}: ${letterProblem(body, at)}`)
  if (text.charAt(0) > '7')
    throw new Error(
      `Character ${start + 1}: a ULID begins with 0 to 7. The largest is 7ZZZZZZZZZZZZZZZZZZZZZZZZZ.`,
    )
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const number = BigInt(`0b${bits.join('')}`)
  return number.toString(16).padStart(32, '0')
}

function letterProblem(body: string, at: number): string {
  const problem = `“${characterAt(body, at)}” is not used in ULIDs.`
  // Crockford's Base32 reads them so, the ULID specification does not.
  const repaired = body.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')
  return NOT_BASE32.test(repaired)
    ? problem
    : `${problem} With 1 for I and L, and 0 for O, it is ${repaired}.`
}

/** Returns a whole character, also where it is two UTF-16 code units. */
function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0)
}

interface Description extends Record<'name' | 'meaning', string> {
  variant?: string
  nanos?: bigint
  place?: ReturnType<typeof placeOf>
}

const MEANINGS = {
  1: 'time, clock sequence and node',
  2: 'DCE security, with a number of a user or group',
  3: 'MD5 hash of a name',
  4: 'random',
  5: 'SHA-1 hash of a name',
  6: 'time first, then clock sequence and node',
  7: 'Unix time first, then random bits or a counter',
  8: 'for the use of its maker',
}
const STANDARD = 'RFC 9562 (binary 10)'

/**
 * Describes an identifier by RFC 9562 or the ULID specification: its name with what that means, its variant, when it was made
 * in nanoseconds since 1970, and for versions 1 and 6 the place where. What it does not say is missing.
 */
export function describe({ kind, hex }: Identifier): Description {
  if (kind === 'ULID')
    return { name: 'ULID', meaning: 'Unix time first, then random bits', nanos: unixNanos(hex) }
  if (/^0+$/.test(hex)) return { name: 'Nil UUID', meaning: 'no UUID, all bits are 0' }
  if (/^f+$/.test(hex)) return { name: 'Max UUID', meaning: 'the largest, all bits are 1' }
  const variant = variantOf(parseInt(hex.charAt(16), 16))
  if (variant !== STANDARD)
    return { name: 'UUID without a version', meaning: 'another variant', variant }
  const version = hex.charAt(12)
  const name = `UUID version ${parseInt(version, 16)}`
  const about = { name, meaning: ownEntry(MEANINGS, version) ?? 'not defined by RFC 9562', variant }
  if (version === '7') return { ...about, nanos: unixNanos(hex) }
  const high = hex.slice(13, 16)
  const steps = {
    1: high + hex.slice(8, 12) + hex.slice(0, 8),
    6: hex.slice(0, 12) + high,
  }
  const own = ownEntry(steps, version)
  return own ? { ...about, nanos: gregorianNanos(own), place: placeOf(hex) } : about
}

/** Names the variant from the first four bits of the field (RFC 9562, section 4.1). */
function variantOf(bits: number): string {
  if (bits < 8) return 'NCS, before 1990 (binary 0)'
  if (bits < 12) return STANDARD
  return bits < 14 ? 'Microsoft, old GUIDs (binary 110)' : 'reserved (binary 111)'
}

/** The first 48 bits are milliseconds. */
function unixNanos(hex: string): bigint {
  return BigInt(`0x${hex.slice(0, 12)}`) * 1_000_000n
}

/** Counts from 15 October 1582 in steps of 100 ns; the constant is 1970 (RFC 9562, appendix A.1). */
function gregorianNanos(steps: string): bigint {
  return (BigInt(`0x${steps}`) - 0x01b21dd213814000n) * 100n
}

/** Returns clock sequence and node. A random node is not a network address (RFC 9562, section 6.10). */
function placeOf(hex: string) {
  return {
    clockSequence: parseInt(hex.slice(16, 20), 16) & 0x3fff,
    node: hex.slice(20).replace(/..(?=.)/g, '$&:'),
    // The multicast bit, which no network card has.
    isRandom: (parseInt(hex.slice(20, 22), 16) & 1) === 1,
  }
}
