import {
  CHARACTERS,
  characterSets,
  characterTypes,
  LONGEST,
  type PasswordChoice,
  remove,
  SHORTEST,
} from '../password.ts'
import {
  keep,
  type PasswordRule,
  readPasswordRules,
  SPECIAL,
  withoutHtml,
} from './password-rules.ts'

/** More sets take too long to count: each doubles the work. */
const MOST_SETS = 8

/** The rule in a visitor's text, or the sentence that says why it cannot be followed. Neither for an empty text. */
export interface SiteRule {
  rule?: PasswordRule
  problem?: string
}

/** Reads a text in the syntax of `passwordrules`, also in its attribute or element. */
export function readSiteRule(text: string): SiteRule {
  if (text.trim() === '') return {}
  try {
    const rule = readPasswordRules(withoutHtml(text))
    const problem = ruleProblem(rule)
    return problem === undefined ? { rule } : { problem }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Returns the sentence that says why no password of this page can follow a rule; undefined if some can. */
export function ruleProblem(rule: PasswordRule): string | undefined {
  const { minLength, maxLength, maxConsecutive, required, allowed } = rule
  if (minLength > maxLength)
    return `These rules ask for at least ${minLength} and at most ${maxLength} characters.`
  if (minLength > LONGEST || maxLength < SHORTEST)
    return `Passwords on this page have ${SHORTEST} to ${LONGEST} characters.`
  if (required.some((set) => keep(set, allowed) === ''))
    return 'These rules ask for a character that they do not allow.'
  if (maxConsecutive < 1) return 'These rules allow no password.'
  if (characterSets({ ...NO_TYPES, ...optionsFor(rule, minLength) }).length > MOST_SETS)
    return 'These rules ask for more kinds of characters than can be counted here.'
  return undefined
}

const NO_TYPES = {
  ...{ length: SHORTEST, excludesLookAlikes: false },
  ...{ uppercase: false, lowercase: false, numbers: false, symbols: false },
}

/** Returns the options whose passwords follow a rule, with the allowed length that is nearest to the current one. */
export function optionsFor(rule: PasswordRule, length: number): Partial<PasswordChoice> {
  const { required, allowed, maxConsecutive } = rule
  const shortest = Math.max(rule.minLength, SHORTEST)
  const longest = Math.min(rule.maxLength, LONGEST)
  const whole = { ...CHARACTERS, symbols: SPECIAL }
  const kinds = characterTypes.map((type) => ({ type, set: keep(whole[type], allowed) }))
  const used = kinds.filter(({ set }) => set !== '')
  const letters = used.filter(({ type }) => type !== 'symbols')
  return {
    ...Object.fromEntries(kinds.map(({ type, set }) => [type, set !== ''])),
    symbolSet: keep(SPECIAL, allowed) || undefined,
    without: remove(letters.map(({ type }) => whole[type]).join(''), allowed) || undefined,
    // A password has a character of each ticked kind in any case.
    required: required.filter((one) => !used.some(({ set }) => isWithin(set, one))),
    ...{ shortest, longest, length: Math.min(Math.max(length, shortest), longest) },
    inARow: Number.isFinite(maxConsecutive) ? maxConsecutive : undefined,
  }
}

/** The options without those that a rule adds. */
export const NO_RULES: Partial<PasswordChoice> = {
  ...{ symbolSet: undefined, without: undefined, required: undefined },
  ...{ shortest: undefined, longest: undefined, inARow: undefined },
}

/** Returns whether every password with these options follows a rule. */
export function isFollowed(rule: PasswordRule, choice: PasswordChoice): boolean {
  const { inARow = Infinity, length } = choice
  const sets = characterSets(choice)
  return (
    isWithin(sets.join(''), rule.allowed) &&
    rule.required.every((one) => sets.some((set) => isWithin(set, one))) &&
    length >= rule.minLength &&
    length <= rule.maxLength &&
    inARow <= rule.maxConsecutive
  )
}

/** Returns the rule that these options follow. */
export function ruleOf(choice: PasswordChoice): PasswordRule {
  const { shortest = 1, longest = Infinity, inARow = Infinity } = choice
  const required = characterSets(choice)
  return {
    ...{ minLength: shortest, maxLength: longest, maxConsecutive: inARow },
    ...{ required, allowed: [...new Set(required.join(''))].join('') },
  }
}

function isWithin(set: string, others: string): boolean {
  return remove(set, others) === ''
}
