import type { Entry } from './cash-flows.ts'

type Direction = Entry['direction']

/** What a word says: money put in or got back, or a side of a bank account. */
type Side = Direction | 'debit' | 'credit'

/** The direction of an amount with a minus or a debit. */
export type MinusMeans = Direction

/** What the words of a text say about the direction. */
export interface Said {
  /** Undefined when no word names a direction, or words name both. */
  direction?: Direction
  isBoth: boolean
  /** Whether the text has no word but known ones. */
  isCertain: boolean
}

const WORDS: readonly (readonly [Side, RegExp])[] = [
  ['out', /\b(?:switch[- ]?(?:over )?out|systematic withdrawal|buy ?back|swp|stp out)\b/gi],
  ['in', /\b(?:switch[- ]?(?:over )?in|stamp duty|stp in)\b/gi],
  ['out', /\b(?:sell|sold|sale|redeem(?:ed)?|redemption|payout|maturity|matured|dividend)\b/gi],
  ['in', /\b(?:buy|bought|purchased?|sip|invest(?:ed|ment)?|subscription|contribution)\b/gi],
  ['debit', /\b(?:debit(?:ed|s)?|dr)\b/gi],
  ['credit', /\b(?:credit(?:ed|s)?|cr)\b/gi],
]
/** Words that change nothing about the direction. */
const NEUTRAL =
  /\b(?:systematic|plan|instal?lments?|no|via|online|bse|nse|less|tds|stt|of|by|to|and|the|new|initial|additional|normal|market|limit|order|delivery|fund|units?|full|partial|transaction|lump ?sum|physical)\b/gi
const LETTERS = new Map<string, Side>([
  ['b', 'in'],
  ['s', 'out'],
  ['d', 'debit'],
  ['c', 'credit'],
])

/** Returns what the words of a text say about the direction of its amount. */
export function sideOf(text: string, minusMeans: MinusMeans): Said {
  const letter = LETTERS.get(text.trim().toLowerCase())
  const said = new Set(letter && [directionOf(letter, minusMeans)])
  let rest = letter === undefined ? text : ''
  for (const [side, words] of WORDS) {
    const without = rest.replace(words, ' ')
    if (without !== rest) said.add(directionOf(side, minusMeans))
    rest = without
  }
  const [direction] = said
  const isCertain = said.size === 1 && !/\p{L}/u.test(rest.replace(NEUTRAL, ' '))
  return {
    ...(direction && said.size === 1 && { direction }),
    isBoth: said.size > 1,
    isCertain,
  }
}

/** Returns the direction of a side. */
export function directionOf(side: Side, minusMeans: MinusMeans): Direction {
  if (side === 'in' || side === 'out') return side
  if (side === 'debit') return minusMeans
  return minusMeans === 'in' ? 'out' : 'in'
}
