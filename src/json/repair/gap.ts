import { isSeparator, isSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { type Edit, inserted, type ProblemKind, removed, replaced } from './problem.ts'
import { FIXES } from './sentences.ts'

const SLASH = 0x2f
const STAR = 0x2a
const HASH = 0x23
const BACKTICK = 0x60
const TILDE = 0x7e
/** Control characters, invisible characters and spaces that JSON does not allow between tokens. */
const ODD_SPACES =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]+/y
const WITHOUT_WIDTH = /^[\0-\x08\x0e-\x1f\xad\u180e\u200b-\u200f\u202a-\u202e\u2060\ufeff]+$/
/** A code fence inside a document, with the language after its marks. */
const FENCE_MARKS =
  /(?:`{3,}|~{3,})(?:[ \t]*(?!true|false|null)[A-Za-z][\w+-]*(?=[ \t]*(?:\r?\n|[{[])))?/y
const COLOUR = /#[0-9a-f]{3,8}(?=\s*[,;}\]\n\r])/iy
const LEFT_OUT = /(?:\.{3,}|…)(?: ?\d+ more (?:items?|keys?|properties))?[\w$.]*/y

/** Skips the gap between two tokens and records what JSON does not allow there: comments, odd spaces and code fences. */
export function skipGap(draft: Draft, from: number): number {
  const { text } = draft
  let at = from
  while (at < text.length) {
    const unit = text.charCodeAt(at)
    if (isSpace(unit)) {
      at++
      continue
    }
    const next = isPlain(unit) ? at : afterOddity(draft, at)
    if (next === at) return at
    at = next
  }
  return at
}

/** The separators between two items, and marks that items are left out. */
interface Gap {
  commas: Edit[]
  marks: Edit[]
  /** Where the next item begins. */
  at: number
}

/** Reads the separators between two items. */
export function readGap(draft: Draft, from: number): Gap {
  const commas: Edit[] = []
  const marks: Edit[] = []
  let at = skipGap(draft, from)
  while (at < draft.end) {
    if (isSeparator(draft.text.charAt(at))) {
      commas.push(removed(at, at + 1))
      at = skipGap(draft, at + 1)
      continue
    }
    const mark = leftOut(draft, at)
    if (mark === 0) break
    marks.push(removed(at, at + mark))
    at = skipGap(draft, at + mark)
  }
  return { commas, marks, at }
}

/** Returns the length of an ellipsis such as `... 3 more items`; 0 without one. */
function leftOut(draft: Draft, at: number): number {
  const first = draft.text.charAt(at)
  if (first !== '.' && first !== '…') return 0
  return draft.match(LEFT_OUT, at)?.[0].length ?? 0
}

/** Whether a character begins neither a comment nor a fence nor an odd space, as most do. */
function isPlain(unit: number): boolean {
  if (unit === SLASH || unit === HASH || unit === BACKTICK) return false
  return unit > 0x20 && unit < TILDE
}

function afterOddity(draft: Draft, at: number): number {
  const unit = draft.text.charCodeAt(at)
  if (unit === SLASH || unit === HASH) return afterComment(draft, at)
  if (unit === BACKTICK || unit === TILDE) return afterFence(draft, at)
  const spaces = draft.match(ODD_SPACES, at)?.[0]
  if (spaces === undefined) return at
  const end = at + spaces.length
  const replacement = WITHOUT_WIDTH.test(spaces) ? between(draft, at, end) : ' '
  draft.certain('odd-space', replaced(at, end, replacement))
  return end
}

function afterFence(draft: Draft, at: number): number {
  const end = at + (draft.match(FENCE_MARKS, at)?.[0].length ?? 0)
  if (end > at) draft.certain('fence', removed(at, end))
  return end
}

function afterComment(draft: Draft, at: number): number {
  const { text } = draft
  const next = text.charCodeAt(at + 1)
  if (text.charCodeAt(at) === SLASH && next === STAR) return afterBlockComment(draft, at)
  if (text.charCodeAt(at) === SLASH ? next !== SLASH : draft.match(COLOUR, at)) return at
  const end = lineEnd(text, at)
  draft.certain('comment', removed(at, end))
  return end
}

function afterBlockComment(draft: Draft, at: number): number {
  const close = draft.text.indexOf('*/', at + 2)
  if (close < 0) {
    draft.offer('unclosed-comment', [FIXES.takeOut, removed(at, draft.end)])
    return draft.end
  }
  draft.certain('comment', replaced(at, close + 2, between(draft, at, close + 2)))
  return close + 2
}

/** Returns a space where two words would otherwise become one. */
function between({ text }: Draft, start: number, end: number): string {
  return /[\w.+-]/.test(text.charAt(start - 1)) && /[\w.+-]/.test(text.charAt(end)) ? ' ' : ''
}

/** Returns the index of the next line end, or of the end of the text. */
export function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const end = feed < 0 ? text.length : feed
  return end > from && text[end - 1] === '\r' ? end - 1 : end
}

/** What surrounds a gap. */
interface GapPlace {
  isObject: boolean
  /** The end of the previous item; undefined before the first. */
  before: number | undefined
  hasAfter: boolean
}

/** Records missing, extra and wrong separators in a gap. */
export function checkGap(draft: Draft, gap: Gap, place: GapPlace): void {
  const { commas, marks } = gap
  const kept = place.before !== undefined && place.hasAfter ? 1 : 0
  if (marks.length > 0) return leaveOut(draft, gap, kept)
  if (commas.length === kept) {
    const wrong = commas.filter(({ start }) => draft.text[start] !== ',')
    for (const { start, end } of wrong) draft.certain('separator', replaced(start, end, ','))
    return
  }
  if (commas.length < kept) return missingComma(draft, place.before ?? 0, gap.at)
  const edits = keepFirst(commas, kept)
  if (place.isObject || (commas.length === 1 && place.before !== undefined)) {
    draft.certain(commaProblem(place), edits)
    return
  }
  draft.offer('empty-element', [FIXES.leaveOut, edits], [FIXES.putNull, holes(commas, place)])
}

function commaProblem({ before, hasAfter }: GapPlace): ProblemKind {
  if (before === undefined) return 'leading-comma'
  return hasAfter ? 'doubled-comma' : 'trailing-comma'
}

function missingComma(draft: Draft, before: number, at: number): void {
  draft.certain('missing-comma', inserted(before, isTight(draft, before, at) ? ', ' : ','))
}

function isTight({ text }: Draft, before: number, at: number): boolean {
  return before === at && /[\w.]/.test(text.charAt(at - 1) + text.charAt(at))
}

function keepFirst(commas: readonly Edit[], kept: number): Edit[] {
  return commas.map((comma, index) => (index < kept ? { ...comma, replacement: ',' } : comma))
}

/** Inserts `null` before each comma without a value. As in JavaScript, the last comma of an array has no value after it. */
function holes(commas: readonly Edit[], { before, hasAfter }: GapPlace): Edit[] {
  return commas.flatMap((comma, index) => {
    const isHole = index > 0 || before === undefined
    const isLast = !hasAfter && index === commas.length - 1
    const edit = { ...comma, replacement: isLast ? '' : ',' }
    return isHole ? [inserted(comma.start, 'null'), edit] : [edit]
  })
}

/** Offers to remove the marks and the commas that would be left without an item. */
function leaveOut(draft: Draft, { commas, marks, at }: Gap, kept: number): void {
  const edits = [...keepFirst(commas, kept), ...marks]
  if (commas.length < kept) edits.push(inserted(at, ', '))
  draft.offer('left-out', [FIXES.goOn, edits.toSorted((one, other) => one.start - other.start)])
}
