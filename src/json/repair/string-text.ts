import { ownEntry } from '@/lib/own-entry.ts'
import { closersOf } from './characters.ts'
import type { Draft, Offer } from './draft.ts'
import { inserted, removed, replaced, type Edit } from './problem.ts'
import { FIXES } from './sentences.ts'

/** The text of a string between its quotes, and its opening quote. */
export interface StringText {
  from: number
  to: number
  quote: string
}

const BACKSLASH = 0x5c
const SHORT: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' } // prettier-ignore
/** The beginning of a Windows path: a drive letter or a computer name. */
const PATH = /[A-Za-z]:\\[^\\"]|\\\\[\w.-]+\\/y
const HEX = /\\x([\da-fA-F]{2})/y
const UNICODE = /\\u[\da-fA-F]{4}/y
const CODE_POINT = /\\u\{([\da-fA-F]{1,6})\}|\\U([\da-fA-F]{8})/y

/** An escape that JSON does not have, and its meaning as JSON where that is known. */
interface WrongEscape {
  at: number
  end: number
  meant: string | undefined
}

/**
 * Records the problems inside a string. Returns the edits for a change of its quotes: those to escape, and escapes no longer
 * needed.
 */
export function checkStringText(draft: Draft, { from, to, quote }: StringText): Edit[] {
  const { text } = draft
  const ofQuotes: Edit[] = []
  const controls: Edit[] = []
  const wrong: WrongEscape[] = []
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x20) controls.push(replaced(at, at + 1, escaped(text.charAt(at))))
    else if (unit === 0x22 && quote !== '"') ofQuotes.push(inserted(at, '\\'))
    if (unit !== BACKSLASH) continue
    const end = checkEscape(draft, at, quote, { ofQuotes, wrong, to })
    at = end - 1
  }
  if (controls.length > 0) draft.certain('control-character', controls)
  if (wrong.length > 0) offerEscapes(draft, from, to, wrong)
  return ofQuotes
}

interface Lists {
  ofQuotes: Edit[]
  wrong: WrongEscape[]
  to: number
}

function checkEscape(draft: Draft, at: number, quote: string, lists: Lists): number {
  const next = draft.text.charAt(at + 1)
  // A lone backslash at the end is fixed with the closing quote.
  if (at + 1 >= lists.to) return at + 1
  if (next !== 'u' && '"\\/bfnrt'.includes(next)) return at + 2
  const unicode = next === 'u' ? draft.match(UNICODE, at) : null
  if (unicode !== null && at + 6 <= lists.to) return at + 6
  if (quote !== '"' && closersOf(quote).includes(next)) {
    lists.ofQuotes.push(removed(at, at + 1))
    return at + 2
  }
  if (next === "'") {
    draft.certain('escape', removed(at, at + 1))
    return at + 2
  }
  const { end, meant } = wrongEscape(draft, at)
  lists.wrong.push({ at, end: Math.min(end, lists.to), meant })
  return Math.min(end, lists.to)
}

function wrongEscape(draft: Draft, at: number): { end: number; meant: string | undefined } {
  const hex = draft.match(HEX, at)
  if (hex !== null) return { end: at + 4, meant: codeUnit(parseInt(hex[1] as string, 16)) }
  const point = draft.match(CODE_POINT, at)
  const code = parseInt(point?.[1] ?? point?.[2] ?? '', 16)
  if (point !== null && code <= 0x10ffff) {
    const units = String.fromCodePoint(code).split('')
    return {
      end: at + point[0].length,
      meant: units.map((unit) => codeUnit(unit.charCodeAt(0))).join(''),
    }
  }
  const next = draft.text.charAt(at + 1)
  // In JavaScript an escaped line break only continues the line of code.
  if (next === '\n' || next === '\r')
    return { end: at + (draft.text.startsWith('\r\n', at + 1) ? 3 : 2), meant: '' }
  const known: Record<string, string> = { 0: '\\u0000', v: '\\u000b', a: '\\u0007', e: '\\u001b' }
  const meant = ownEntry(known, next)
  return { end: meant === undefined ? at + 1 : at + 2, meant }
}

function offerEscapes(draft: Draft, from: number, to: number, wrong: WrongEscape[]): void {
  const doubled = wrong.map(({ at, end, meant }) =>
    meant === '' ? replaced(at, end, '\\n') : inserted(at, '\\'),
  )
  if (draft.match(PATH, from) !== null) {
    draft.offer(
      'path',
      [FIXES.doubleAll, everyBackslash(draft.text, from, to)],
      [FIXES.doubleWrong, doubled],
    )
    return
  }
  const dropped = wrong.map(({ at, end, meant }) => meantEdit(at, end, meant))
  const isKnown = wrong.some(({ meant }) => meant !== undefined)
  const change: Offer = [isKnown ? FIXES.writeMeaning : FIXES.dropBackslash, dropped]
  const keep: Offer = [FIXES.keepBackslash, doubled]
  draft.offer(isKnown ? 'escape' : 'unknown-escape', ...(isKnown ? [change, keep] : [keep, change]))
}

function meantEdit(at: number, end: number, meant: string | undefined): Edit {
  return meant === undefined ? removed(at, at + 1) : replaced(at, end, meant)
}

/** Doubles single backslashes. A pair is escaped already, unless it begins the name of a computer. */
function everyBackslash(text: string, from: number, to: number): Edit[] {
  const isShared = text.startsWith('\\\\', from)
  const edits = isShared ? [inserted(from, '\\\\')] : []
  for (let at = isShared ? from + 2 : from; at < to; at++) {
    if (text.charCodeAt(at) !== BACKSLASH) continue
    if (text.charCodeAt(at + 1) === BACKSLASH) at++
    else if (at + 1 < to) edits.push(inserted(at, '\\'))
  }
  return edits
}

function escaped(control: string): string {
  return ownEntry(SHORT, control) ?? codeUnit(control.charCodeAt(0))
}

const codeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`
