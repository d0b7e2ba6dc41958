import {
  brokenPlaces,
  escapedCharacters,
  meaningOf,
  type BrokenPlace,
  type EscapedCharacter,
  type PlusSign,
} from '../escaped-characters.ts'

/** Limits the number of layers: a text such as "%2525…" could have thousands. */
const MOST_LAYERS = 20

/** The decoding layers of a percent-encoded text. */
export interface Layers {
  /** The result of each round of decoding, in order. */
  decodings: string[]
  /** The characters of the original text, malformed escapes included. */
  characters: EscapedCharacter[]
  broken: BrokenPlace[]
  /** The reason why decoding stopped. */
  end: 'plain' | 'percent-signs' | 'broken' | 'limit'
}

/**
 * Decodes a text layer by layer until nothing changes. Stops at a "%" that starts no escape, and treats it as text
 * ("100%25 off" is "100% off"). If the original text has a malformed escape, decodes the rest once. "+" can be a space
 * only in the first layer: a decoded "%2B" is a plus sign.
 */
export function decodeLayers(text: string, plus: PlusSign): Layers {
  const characters = escapedCharacters(text, plus)
  const broken = brokenPlaces(characters)
  const first = meaningOf(characters)
  const found = { characters, broken }
  if (broken.length > 0)
    return { ...found, decodings: first === text ? [] : [first], end: 'broken' }
  const decodings: string[] = []
  let current = text
  let next = first
  while (next !== current) {
    decodings.push(next)
    if (decodings.length === MOST_LAYERS) return { ...found, decodings, end: 'limit' }
    current = next
    const layer = escapedCharacters(current, 'plus')
    if (brokenPlaces(layer).length > 0) return { ...found, decodings, end: 'percent-signs' }
    next = meaningOf(layer)
  }
  return { ...found, decodings, end: 'plain' }
}
