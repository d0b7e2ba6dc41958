import {
  brokenPlaces,
  escapedCharacters,
  meaningOf,
  type BrokenPlace,
  type EscapedCharacter,
  type PlusSign,
} from '../escaped-characters.ts'

/** Nobody encodes as often; a text made of "%2525…" could have thousands of layers. */
const MOST_LAYERS = 20

/** A percent-encoded text, decoded as often as it was encoded. */
export interface Layers {
  /** What each decoding gives, in their order. */
  decodings: string[]
  /** The text itself character by character, with what cannot be decoded. */
  characters: EscapedCharacter[]
  broken: BrokenPlace[]
  /** Why the last decoding is the last one. */
  end: 'plain' | 'percent-signs' | 'broken' | 'limit'
}

/**
 * Decodes a text layer by layer until nothing changes, or what is left has a "%" that begins no escape and is therefore taken
 * as text ("100%25 off" is "100% off"). Where the text itself has such a place, the rest is decoded, once. Only in the first
 * layer can "+" be a space: one that comes out of an escape is a plus sign.
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
