import { isSeparator, isSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { fenceMarks } from './fences.ts'
import { removed, replaced, type Edit } from './problem.ts'

const SLASH = 0x2f
const STAR = 0x2a
const HASH = 0x23
const BACKTICK = 0x60
const TILDE = 0x7e
/** Without width they part nothing; the others are spaces of some width. */
const ODD_SPACES =
  /[\0-\x08\v\f\x0e-\x1f\x7f-\xa0\xad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]+/y
const WITHOUT_WIDTH = /^[\0-\x08\x0e-\x1f\xad\u180e\u200b-\u200f\u202a-\u202e\u2060\ufeff]+$/
const COLOUR = /#[0-9a-f]{3,8}(?=\s*[,;}\]\n\r])/iy
const LEFT_OUT = /(?:\.{3,}|…)(?: ?\d+ more (?:items?|keys?|properties))?[\w$.]*/y

/** Steps over what may stand between tokens, and notes what JSON does not have there: comments, odd spaces and fences. */
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

/** What parts two items: commas, what is written for them, and marks that something is left out. */
export interface Gap {
  commas: Edit[]
  marks: Edit[]
  /** Where the next item begins. */
  at: number
}

/** Reads what parts two items. */
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

/** The length of `...` and what goes with it; 0 when there is none. */
function leftOut(draft: Draft, at: number): number {
  const first = draft.text.charAt(at)
  if (first !== '.' && first !== '…') return 0
  return draft.match(LEFT_OUT, at)?.[0].length ?? 0
}

/** Most of what stands between tokens: neither the sign of a comment or fence nor an odd space. */
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
  const end = at + fenceMarks(draft, at)
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
    draft.offer('unclosed-comment', ['Take it out', removed(at, draft.end)])
    return draft.end
  }
  draft.certain('comment', replaced(at, close + 2, between(draft, at, close + 2)))
  return close + 2
}

/** Two words must not become one. */
function between({ text }: Draft, start: number, end: number): string {
  return /[\w.+-]/.test(text.charAt(start - 1)) && /[\w.+-]/.test(text.charAt(end)) ? ' ' : ''
}

/** The place of the next line end, or of the end of the text. */
export function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const end = feed < 0 ? text.length : feed
  return end > from && text[end - 1] === '\r' ? end - 1 : end
}
