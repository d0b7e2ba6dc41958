import {
  strokesAlong,
  type HeadLineDrawing,
  type LineColor,
} from '@/islands/ui/head-line/head-line.ts'

import {
  characterTypes,
  countPasswords,
  type PasswordChoice,
  CHARACTERS,
  type CharacterType,
} from './password.ts'

export type StrengthWord = 'Weak' | 'Medium' | 'Strong'

/** Returns the strength by the specification: points from 0 to 100 and their word. */
export function strength(choice: PasswordChoice): { points: number; word: StrengthWord } {
  const types = characterTypes.filter((type) => choice[type]).length
  const points = (choice.length >= 12 ? 25 : 0) + (choice.length >= 16 ? 25 : 0) + types * 12.5
  return { points, word: strengthWord(points) }
}

/** Returns the entropy in bits: the base-2 logarithm of the number of possible passwords; 0 if none follows the options. */
export function entropyBits(choice: PasswordChoice): number {
  return log2(countPasswords(choice) || 1n)
}

function strengthWord(points: number): StrengthWord {
  if (points < 40) return 'Weak'
  return points < 70 ? 'Medium' : 'Strong'
}

/** Returns the base-2 logarithm of a count. Counts above 2^1024 do not fit a double, so bits after the first 52 are only counted. */
function log2(count: bigint): number {
  const extraBits = Math.max(0, count.toString(2).length - 52)
  return Math.log2(Number(count >> BigInt(extraBits))) + extraBits
}

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
