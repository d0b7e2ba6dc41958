import { counted, plural } from '@/lib/quantity.ts'
import { log2 } from '../strength.ts'
import { htmlRules, isPasswordRules, readPasswordRules } from './password-rules.ts'
import { LONGEST, type PasswordRule, PRINTABLE, ruleProblem } from './rule.ts'
import { readWords, type ReadWords } from './read-words.ts'

/** The rule in a visitor's text, or why it cannot be followed. */
export interface SiteRule {
  /** Undefined while a part of the text is not understood, so that no password pretends to follow it. */
  rule?: PasswordRule | undefined
  unread: string[]
  /** The parts that this page cannot check, such as the visitor's name. */
  unchecked: string[]
  problem?: string | undefined
}

/** Reads the rules of a site: in words, in the syntax of `passwordrules`, or in an HTML element. */
export function readSiteRule(text: string): SiteRule {
  if (text.trim() === '') return { unread: [], unchecked: [] }
  try {
    const { rule, unread, unchecked } = readAny(text)
    if (unread.length > 0) return { unread, unchecked }
    const problem = ruleProblem(rule)
    return problem === undefined ? { rule, unread, unchecked } : { unread, unchecked, problem }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { unread: [], unchecked: [], problem }
  }
}

function readAny(text: string): ReadWords {
  const html = htmlRules(text)
  if (html) return { rule: readPasswordRules(html.rules), unread: html.unread, unchecked: [] }
  if (isPasswordRules(text)) return { rule: readPasswordRules(text), unread: [], unchecked: [] }
  return readWords(text)
}

/** Returns the lengths that a rule and this tool allow. */
export function lengthsOf(rule: PasswordRule): { min: number; max: number } {
  const { minLength, maxLength, allowed, maxUses = Infinity } = rule
  return { min: minLength, max: Math.min(maxLength, LONGEST, allowed.length * maxUses) }
}

/** Returns the entropy of one of `count` passwords, and that of as many free characters of the 94 on a keyboard, in bits rounded down to tenths. */
export function bitsOf(count: bigint, length: number): { bits: number; free: number } {
  const tenths = (bits: number) => Math.floor(bits * 10) / 10
  return { bits: tenths(log2(count)), free: tenths(length * Math.log2(PRINTABLE.length)) }
}

/** Returns the sentences that describe a rule. */
export function sentencesOf(rule: PasswordRule): string[] {
  const { required, allowed, maxConsecutive, maxUses = Infinity, maxSequence, first, last } = rule
  const sets = [...new Set(required)]
  const countOf = (set: string) => rule.numbers?.find((one) => one.set === set)?.count ?? 'one'
  return [
    lengthSentence(rule),
    ...sets.map((set) => `At least ${countOf(set)} of ${ranges(set)}.`),
    `Only ${ranges(allowed)}.`,
    first !== undefined && `The first character is one of ${ranges(first)}.`,
    last !== undefined && `The last character is one of ${ranges(last)}.`,
    maxUses === 1 && 'No character occurs twice.',
    maxUses > 1 && maxUses < Infinity && `The same character occurs at most ${maxUses} times.`,
    maxConsecutive < maxUses &&
      `The same character at most ${plural(maxConsecutive, 'once', `${maxConsecutive} times`)} in a row.`,
    maxSequence !== undefined && sequenceSentence(maxSequence),
  ].filter((sentence) => sentence !== false)
}

function lengthSentence({ minLength, maxLength }: PasswordRule): string {
  if (minLength === maxLength) return `Exactly ${counted(minLength, 'character')}.`
  const most = Number.isFinite(maxLength) ? ` and at most ${maxLength}` : ''
  return `At least ${minLength}${most} ${minLength === 1 && most === '' ? 'character' : 'characters'}.`
}

function sequenceSentence(most: number): string {
  return plural(
    most,
    'No sequences, not even two characters such as ab, 21 or qw.',
    `No sequences of more than ${most} characters, such as abcd, 4321 or qwer.`,
  )
}

/** Returns a short form of a set: "A–Z a–z 0–9 !#". */
function ranges(set: string): string {
  const parts = [...set]
    .toSorted()
    .join('')
    .replace('ABCDEFGHIJKLMNOPQRSTUVWXYZ', ' A–Z ')
    .replace('abcdefghijklmnopqrstuvwxyz', ' a–z ')
    .replace('0123456789', ' 0–9 ')
  return parts.trim().replaceAll(/ +/g, ' ')
}
