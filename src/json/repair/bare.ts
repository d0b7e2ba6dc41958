import { afterSpace, beforeSpace, closersOf, isCloser, isSeparator } from './characters.ts'
import type { Draft, Offer } from './draft.ts'
import { meaningOf, wholeWord, type Meaning } from './literals.ts'
import { inserted, replaced } from './problem.ts'

/** A comment after a space ends a run; `//` without one before it belongs to an address. */
const RUN = /(?:(?!\/\*|\s(?:\/\/|#))[^,，;；{}[\]"\n\r])+/y
const RUN_IN_PARENTHESES = /(?:(?!\/\*|\s(?:\/\/|#))[^,，;；{}[\]"\n\r)])+/y
/** In an object a value can be followed by the next key, its comma forgotten. */
const NEXT_KEY = /\s+(?:['“‘`]|[\p{L}_$][\p{L}\p{M}\p{N}_$\u200c\u200d-]{0,80}\s*[:=])/u
const MOST_ITEMS = 100
const LONGEST_VALUE_BEFORE_KEY = 150
/** As many groups as a number can have that people write. */
const NUMBER_WITH_COMMAS =
  /(?:[+-]|(?:\p{Sc}|Rs\.?|INR|USD|EUR) ?)?\p{Nd}{1,3}(?:,\p{Nd}{2,3}){0,8},\p{Nd}{3}(?:\.\p{Nd}+)?(?=\s*[,;}\]\r\n]|\s*$)/uy
const DECIMAL_COMMA = /[+-]?\d+,\d+(?=\s*[,;}\]\r\n]|\s*$)/y
/** A digit 0 in front, a currency, or digits of another script. */
const NOT_SEVERAL_NUMBERS = /,0\d|[^\d,.+-]/

/** Where a run stands. */
export type BarePlace = 'object' | 'array' | 'parentheses' | 'top'

/** A run of text without quotes: where it ends, and what it is. */
export interface Run {
  end: number
  text: string
  meaning: Meaning
}

/** Reads what stands without quotes where a value should; it holds at least one character unless a delimiter stands there. */
export function runAt(draft: Draft, at: number, place: BarePlace): Run {
  const grouped = numberWithCommas(draft, at, place)
  const text = grouped ?? plainRun(draft, at, place)
  return { end: at + text.length, text, meaning: meaningOf(text) }
}

/** Notes what is wrong with a run as a value, and gives its end. */
export function judgeRun(draft: Draft, at: number, run: Run, place: BarePlace): number {
  const { end, text, meaning } = run
  if (meaning.reading === undefined) return end
  if ('certain' in meaning.reading) {
    draft.certain(meaning.kind as 'word', replaced(at, end, meaning.reading.certain))
    return end
  }
  const choices = meaning.reading.offered.map(([label, replacement]): Offer => [
    label,
    replaced(at, end, replacement),
  ])
  if (meaning.kind !== 'text') draft.offer(meaning.kind as 'wrong-number', ...choices)
  else if (text === '') return noValue(draft, at)
  else
    return judgeText(
      draft,
      at,
      run,
      place === 'object' ? choices : [...severalItems(at, run), ...choices],
    )
  return end
}

function judgeText(draft: Draft, at: number, { end, text }: Run, choices: Offer[]): number {
  if (opensOnlyAtEnd(draft, end)) {
    draft.offer('quotes', ['Put the quote before it', inserted(at, '"')])
    return end + 1
  }
  const word = end === draft.end ? wholeWord(text) : undefined
  if (word !== undefined) {
    draft.offer('cut-word', [`As ${word}`, replaced(at, end, word)], ...choices)
    return end
  }
  draft.offer('text', ...choices)
  return end
}

/** Numbers and literals parted by spaces only. */
function severalItems(at: number, { end, text }: Run): Offer[] {
  const parts = text.split(/[ \t]+/, MOST_ITEMS)
  if (parts.length === 1 || parts.length === MOST_ITEMS) return []
  if (parts.some((part) => meaningOf(part).kind === 'text')) return []
  return [['As several', replaced(at, end, parts.join(', '))]]
}

/** `Asha"`: the closing quote is there, the opening one is not. */
function opensOnlyAtEnd({ text }: Draft, end: number): boolean {
  if (text[end] !== '"') return false
  const next = text.charAt(afterSpace(text, end + 1))
  return next === '' || isSeparator(next) || isCloser(next)
}

/** A character that can begin nothing is passed over. */
function noValue(draft: Draft, at: number): number {
  draft.offer('stray', ['Take it out', replaced(at, at + 1, '')])
  return at + 1
}

function numberWithCommas(draft: Draft, at: number, place: BarePlace): string | undefined {
  if (place === 'object') {
    return (draft.match(NUMBER_WITH_COMMAS, at) ?? draft.match(DECIMAL_COMMA, at))?.[0]
  }
  const number = draft.match(NUMBER_WITH_COMMAS, at)?.[0]
  // Between brackets three numbers without spaces are three numbers, unless one of them cannot be one.
  return number !== undefined && NOT_SEVERAL_NUMBERS.test(number) ? number : undefined
}

function plainRun(draft: Draft, at: number, place: BarePlace): string {
  const pattern = place === 'parentheses' ? RUN_IN_PARENTHESES : RUN
  const beforeKey = place === 'object' ? valueBeforeKey(draft, at) : undefined
  if (beforeKey !== undefined) return beforeKey
  const run = draft.match(pattern, at)?.[0] ?? ''
  return run.slice(0, beforeSpace(run, run.length))
}

/** A number or literal with a key behind it on its line. */
function valueBeforeKey({ text }: Draft, at: number): string | undefined {
  const near = text.slice(at, at + LONGEST_VALUE_BEFORE_KEY)
  const next = NEXT_KEY.exec(near)
  if (next === null || next.index === 0) return undefined
  const value = near.slice(0, next.index)
  return /[,;{}[\]"\n\r]/.test(value) || meaningOf(value).kind === 'text' ? undefined : value
}

/** Whether a string begins here: whatever kind of quote. */
export function isQuote(character: string): boolean {
  return closersOf(character) !== ''
}
