import { afterSpace, beforeSpace, isCloser, isSeparator } from './characters.ts'
import type { Draft, Offer } from './draft.ts'
import { meaningOf, wholeWord, type Meaning } from './literals.ts'
import { inserted, replaced } from './problem.ts'
import { FIXES } from './sentences.ts'

/** A comment after a space ends a run. Without the space, `//` is part of a URL. */
const RUN = /(?:(?!\/\*|\s(?:\/\/|#))[^,，;；{}[\]"\n\r])+/y
const RUN_IN_PARENTHESES = /(?:(?!\/\*|\s(?:\/\/|#))[^,，;；{}[\]"\n\r)])+/y
/** In an object the next key can follow a value without a comma. */
const NEXT_KEY = /(?<!\s)\s+(?:['“‘`]|[\p{L}_$][\p{L}\p{M}\p{N}_$\u200c\u200d-]{0,80}\s*[:=])/u
const MOST_ITEMS = 100
const LONGEST_VALUE_BEFORE_KEY = 150
/** A number such as 1,00,000 with at most ten groups of digits. */
const NUMBER_WITH_COMMAS =
  /(?:[+-]|(?:\p{Sc}|Rs\.?|INR|USD|EUR) ?)?\p{Nd}{1,3}(?:,\p{Nd}{2,3}){0,8},\p{Nd}{3}(?:\.\p{Nd}+)?(?=\s*[,;}\]\r\n]|\s*$)/uy
const DECIMAL_COMMA = /[+-]?\d+,\d+(?=\s*[,;}\]\r\n]|\s*$)/y
/** Marks of a single number with commas: a group that starts with 0, a currency, or digits of another script. */
const NOT_SEVERAL_NUMBERS = /,0\d|[^\d,.+-]/

/** What encloses a run of unquoted text. */
export type BarePlace = 'object' | 'array' | 'parentheses' | 'top'

/** A run of unquoted text, where it ends, and what it means. */
export interface Run {
  end: number
  text: string
  meaning: Meaning
}

/** Reads the unquoted text in the place of a value. It is empty only before a delimiter. */
export function runAt(draft: Draft, at: number, place: BarePlace): Run {
  const grouped = numberWithCommas(draft, at, place)
  const text = grouped ?? plainRun(draft, at, place)
  return { end: at + text.length, text, meaning: meaningOf(text) }
}

/** Records the problem of an unquoted value and returns the index after it. */
export function checkRun(draft: Draft, at: number, run: Run, place: BarePlace): number {
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
    return checkText(
      draft,
      at,
      run,
      place === 'object' ? choices : [...severalItems(at, run), ...choices],
    )
  return end
}

function checkText(draft: Draft, at: number, { end, text }: Run, choices: Offer[]): number {
  if (opensOnlyAtEnd(draft, end)) {
    draft.offer('quotes', [FIXES.putQuoteBefore, inserted(at, '"')])
    return end + 1
  }
  const word = end === draft.end ? wholeWord(text) : undefined
  if (word !== undefined) {
    draft.offer('cut-word', [FIXES.as(word), replaced(at, end, word)], ...choices)
    return end
  }
  draft.offer('text', ...choices)
  return end
}

/** Offers to put commas between numbers and literals that only spaces separate. */
function severalItems(at: number, { end, text }: Run): Offer[] {
  const parts = text.split(/[ \t]+/, MOST_ITEMS)
  if (parts.length === 1 || parts.length === MOST_ITEMS) return []
  if (parts.some((part) => meaningOf(part).kind === 'text')) return []
  return [[FIXES.asSeveral, replaced(at, end, parts.join(', '))]]
}

/** Whether only the opening quote is missing, as in `Asha"`. */
function opensOnlyAtEnd({ text }: Draft, end: number): boolean {
  if (text[end] !== '"') return false
  const next = text.charAt(afterSpace(text, end + 1))
  return next === '' || isSeparator(next) || isCloser(next)
}

/** Offers to remove a character that cannot begin a value. */
function noValue(draft: Draft, at: number): number {
  draft.offer('stray', [FIXES.takeOut, replaced(at, at + 1, '')])
  return at + 1
}

function numberWithCommas(draft: Draft, at: number, place: BarePlace): string | undefined {
  if (place === 'object') {
    return (draft.match(NUMBER_WITH_COMMAS, at) ?? draft.match(DECIMAL_COMMA, at))?.[0]
  }
  const number = draft.match(NUMBER_WITH_COMMAS, at)?.[0]
  // In an array 1,200,300 is three numbers, unless one part is not a number by itself.
  return number !== undefined && NOT_SEVERAL_NUMBERS.test(number) ? number : undefined
}

function plainRun(draft: Draft, at: number, place: BarePlace): string {
  const pattern = place === 'parentheses' ? RUN_IN_PARENTHESES : RUN
  const beforeKey = place === 'object' ? valueBeforeKey(draft, at) : undefined
  if (beforeKey !== undefined) return beforeKey
  const run = draft.match(pattern, at)?.[0] ?? ''
  return run.slice(0, beforeSpace(run, run.length))
}

/** Returns a number or literal that a key follows on the same line. */
function valueBeforeKey({ text }: Draft, at: number): string | undefined {
  const near = text.slice(at, at + LONGEST_VALUE_BEFORE_KEY)
  const next = NEXT_KEY.exec(near)
  if (next === null || next.index === 0) return undefined
  const value = near.slice(0, next.index)
  return /[,;{}[\]"\n\r]/.test(value) || meaningOf(value).kind === 'text' ? undefined : value
}
