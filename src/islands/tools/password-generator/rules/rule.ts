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
const MOST_GROUPS = 4

/** The sentence that says why no password follows a rule; undefined when some do. */
export function ruleProblem(rule: PasswordRule): string | undefined {
  const { minLength, maxLength, maxConsecutive } = rule
  if (minLength > maxLength)
    return `These rules ask for at least ${minLength} and at most ${maxLength} characters.`
  if (minLength > LONGEST) return `Passwords of more than ${LONGEST} characters are not made here.`
  const groups = neededGroups(rule)
  if (groups.some((set) => set === ''))
    return 'These rules ask for a character that they do not allow.'
  if (groups.length > MOST_GROUPS)
    return `These rules ask for more than ${MOST_GROUPS} kinds of characters, more than can be counted here.`
  if (rule.allowed === '' || maxLength < 1 || maxConsecutive < 1)
    return 'These rules allow no password.'
  return undefined
}

/** The sets that are required, without those that are met whenever another is: "a letter" beside "a capital letter". */
export function neededGroups({ required, allowed }: PasswordRule): string[] {
  const sets = [...new Set(required)].map((set) => keep(set, allowed))
  return sets.filter((set, at) =>
    sets.every((other, index) => {
      const covers = [...other].every((character) => set.includes(character))
      return index === at || !covers || (other.length === set.length && at < index)
    }),
  )
}

/** The characters of a set that are in another, each once. */
export function keep(set: string, others: string): string {
  return [...new Set(set)].filter((character) => others.includes(character)).join('')
}
