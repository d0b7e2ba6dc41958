import { bracket, isCloser, isQuote, isSeparator } from './characters.ts'
import type { Draft } from './draft.ts'
import { skipGap } from './gap.ts'
import { inserted, replaced } from './problem.ts'
import { readString } from './strings.ts'
import { FIXES } from './sentences.ts'

const RUN = /(?:(?!\/\*|\s(?:\/\/|#))[^:=：,，;；{}[\]"\n\r])+/y
const SIGN = /(?:=>|->|:=|[:=：])(?:[ \t]*[:：])*/y
const KEY_WITH_COLON = /"[^"\n]{0,200}"\s*:/y

/** A key and where it ends. */
export interface Key {
  end: number
  /** The fix of the key inserts its colon as well. */
  isFollowedByValue: boolean
}

/** Reads the key of a member, with any quotes or none, and records its problems. */
export function readKey(draft: Draft, at: number): Key {
  const character = draft.text.charAt(at)
  if (isQuote(character)) {
    return { end: readString(draft, at, 'key'), isFollowedByValue: false }
  }
  if (bracket(character) !== '') {
    draft.offer('missing-key', [FIXES.emptyName, inserted(at, '"": ')])
    return { end: at, isFollowedByValue: true }
  }
  return unquotedKey(draft, at)
}

function unquotedKey(draft: Draft, at: number): Key {
  const run = (draft.match(RUN, at)?.[0] ?? '').trimEnd()
  const end = at + run.length
  if (run === '') {
    draft.offer('missing-key', [FIXES.emptyName, inserted(at, '""')])
    return { end: at, isFollowedByValue: false }
  }
  const next = draft.text.charAt(skipSpaces(draft.text, end))
  if (draft.text[end] === '"' && /\s*[:=：]/y.test(draft.text.slice(end + 1, end + 20))) {
    draft.certain('quotes', inserted(at, '"'))
    return { end: end + 1, isFollowedByValue: false }
  }
  if (/[:=：]/.test(next)) {
    draft.certain('unquoted-key', replaced(at, end, JSON.stringify(run)))
    return { end, isFollowedByValue: false }
  }
  const word = /^\S+/.exec(run)?.[0] ?? run
  draft.offer('unquoted-key', [FIXES.quote, replaced(at, at + word.length, JSON.stringify(word))]) // prettier-ignore
  return { end: at + word.length, isFollowedByValue: false }
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ' || text[at] === '\t') at++
  return at
}

/** The sign between a key and its value. */
export interface Colon {
  end: number
  /** The end of the last token, which is the key when there is no colon. */
  lastEnd: number
  hasValue: boolean
}

/** Reads the colon after a key, and records a missing colon or another sign. */
export function readColon(draft: Draft, from: number, keyEnd: number): Colon {
  const at = skipGap(draft, from)
  const sign = draft.match(SIGN, at)?.[0]
  if (sign !== undefined) {
    const end = at + sign.length
    if (sign !== ':') draft.certain('separator', replaced(at, end, ':'))
    return { end, lastEnd: end, hasValue: true }
  }
  const next = draft.text.charAt(at)
  if (next === '' || isCloser(next) || isSeparator(next) || draft.match(KEY_WITH_COLON, at)) {
    draft.offer(
      'missing-value',
      [FIXES.putNull, inserted(keyEnd, ': null')],
      [FIXES.putEmptyText, inserted(keyEnd, ': ""')],
    )
    return { end: at, lastEnd: keyEnd, hasValue: false }
  }
  draft.certain('missing-colon', inserted(keyEnd, ':'))
  return { end: at, lastEnd: keyEnd, hasValue: true }
}
