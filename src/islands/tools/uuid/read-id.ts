import { counted } from '@/lib/quantity.ts'
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
