import { CHARACTERS } from '../password.ts'
import { ALPHANUMERIC, keep, LETTERS, PRINTABLE, SPECIAL, type PasswordRule } from './rule.ts'
import type { Draft, Mode } from './word-draft.ts'

const KINDS: Record<string, string> = {
  UPPER: CHARACTERS.uppercase,
  LOWER: CHARACTERS.lowercase,
  LETTER: LETTERS,
  DIGIT: CHARACTERS.numbers,
  ALNUM: ALPHANUMERIC,
  ANY: PRINTABLE,
  // Many sites trim spaces: passwords never hold one, and a rule that requires one has no password.
  SPACE: '',
}

/** Makes the rule of all that was said. Letters and digits are allowed where nothing else is said; symbols where they are named. */
export function ruleOf(draft: Draft): PasswordRule {
  const { minLength, maxLength, maxConsecutive, maxUses, maxSequence, statements } = draft
  const terms = (mode: Mode) =>
    statements.filter((one) => one.mode === mode).flatMap((one) => one.terms)
  const used = listed(draft, [...terms('need'), ...terms('allow'), ...terms('only')])
  const setOf = (term: string) =>
    KINDS[term] ?? (term === 'SPECIAL' ? used || CHARACTERS.symbols : listed(draft, [term]))
  const setsOf = (mode: Mode) => terms(mode).map(setOf).join('')
  const refusedOf = (some: readonly string[]) =>
    some.map((term) => (term === 'SPECIAL' ? leave(SPECIAL, used) : setOf(term))).join('') +
    doubtful(draft, some)
  const only = setsOf('only')
  const base = keep(only, ALPHANUMERIC) === '' ? ALPHANUMERIC + only : only
  const named = keep(PRINTABLE, base + setsOf('need') + setsOf('allow'))
  const allowed = leave(named, refusedOf(terms('refuse')))
  const needed = statements
    .filter(({ mode }) => mode === 'need')
    .flatMap(({ terms: group, count }) => {
      // "Alphanumeric" is said where letters and digits are both wanted, and where nothing else is allowed.
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
    // Without spaces, a rule that only refuses them is kept.
    if (isRefused && set === '') continue
    const before = sets[place] ?? allowed
    sets[place] = isRefused ? leave(before, set) : keep(before, set)
  }
  return sets
}

/** The symbols of the lists among terms. */
function listed({ lists }: Draft, terms: readonly string[]): string {
  return terms.map((term) => lists[listAt(term)]?.symbols ?? '').join('')
}

function doubtful({ lists }: Draft, terms: readonly string[]): string {
  return terms.map((term) => lists[listAt(term)]?.doubtful ?? '').join('')
}

function listAt(term: string): number {
  return Number(/^list(\d+)x$/.exec(term)?.[1] ?? -1)
}

function leave(set: string, without: string): string {
  return [...set].filter((character) => !without.includes(character)).join('')
}
