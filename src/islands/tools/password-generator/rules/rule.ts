import { CHARACTERS } from '../password.ts'

/** What a site asks of a password. */
export interface PasswordRule {
  minLength: number
  maxLength: number
  /** At least one character of each of these sets. */
  required: readonly string[]
  /** All characters that may be used; those that are required are among them. */
  allowed: string
  /** How often the same character may stand in a row; Infinity without a limit. */
  maxConsecutive: number
  /** The sets of which more than one character is needed. */
  numbers?: readonly NeededSet[]
  /** How often the same character may occur at all; without a limit when it is missing. */
  maxUses?: number
  /** How many neighbours may follow the order of the alphabet, the digits or a row of the keyboard; without a limit when it is missing. */
  maxSequence?: number
  /** The characters of which the first must be one, and the last. */
  first?: string
  last?: string
}

/** A set of which a password needs a number of characters. */
export interface NeededSet {
  set: string
  count: number
}

/** All passwords of one length that follow a rule, in a fixed order. */
export interface RulePasswords {
  /** How many there are, exactly. */
  count: bigint
  /** The password at a place of the order, from 0n to below the count. */
  at: (place: bigint) => string
}

export const LETTERS = CHARACTERS.uppercase + CHARACTERS.lowercase
export const ALPHANUMERIC = LETTERS + CHARACTERS.numbers
/** The printable characters of ASCII but the space, which many sites cut off at the ends. */
export const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
export const SPECIAL = [...PRINTABLE]
  .filter((character) => !ALPHANUMERIC.includes(character))
  .join('')

/** No password here is longer, and no slider goes further, whatever a site would take. */
export const LONGEST = 64

/** Of the sets that are required, with their numbers of characters, so many states can be counted in a moment. */
const MOST_STATES = 128

/** The sentence that says why no password follows a rule; undefined when some do. */
export function ruleProblem(rule: PasswordRule): string | undefined {
  const { minLength, maxLength, maxConsecutive } = rule
  if (minLength > maxLength)
    return `These rules ask for at least ${minLength} and at most ${maxLength} characters.`
  if (minLength > LONGEST) return `Passwords of more than ${LONGEST} characters are not made here.`
  const needed = neededSets(rule)
  if (needed.some(({ set }) => set === '') || rule.first === '' || rule.last === '')
    return 'These rules ask for a character that they do not allow.'
  if (needed.reduce((states, { count }) => states * (count + 1), 1) > MOST_STATES)
    return 'These rules ask for more kinds of characters than can be counted here.'
  if (rule.allowed === '' || maxLength < 1 || maxConsecutive < 1)
    return 'These rules allow no password.'
  if (minLength > rule.allowed.length * (rule.maxUses ?? Infinity))
    return `These rules allow ${rule.allowed.length} characters, too few for ${minLength} without more repetition.`
  return undefined
}

/** The sets that are required, without those that are met whenever another is: "a letter" beside "a capital letter". */
export function neededSets({ required, numbers = [], allowed }: PasswordRule): NeededSet[] {
  const counts = new Map<string, number>()
  for (const { set, count } of [...required.map((one) => ({ set: one, count: 1 })), ...numbers]) {
    const known = keep(allowed, set)
    counts.set(known, Math.max(count, counts.get(known) ?? 0))
  }
  const sets = [...counts].map(([set, count]) => ({ set, count }))
  return sets.filter(({ set, count }) =>
    sets.every((other) => {
      const isCovered =
        other.count >= count && [...other.set].every((character) => set.includes(character))
      return other.set === set || !isCovered
    }),
  )
}

/** The characters of a set that are in another, each once. */
export function keep(set: string, others: string): string {
  return [...new Set(set)].filter((character) => others.includes(character)).join('')
}
