import { counted } from '@/lib/quantity.ts'
import { CHARACTERS } from '../password.ts'

/** A site's requirements for passwords. */
export interface PasswordRule {
  minLength: number
  maxLength: number
  /** At least one character of each of these sets. */
  required: readonly string[]
  /** All allowed characters, the required ones included. */
  allowed: string
  /** How often a character may be repeated in a row; Infinity without a limit. */
  maxConsecutive: number
  /** The sets from which more than one character is required. */
  numbers?: readonly NeededSet[]
  /** How often a character may occur in total; undefined without a limit. */
  maxUses?: number
  /** The longest sequence in the order of the alphabet, the digits or a keyboard row; undefined without a limit. */
  maxSequence?: number
  /** The characters allowed at the start and at the end. */
  first?: string
  last?: string
}

/** A set of characters and how many of them a password needs. */
export interface NeededSet {
  set: string
  count: number
}

/** All passwords of one length that follow a rule, in a fixed order. */
export interface RulePasswords {
  /** The exact number. */
  count: bigint
  /** Returns the password at an index from 0n to `count` - 1n. */
  at: (place: bigint) => string
}

export const LETTERS = CHARACTERS.uppercase + CHARACTERS.lowercase
export const ALPHANUMERIC = LETTERS + CHARACTERS.numbers
/** The printable ASCII characters without the space, which many sites trim. */
export const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
export const SPECIAL = [...PRINTABLE]
  .filter((character) => !ALPHANUMERIC.includes(character))
  .join('')

/** The longest password that this tool makes. */
export const LONGEST = 64

/** The largest number of requirement states that can be counted quickly. */
const MOST_STATES = 128

/** Returns the sentence that says why no password can follow a rule; undefined if some can. */
export function ruleProblem(rule: PasswordRule): string | undefined {
  const { minLength, maxLength, maxConsecutive } = rule
  if (minLength > maxLength)
    return `These rules ask for at least ${minLength} and at most ${counted(maxLength, 'character')}.`
  if (minLength > LONGEST) return `This tool makes passwords of at most ${LONGEST} characters.`
  const needed = neededSets(rule)
  if (needed.some(({ set }) => set === '') || rule.first === '' || rule.last === '')
    return 'These rules ask for a character that they do not allow.'
  if (needed.reduce((states, { count }) => states * (count + 1), 1) > MOST_STATES)
    return 'These rules ask for more kinds of characters than can be counted here.'
  if (rule.allowed === '' || maxLength < 1 || maxConsecutive < 1)
    return 'These rules allow no password.'
  if (minLength > rule.allowed.length * (rule.maxUses ?? Infinity))
    return `These rules allow ${counted(rule.allowed.length, 'character')}, too few for ${minLength} without more repetition.`
  return undefined
}

/** Returns the required sets without those that another one covers, such as "a letter" next to "a capital letter". */
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

/** Returns the characters that are in both sets, each once. */
export function keep(set: string, others: string): string {
  return [...new Set(set)].filter((character) => others.includes(character)).join('')
}
