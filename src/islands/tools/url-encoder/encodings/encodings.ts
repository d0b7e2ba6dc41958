import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import { escapedCharacters, KEPT, percentEncodeOne } from '../escaped-characters.ts'

/** The percent encodings, each with the standard that defines it. */
export const ENCODINGS = [
  {
    id: 'component',
    name: 'Component',
    source: 'encodeURIComponent, the URL standard',
    use: 'for one value of a path or query; this is what the tool above does',
  },
  {
    id: 'strict',
    name: 'RFC 3986 strict',
    source: 'RFC 3986, section 2.3',
    use: 'only letters, digits and - . _ ~ stay, as OAuth and AWS signatures require',
  },
  {
    id: 'form',
    name: 'Form',
    source: 'application/x-www-form-urlencoded, the URL standard',
    use: 'as forms and URLSearchParams write a query; a space is “+”',
  },
  {
    id: 'address',
    name: 'Whole address',
    source: 'RFC 3986, sections 2.1 to 2.3',
    use: 'for a complete address: its structure and its escapes stay',
  },
] as const

export type Encoding = (typeof ENCODINGS)[number]['id']

/** Encodes a text in every encoding, as pieces. Throws the errors of `assertHasUtf8`. */
export function allEncodings(text: string): Record<Encoding, ResultPiece[]> {
  assertHasUtf8(text)
  const results: Record<Encoding, ResultPiece[]> = {
    component: [],
    strict: [],
    form: [],
    address: [],
  }
  let at = 0
  for (const character of text) {
    const isEscape = /^%[0-9a-f]{2}/i.test(text.slice(at, at + 3))
    const written = ENCODINGS.map(({ id }) => [id, encodeOne(id, character, isEscape)] as const)
    const differs = written.some(([, one]) => one !== written[0]?.[1])
    for (const [id, one] of written) addPiece(results[id], one, differs)
    at += character.length
  }
  return results
}

/** Encodes a text in one encoding. Throws the errors of `assertHasUtf8`. */
export function encodeAs(encoding: Encoding, text: string): string {
  assertHasUtf8(text)
  let at = 0
  let encoded = ''
  for (const character of text) {
    const isEscape = character === '%' && /^%[0-9a-f]{2}/i.test(text.slice(at, at + 3))
    encoded += encodeOne(encoding, character, isEscape)
    at += character.length
  }
  return encoded
}

function encodeOne(encoding: Encoding, character: string, isEscape: boolean): string {
  if (encoding === 'form') return character === ' ' ? '+' : percentEncodeOne(character, KEPT.form)
  if (encoding === 'strict') return percentEncodeOne(character, KEPT.unreserved)
  if (encoding === 'component') return percentEncodeOne(character, KEPT.component)
  // Existing escapes are already encoded. Escaping them again would change their meaning.
  return isEscape ? character : percentEncodeOne(character, KEPT.address)
}

/** Throws an error with a message for the visitor at the first lone surrogate, which has no UTF-8 form. */
function assertHasUtf8(text: string): void {
  const position = text.search(/\p{Surrogate}/u)
  if (position === -1) return
  throw new Error(
    `Character ${charactersBefore(text, position) + 1} is half of a surrogate pair, which has no UTF-8 form.`,
  )
}

/** A decoded text by both standards, which differ only in "+". */
interface Readings {
  component: ResultPiece[]
  form: ResultPiece[]
  /** Whether some escapes are malformed and stay encoded. */
  isBroken: boolean
}

/** Decodes a text as a component (`decodeURIComponent`, RFC 3986) and as form data, where "+" is a space. */
export function bothReadings(text: string): Readings {
  const readings: Readings = { component: [], form: [], isBroken: false }
  for (const { raw, text: read, fault } of escapedCharacters(text, 'plus')) {
    addPiece(readings.component, read, raw === '+')
    addPiece(readings.form, raw === '+' ? ' ' : read, raw === '+')
    readings.isBroken ||= fault !== undefined
  }
  return readings
}

/** A piece of a result. `differs` tells whether the encodings differ on it. */
export interface ResultPiece {
  text: string
  differs: boolean
}

/** Appends a text to the pieces. Extends the last piece if it has the same `differs`. */
function addPiece(pieces: ResultPiece[], text: string, differs: boolean): void {
  const last = pieces.at(-1)
  if (last?.differs === differs) last.text += text
  else pieces.push({ text, differs })
}

/** Truncates a result to at most `most` UTF-16 units. */
export function beginningOf(pieces: readonly ResultPiece[], most: number): ResultPiece[] {
  const beginning: ResultPiece[] = []
  let left = most
  for (const { text, differs } of pieces) {
    if (left <= 0) break
    beginning.push({ text: text.slice(0, left), differs })
    left -= text.length
  }
  return beginning
}
