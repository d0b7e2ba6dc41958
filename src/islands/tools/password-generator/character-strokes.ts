import {
  strokesAlong,
  type HeadLineDrawing,
  type LineColor,
} from '@/islands/ui/head-line/head-line.ts'

import { CHARACTERS, characterTypes, type CharacterType } from './password.ts'

/** How a kind of characters is drawn: by colour, and by length for those who do not see it. */
export const KINDS: Record<CharacterType, { color: LineColor; length: number; word: string }> = {
  uppercase: { color: 'ink', length: 1, word: 'uppercase' },
  lowercase: { color: 'principal', length: 0.6, word: 'lowercase' },
  numbers: { color: 'interest', length: 0.8, word: 'numbers' },
  symbols: { color: 'attention', length: 0.4, word: 'symbols' },
}

/** Returns a stroke for each character of a password, by its kind, and how many there are of each. */
export function characterStrokes(password: string): {
  drawing: HeadLineDrawing
  counts: Record<CharacterType, number>
} {
  const kinds = [...password].map(kindOf)
  const strokes = kinds.map((kind) => ({ parts: [KINDS[kind]] }))
  return {
    drawing: {
      title: 'The kinds of its characters, in their order',
      hanging: strokesAlong(strokes, { longest: 1 }),
    },
    counts: Object.fromEntries(
      characterTypes.map((type) => [type, kinds.filter((kind) => kind === type).length]),
    ) as Record<CharacterType, number>,
  }
}

/** Returns the kind of a character. A site's own symbols are symbols. */
function kindOf(character: string): CharacterType {
  return characterTypes.find((type) => CHARACTERS[type].includes(character)) ?? 'symbols'
}
