import { characterTypes, countPasswords, type PasswordChoice } from './password.ts'

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
