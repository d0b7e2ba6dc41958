import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import { escapedCharacters } from '../escaped-characters.ts'
import { KEPT, percentEncodeOne } from '../percent-encode-sets.ts'

/** The ways to percent-encode a text, each by the standard that names it. */
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
    use: 'only letters, digits and - . _ ~ stay, as signatures of OAuth and AWS want it',
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
    use: 'for a finished address: its structure and the escapes it has stay',
  },
] as const

export type Encoding = (typeof ENCODINGS)[number]['id']

/** A text in every encoding, each result in pieces. Throws what `assertHasUtf8` throws. */
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

/** A text in one encoding. Throws what `assertHasUtf8` throws. */
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
  // An escape that is there already means what it says; escaped again it would be read as text.
  return isEscape ? character : percentEncodeOne(character, KEPT.address)
}

/** Throws the sentence that names the first half of a surrogate pair, which no encoding can write. */
function assertHasUtf8(text: string): void {
  const position = text.search(/\p{Surrogate}/u)
  if (position === -1) return
  throw new Error(
    `Character ${charactersBefore(text, position) + 1} is half of a surrogate pair, which has no UTF-8 form.`,
  )
}

/** A percent-encoded text as it is read by the two standards, which differ in "+" alone. */
interface Readings {
  component: ResultPiece[]
  form: ResultPiece[]
  /** Whether something cannot be decoded and stays as it is written. */
  isBroken: boolean
}

/** A percent-encoded text read as a component (`decodeURIComponent`, RFC 3986) and as form data, where "+" is a space. */
export function bothReadings(text: string): Readings {
  const readings: Readings = { component: [], form: [], isBroken: false }
  for (const { raw, text: read, fault } of escapedCharacters(text, 'plus')) {
    addPiece(readings.component, read, raw === '+')
    addPiece(readings.form, raw === '+' ? ' ' : read, raw === '+')
    readings.isBroken ||= fault !== undefined
  }
  return readings
}

/** A piece of a result, and whether other ways write the same characters differently. */
export interface ResultPiece {
  text: string
  differs: boolean
}

/** Adds a text to the pieces of a result, to the last of them when it is of the same kind. */
function addPiece(pieces: ResultPiece[], text: string, differs: boolean): void {
  const last = pieces.at(-1)
  if (last?.differs === differs) last.text += text
  else pieces.push({ text, differs })
}

/** The beginning of a result, of at most so many characters. */
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
