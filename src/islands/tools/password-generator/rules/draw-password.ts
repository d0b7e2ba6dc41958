import { secureRandom, type FillRandom } from '../password.ts'
import { randomBelow } from './rule-passwords.ts'
import type { PasswordRule, RulePasswords } from './rule.ts'

/** Orders in which people type, forwards and backwards. */
const ORDERS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = new Set(
  ORDERS.flatMap((order) =>
    [...order].slice(1).flatMap((after, at) => [`${order[at]}${after}`, `${after}${order[at]}`]),
  ),
)

/** The rarest rule that is worth a try lets one of a hundred drawn passwords through. */
const MOST_ATTEMPTS = 1000

/**
 * Draws a password that follows a rule from those that follow its countable part, each equally likely. Returns undefined
 * when hardly any does, and throws when the random source is broken.
 */
export function drawPassword(
  rule: PasswordRule,
  { count, at }: RulePasswords,
  fillRandom: FillRandom = secureRandom,
): string | undefined {
  if (count === 0n) return undefined
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const password = at(randomBelow(count, fillRandom))
    if (keepsOrder(password, rule)) return password
  }
  return undefined
}

/** Whether all that a rule asks for is counted exactly, or passwords are thrown away after they were drawn. */
export function isCounted({ maxUses = 1, maxSequence, first, last }: PasswordRule): boolean {
  return maxUses === 1 && maxSequence === undefined && first === undefined && last === undefined
}

/** What a rule says of uses, sequences and the ends of a password. */
function keepsOrder(password: string, rule: PasswordRule): boolean {
  const { maxUses = Infinity, maxSequence = Infinity, first, last } = rule
  if (first !== undefined && !first.includes(password.charAt(0))) return false
  if (last !== undefined && !last.includes(password.slice(-1))) return false
  const uses = new Map<string, number>()
  for (const character of password) uses.set(character, (uses.get(character) ?? 0) + 1)
  return Math.max(...uses.values()) <= maxUses && longestSequence(password) <= maxSequence
}

/** The most neighbours that follow one order; a change of direction begins another. */
function longestSequence(password: string): number {
  const small = password.toLowerCase()
  let [longest, here] = [1, 1]
  for (let at = 1; at < small.length; at++) {
    const isNext = NEIGHBOURS.has(small.slice(at - 1, at + 1))
    here = isNext ? here + 1 : 1
    longest = Math.max(longest, here)
  }
  return longest
}
