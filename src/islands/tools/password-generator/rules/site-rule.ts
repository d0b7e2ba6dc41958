import { log2 } from '../strength.ts'
import { isPasswordRules, readPasswordRules } from './password-rules.ts'
import { LONGEST, PRINTABLE, ruleProblem, type PasswordRule } from './rule.ts'
import { readWords } from './words.ts'

/** What a visitor's text on a site's rules says, or why it cannot be followed. */
export interface SiteRule {
  rule?: PasswordRule | undefined
  unread: string[]
  problem?: string | undefined
}

/** Reads the rules of a site, in words or in the syntax of `passwordrules`. */
export function readSiteRule(text: string): SiteRule {
  if (text.trim() === '') return { unread: [] }
  try {
    const read = isPasswordRules(text)
      ? { rule: readPasswordRules(text), unread: [] }
      : readWords(text)
    const problem = ruleProblem(read.rule)
    return problem === undefined ? read : { unread: read.unread, problem }
  } catch (error) {
    return { unread: [], problem: error instanceof Error ? error.message : String(error) }
  }
}

/** The lengths that a rule allows, as far as they are made here. */
export function lengthsOf({ minLength, maxLength }: PasswordRule): { min: number; max: number } {
  return { min: minLength, max: Math.min(maxLength, LONGEST) }
}

/** The bits of a number of passwords, and those of as many characters freely chosen from the 94 of a keyboard, both rounded down to tenths. */
export function bitsOf(count: bigint, length: number): { bits: number; free: number } {
  const tenths = (bits: number) => Math.floor(bits * 10) / 10
  return { bits: tenths(log2(count)), free: tenths(length * Math.log2(PRINTABLE.length)) }
}

/** A rule in sentences, as it was understood. */
export function sentencesOf({ minLength, maxLength, ...rule }: PasswordRule): string[] {
  const most = Number.isFinite(maxLength) ? ` and at most ${maxLength}` : ''
  const { required, allowed, maxConsecutive } = rule
  return [
    `At least ${minLength}${most} ${minLength === 1 && most === '' ? 'character' : 'characters'}.`,
    ...required.map((set) => `At least one of ${ranges(set)}.`),
    `No others than ${ranges(allowed)}.`,
    ...(Number.isFinite(maxConsecutive)
      ? [`The same character at most ${maxConsecutive} times in a row.`]
      : []),
  ]
}

/** Characters in few letters: "A–Z a–z 0–9 !#". */
function ranges(set: string): string {
  const parts = [...set]
    .toSorted()
    .join('')
    .replace('ABCDEFGHIJKLMNOPQRSTUVWXYZ', ' A–Z ')
    .replace('abcdefghijklmnopqrstuvwxyz', ' a–z ')
    .replace('0123456789', ' 0–9 ')
  return parts.trim().replaceAll(/ +/g, ' ')
}
