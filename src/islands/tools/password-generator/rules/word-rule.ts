import { ownEntry } from '@/lib/own-entry.ts'
import { CHARACTERS, remove } from '../password.ts'
import { ALPHANUMERIC, keep, LETTERS, type PasswordRule, PRINTABLE, SPECIAL } from './rule.ts'
import type { SymbolList } from './symbol-lists.ts'

/** The meaning for kinds of characters: one must occur, they may occur, they must not occur, or only they may occur. */
export type Mode = 'need' | 'allow' | 'refuse' | 'only'

/** A statement about kinds of characters. Of several required kinds one is enough. */
export interface Statement {
  /** Tokens such as UPPER or list0x. */
  terms: string[]
  mode: Mode
  count: number
}

/** The parts of a rule read so far. */
export interface Draft {
  lists: SymbolList[]
  statements: Statement[]
  minLength: number
  maxLength: number
  maxConsecutive: number
  maxUses: number
  maxSequence: number
  /** Kinds that the first or last character must be, or must not be. */
  ends: { place: 'first' | 'last'; isRefused: boolean; terms: string[] }[]
}

/** Matches the tokens of kinds of characters. */
export const TERM = '(?:UPPER|LOWER|LETTER|DIGIT|ALNUM|SPECIAL|SPACE|ANY|list\\d+x)'

type Groups = (string | undefined)[]
/** A pattern of tokens, and the function that reads its groups. */
export type Reading = readonly [pattern: string, read: (...groups: Groups) => unknown]

/** Calls each reading with the groups of its matches, and returns the clause without the matches. */
export function take(clause: string, readings: readonly Reading[]): string {
  return readings.reduce(
    (rest, [pattern, read]) =>
      rest
        .replaceAll(new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'g'), (...match) => {
          // The index and the text follow the groups.
          read(...(match as Groups).slice(1, -2))
          return ' , '
        })
        .replaceAll(/ +/g, ' '),
    clause,
  )
}

const KINDS: Record<string, string> = {
  UPPER: CHARACTERS.uppercase,
  LOWER: CHARACTERS.lowercase,
  LETTER: LETTERS,
  DIGIT: CHARACTERS.numbers,
  ALNUM: ALPHANUMERIC,
  ANY: PRINTABLE,
  // Many sites trim spaces: passwords have none, so no password can follow a rule that requires one.
  SPACE: '',
}

/** Builds the rule from a draft. Letters and digits are allowed by default, symbols if the text names them. */
export function ruleOf(draft: Draft): PasswordRule {
  const { minLength, maxLength, maxConsecutive, maxUses, maxSequence, statements } = draft
  const terms = (mode: Mode) =>
    statements.filter((one) => one.mode === mode).flatMap((one) => one.terms)
  const used = listed(draft, [...terms('need'), ...terms('allow'), ...terms('only')])
  const setOf = (term: string) =>
    ownEntry(KINDS, term) ??
    (term === 'SPECIAL' ? used || CHARACTERS.symbols : listed(draft, [term]))
  const setsOf = (mode: Mode) => terms(mode).map(setOf).join('')
  const refusedOf = (some: readonly string[]) =>
    some.map((term) => (term === 'SPECIAL' ? remove(SPECIAL, used) : setOf(term))).join('') +
    doubtful(draft, some)
  const only = setsOf('only')
  const base = keep(only, ALPHANUMERIC) === '' ? ALPHANUMERIC + only : only
  const named = keep(PRINTABLE, base + setsOf('need') + setsOf('allow'))
  const allowed = remove(named, refusedOf(terms('refuse')))
  const needed = statements
    .filter(({ mode }) => mode === 'need')
    .flatMap(({ terms: group, count }) => {
      // "Alphanumeric" requires both letters and digits.
      const sets =
        group.join('') === 'ALNUM' ? [LETTERS, CHARACTERS.numbers] : [group.map(setOf).join('')]
      return sets.map((set) => ({ set: keep(set, allowed), count }))
    })
  const required = [...new Set(needed.map(({ set }) => set))]
  const numbers = needed.filter(({ count }) => count > 1)
  return {
    ...{ minLength, maxLength, required, allowed },
    maxConsecutive: Math.min(maxConsecutive, maxUses),
    ...(numbers.length > 0 && { numbers }),
    ...(maxUses < Infinity && { maxUses }),
    ...(maxSequence < Infinity && { maxSequence }),
    ...endsOf(draft, allowed, (some, isRefused) =>
      isRefused ? refusedOf(some) : some.map(setOf).join(''),
    ),
  }
}

function endsOf(
  { ends }: Draft,
  allowed: string,
  setOf: (terms: readonly string[], isRefused: boolean) => string,
): Pick<PasswordRule, 'first' | 'last'> {
  const sets: Pick<PasswordRule, 'first' | 'last'> = {}
  for (const { place, isRefused, terms } of ends) {
    const set = setOf(terms, isRefused)
    // A rule that only refuses spaces changes nothing.
    if (isRefused && set === '') continue
    const before = sets[place] ?? allowed
    sets[place] = isRefused ? remove(before, set) : keep(before, set)
  }
  return sets
}

/** Returns the symbols of the lists among the terms. */
function listed({ lists }: Draft, terms: readonly string[]): string {
  return terms.map((term) => lists[listAt(term)]?.symbols ?? '').join('')
}

function doubtful({ lists }: Draft, terms: readonly string[]): string {
  return terms.map((term) => lists[listAt(term)]?.doubtful ?? '').join('')
}

function listAt(term: string): number {
  return Number(/^list(\d+)x$/.exec(term)?.[1] ?? -1)
}
