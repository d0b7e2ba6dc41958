/** The options of a password. */
export interface PasswordChoice {
  /** Characters, 4 to 64. */
  length: number
  uppercase: boolean
  lowercase: boolean
  numbers: boolean
  symbols: boolean
  /** Leaves out I l 1 O 0 o and |, which people confuse when they read a password from paper. */
  excludesLookAlikes: boolean
  /** Symbols that replace the usual ones. */
  symbolSet?: string | undefined
  /** Characters that are never used. */
  without?: string | undefined
  /** Further sets of which a site requires one character each. */
  required?: readonly string[] | undefined
  /** A site's limits of the length, within `SHORTEST` and `LONGEST`. */
  shortest?: number | undefined
  longest?: number | undefined
  /** How often a character may occur in a row; undefined without a limit. */
  inARow?: number | undefined
}

export const SHORTEST = 4
export const LONGEST = 64

/** The options at first. */
export const DEFAULT_CHOICE: PasswordChoice = {
  length: 16,
  uppercase: true,
  lowercase: true,
  numbers: true,
  symbols: true,
  excludesLookAlikes: false,
}

export const CHARACTERS = {
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  numbers: '0123456789',
  symbols: '!@#$%^&*()_+-=[]{}|;:,.<>?',
} as const
export type CharacterType = keyof typeof CHARACTERS
export const characterTypes = Object.keys(CHARACTERS) as CharacterType[]

const LOOK_ALIKES = 'Il1O0o|'

/** Fills an array with random 32-bit numbers, as `crypto.getRandomValues` does. */
export type FillRandom = (numbers: Uint32Array<ArrayBuffer>) => void

/**
 * Returns a password drawn uniformly from those that follow the options: at least one character of each set, and no longer run.
 * Other draws are repeated: inserting the missing characters afterwards would not be uniform.
 * Throws when hardly any password follows the options or the random source is broken, instead of searching forever.
 */
export function generatePassword(
  choice: PasswordChoice,
  fillRandom: FillRandom = secureRandom,
): string {
  const sets = characterSets(choice)
  const pool = [...new Set(sets.join(''))]
  const { inARow } = choice
  const tooLongRun = inARow && new RegExp(`(.)\\1{${inARow}}`)
  if ((choice.required || inARow) && isRare(choice, pool.length)) throw new Error(TOO_FEW)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const drawn = randomIndices(choice.length, pool.length, fillRandom)
    const password = drawn.map((index) => pool[index]).join('')
    if (
      sets.every((set) => [...password].some((character) => set.includes(character))) &&
      !(tooLongRun && tooLongRun.test(password))
    )
      return password
  }
  throw new Error(BROKEN_SOURCE)
}

/**
 * Returns the number of passwords that follow the options, all equally likely. Passwords without a set are subtracted by
 * inclusion and exclusion.
 */
export function countPasswords(choice: PasswordChoice): bigint {
  const sets = characterSets(choice)
  const pool = [...new Set(sets.join(''))]
  let count = 0n
  for (let missing = 0; missing < 2 ** sets.length; missing++) {
    const absent = sets.filter((_, i) => (missing >> i) & 1)
    const left = pool.filter((character) => !absent.some((set) => set.includes(character))).length
    count += (absent.length % 2 ? -1n : 1n) * countTexts(BigInt(left), choice)
  }
  return count
}

/** Returns the number of texts of some characters without a longer run. */
function countTexts(characters: bigint, { length, inARow = length }: PasswordChoice): bigint {
  if (inARow >= length) return characters ** BigInt(length)
  // By length: the texts that may follow a run of another character.
  const after = [1n]
  const sumOf = () => after.slice(-inARow).reduce((sum, count) => sum + count)
  while (after.length < length) after.push((characters - 1n) * sumOf())
  return characters * sumOf()
}

/** Returns whether fewer than one of 10,000 draws follow the options. */
function isRare(choice: PasswordChoice, characters: number): boolean {
  return countPasswords(choice) * 10_000n < BigInt(characters) ** BigInt(choice.length)
}

/** Fills an array from the browser's secure random generator (Web Crypto). */
export function secureRandom(numbers: Uint32Array<ArrayBuffer>): void {
  crypto.getRandomValues(numbers)
}

/**
 * Returns independent, equally likely whole numbers from 0 to `size` - 1; `size` is at most 2^32. Random numbers above the last
 * whole multiple of `size` are rejected, because they would favour small results. Throws when the random source is broken.
 */
export function randomIndices(
  count: number,
  size: number,
  fillRandom: FillRandom = secureRandom,
): number[] {
  const fairLimit = RANDOM_RANGE - (RANDOM_RANGE % size)
  const numbers = new Uint32Array(count)
  const indices: number[] = []
  for (let refill = 0; refill < MOST_REFILLS && indices.length < count; refill++) {
    fillRandom(numbers)
    for (const number of numbers) {
      if (number < fairLimit && indices.length < count) indices.push(number % size)
    }
  }
  if (indices.length < count) throw new Error(BROKEN_SOURCE)
  return indices
}

/**
 * Returns the characters of each chosen type, or lowercase letters if no type is chosen. Types without a character left are
 * dropped. If no character is left at all, the characters to leave out, and then the look-alikes, are used after all
 * (`leavesNothing`), so there is always at least one character.
 */
export function characterSets(choice: PasswordChoice): string[] {
  const chosen = chosenSets(choice).filter((set) => set !== '')
  const clear = without(chosen, leftOutLookAlikes(choice))
  const left = without(clear, choice.without ?? '')
  return [left, clear].find((sets) => sets.length > 0) ?? chosen
}

/** Returns whether the characters to leave out, look-alikes included, are all that the chosen types have. */
export function leavesNothing(choice: PasswordChoice): boolean {
  const others = leftOutLookAlikes(choice) + (choice.without ?? '')
  return without(chosenSets(choice), others).length === 0
}

function leftOutLookAlikes({ excludesLookAlikes }: PasswordChoice): string {
  return excludesLookAlikes ? LOOK_ALIKES : ''
}

/** Returns the sets without some characters, and without the sets that have no other. */
function without(sets: readonly string[], others: string): string[] {
  return sets.map((set) => remove(set, others)).filter((set) => set !== '')
}

function chosenSets(choice: PasswordChoice): string[] {
  const { symbolSet = CHARACTERS.symbols, required = [] } = choice
  const chosen = characterTypes
    .filter((type) => choice[type])
    .map((type) => (type === 'symbols' ? symbolSet : CHARACTERS[type]))
    .concat(required)
  return chosen.every((set) => set === '') ? [CHARACTERS.lowercase] : chosen
}

/** Returns the characters of a set without others. */
export function remove(set: string, others: string): string {
  return [...set].filter((character) => !others.includes(character)).join('')
}

/** The rarest success is 1 in 10,000 draws (`isRare`). */
const MOST_ATTEMPTS = 100_000
/** At least half of all random numbers are accepted. */
const MOST_REFILLS = 2000

const RANDOM_RANGE = 2 ** 32

const TOO_FEW =
  'Too few passwords of this length follow these options. Choose another length or fewer limits.'
const BROKEN_SOURCE = 'The random generator of this browser does not work.'
