import { LETTERS } from './write.ts'

/** An identifier of 128 bits. */
export interface Identifier {
  kind: 'UUID' | 'ULID'
  /** 32 hexadecimal digits in lower case. */
  hex: string
}

const START = /^[\s[({"'`,]*(?:urn:uuid:)?/i
const END = /[\s\])}"'`,;]*$/
const GROUPS = [8, 4, 4, 4, 12]

/**
 * Reads the identifier in a line, also in braces, quotes or a list, after `urn:uuid:` or without hyphens. Returns undefined
 * for a line without any text. Throws what is wrong, with the character of the line.
 */
export function readIdentifier(line: string): Identifier | undefined {
  const start = START.exec(line)?.[0].length ?? 0
  // Word processors turn hyphens into longer ones.
  const body = line
    .slice(start)
    .replace(END, '')
    .replace(/[‐-–−]/g, '-')
  if (body === '' && !/[a-z]/i.test(line)) return undefined
  const isPlain = !body.includes('-')
  if (isPlain && body.length === 26) return { kind: 'ULID', hex: readUlid(body, start) }
  if (isPlain && body.length !== 32) throw new Error(lengthProblem(body))
  const at = body.search(/[^\da-f-]/i)
  if (at >= 0)
    throw new Error(
      `Character ${start + at + 1}: “${characterAt(body, at)}” is not a hexadecimal digit (0 to 9, A to F).`,
    )
  if (!isPlain) checkGroups(body.split('-'), start)
  return { kind: 'UUID', hex: body.replaceAll('-', '').toLowerCase() }
}

function lengthProblem(body: string): string {
  const characters = body.length === 1 ? '1 character' : `${body.length} characters`
  return `This has ${characters}. A UUID has 32 hexadecimal digits, and a ULID has 26 letters and digits.`
}

function checkGroups(groups: readonly string[], start: number): void {
  let at = start + 1
  for (const [index, length] of GROUPS.entries()) {
    const found = groups[index]?.length
    if (found === undefined)
      throw new Error(`Character ${at - 1}: group ${index + 1} is missing. ${RIGHT_GROUPS}`)
    if (found !== length)
      throw new Error(
        `Character ${at}: group ${index + 1} has ${found} digits instead of ${length}. ${RIGHT_GROUPS}`,
      )
    at += found + 1
  }
  if (groups.length > GROUPS.length)
    throw new Error(`Character ${at - 1}: a sixth group begins. ${RIGHT_GROUPS}`)
}

const RIGHT_GROUPS = 'The groups of a UUID have 8, 4, 4, 4 and 12 digits.'

function readUlid(body: string, start: number): string {
  const text = body.toUpperCase()
  const at = [...text].findIndex((letter) => !LETTERS.includes(letter))
  if (at >= 0) throw new Error(`Character ${start + at + 1}: ${letterProblem(body, at)}`)
  if (text.charAt(0) > '7')
    throw new Error(
      `Character ${start + 1}: a ULID begins with 0 to 7. The largest is 7ZZZZZZZZZZZZZZZZZZZZZZZZZ.`,
    )
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(32, '0')
}

function letterProblem(body: string, at: number): string {
  const problem = `“${characterAt(body, at)}” is not used in ULIDs.`
  // Crockford's Base32 reads them so, the ULID specification does not.
  const repaired = body.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')
  return [...repaired].every((letter) => LETTERS.includes(letter))
    ? `${problem} With 1 for I and L, and 0 for O, it is ${repaired}.`
    : problem
}

/** Returns a whole character, also where it is two UTF-16 code units. */
function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0)
}
