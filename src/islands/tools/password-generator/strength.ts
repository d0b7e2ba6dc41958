import { characterSets, characterTypes, type PasswordChoice } from './password.ts'

export type StrengthWord = 'Weak' | 'Medium' | 'Strong'

/** Returns the strength by the specification: points from 0 to 100 and their word. */
export function strength(choice: PasswordChoice): { points: number; word: StrengthWord } {
  const types = characterTypes.filter((type) => choice[type]).length
  const points = (choice.length >= 12 ? 25 : 0) + (choice.length >= 16 ? 25 : 0) + types * 12.5
  return { points, word: strengthWord(points) }
}

/**
 * Returns the entropy in bits: the base-2 logarithm of the number of passwords that the generator can make with these options,
 * all equally likely. Passwords without a chosen type are subtracted by inclusion and exclusion.
 */
export function entropyBits(choice: PasswordChoice): number {
  const sizes = characterSets(choice).map((set) => set.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let count = 0n
  for (let missing = 0; missing < 2 ** sizes.length; missing++) {
    const left = sizes.filter((_, i) => ((missing >> i) & 1) === 0).length
    const absent = sizes.reduce((sum, size, i) => sum + size * ((missing >> i) & 1), 0)
    const sign = (sizes.length - left) % 2 === 0 ? 1n : -1n
    count += sign * BigInt(total - absent) ** BigInt(choice.length)
  }
  return log2(count)
}

function strengthWord(points: number): StrengthWord {
  if (points < 40) return 'Weak'
  return points < 70 ? 'Medium' : 'Strong'
}

/** Returns the base-2 logarithm of a count. Counts above 2^1024 do not fit a double, so bits after the first 52 are only counted. */
export function log2(count: bigint): number {
  const extraBits = Math.max(0, count.toString(2).length - 52)
  return Math.log2(Number(count >> BigInt(extraBits))) + extraBits
}
