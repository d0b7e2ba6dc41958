/** What the visitor asks of a password. */
export interface PasswordChoice {
  /** Characters, 4 to 64. */
  length: number
  uppercase: boolean
  lowercase: boolean
  numbers: boolean
  symbols: boolean
  /** Leaves out I l 1 O 0 o and |, which are mistaken for one another when a password is read from paper. */
  excludesLookAlikes: boolean
  /** The symbols to use in place of the usual ones. */
  symbolSet?: string
  /** Characters that are never used. */
  without?: string
}

/** What the page starts with. */
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
 * A password drawn uniformly from all that have the length and hold each chosen type at least once.
 * Drawing again whenever a type is missing is what keeps it uniform: putting missing characters in afterwards would not.
 * Throws when the random source is broken, rather than searching for ever.
 */
export function generatePassword(
  choice: PasswordChoice,
  fillRandom: FillRandom = secureRandom,
): string {
  const sets = characterSets(choice)
  const pool = sets.join('')
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const drawn = randomIndices(choice.length, pool.length, fillRandom)
    const password = drawn.map((index) => pool[index]).join('')
    if (sets.every((set) => [...password].some((character) => set.includes(character))))
      return password
  }
  throw new Error(BROKEN_SOURCE)
}

/** The random numbers of the browser's secure generator. */
export function secureRandom(numbers: Uint32Array<ArrayBuffer>): void {
  crypto.getRandomValues(numbers)
}

/**
 * Independent whole numbers from 0 to below `size`, each equally likely; `size` is at most 2^32. Random numbers above its last
 * whole multiple are thrown away: keeping them favours the smaller results. Throws when the random source is broken.
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
 * The characters of each chosen type; lowercase letters where none is chosen. A type of which nothing is left is missing;
 * where nothing at all is left, what the visitor leaves out by hand is used after all (`leavesNothing`).
 */
export function characterSets(choice: PasswordChoice): string[] {
  const { without = '', excludesLookAlikes } = choice
  const sets = chosenSets(choice).map((set) => (excludesLookAlikes ? leave(set, LOOK_ALIKES) : set))
  const left = sets.map((set) => leave(set, without)).filter((set) => set !== '')
  return left.length > 0 ? left : sets.filter((set) => set !== '')
}

/** Whether what the visitor leaves out leaves no character of any chosen type. */
export function leavesNothing(choice: PasswordChoice): boolean {
  const { without = '' } = choice
  return characterSets(choice).every((set) => leave(set, without) === '')
}

function chosenSets({ symbolSet = CHARACTERS.symbols, ...choice }: PasswordChoice): string[] {
  const chosen = characterTypes
    .filter((type) => choice[type])
    .map((type) => (type === 'symbols' ? symbolSet : CHARACTERS[type]))
  return chosen.every((set) => set === '') ? [CHARACTERS.lowercase] : chosen
}

function leave(set: string, without: string): string {
  return [...set].filter((character) => !without.includes(character)).join('')
}

/** The rarest success is 4.7 in 10,000 (four characters, three of four types with one character left): never by chance as often as this. */
const MOST_ATTEMPTS = 100_000
/** At least half of all random numbers are used. */
const MOST_REFILLS = 2000

const RANDOM_RANGE = 2 ** 32

const BROKEN_SOURCE = 'The random generator of this browser does not work.'
