import type { SymbolList } from './symbol-lists.ts'

/** How kinds of characters are meant: one must occur, they may occur, must not occur, or nothing else may occur. */
export type Mode = 'need' | 'allow' | 'refuse' | 'only'

/** What is said of kinds of characters; of several that must occur, one is enough. */
export interface Statement {
  /** Tokens such as UPPER or list0x. */
  terms: string[]
  mode: Mode
  count: number
}

/** What a site's words have said so far. */
export interface Draft {
  lists: SymbolList[]
  statements: Statement[]
  minLength: number
  maxLength: number
  maxConsecutive: number
  maxUses: number
  maxSequence: number
  /** Kinds of which the first or last character must be, or must not be. */
  ends: { place: 'first' | 'last'; isRefused: boolean; terms: string[] }[]
}

/** The tokens of kinds of characters. */
export const TERM = '(?:UPPER|LOWER|LETTER|DIGIT|ALNUM|SPECIAL|SPACE|ANY|list\\d+x)'

type Groups = (string | undefined)[]
/** A pattern of tokens, and what it says. */
export type Reading = readonly [pattern: string, read: (...groups: Groups) => unknown]

/** Calls each reading with the groups of its matches, and returns the clause without them. */
export function take(clause: string, readings: readonly Reading[]): string {
  return readings.reduce(
    (rest, [pattern, read]) =>
      rest
        .replaceAll(new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'g'), (...match) => {
          // Behind the groups are the place and the text.
          read(...(match as Groups).slice(1, -2))
          return ' , '
        })
        .replaceAll(/ +/g, ' '),
    clause,
  )
}
