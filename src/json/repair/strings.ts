import { afterSpace, beforeSpace, isQuote } from './characters.ts'
import type { Draft } from './draft.ts'
import { type Edit, inserted, removed, replaced } from './problem.ts'
import { stringEnd, type StringPlace } from './string-end.ts'
import { checkStringText } from './string-text.ts'
import { lineEnd } from './gap.ts'
import { FIXES } from './sentences.ts'

const TRIPLE = /"""|'''/y
const PLAIN_END = /^(?:[\]}\n]|,["{[\n\d]|$)/
/** A name or call that `+` joins to a string. */
const EXPRESSION = /[ \t]{0,20}\+[ \t]{0,20}[\w$][\w$.()]{0,80}/y
const QUOTE = 0x22
const BACKSLASH = 0x5c

/** One of the strings that `+` joins. */
interface Piece {
  /** The indices of its opening quote and after it. */
  start: number
  from: number
  /** The indices of its closing quote and after it. */
  to: number
  end: number
  /** Edits inside it that a change of its quotes needs. */
  edits: Edit[]
  isOfJson: boolean
  isSure: boolean
}

/** Reads a string with any quotes and those joined to it by `+`, records their problems and returns the index after them. */
export function readString(draft: Draft, at: number, place: StringPlace): number {
  const plain = plainEnd(draft.text, at, place)
  if (plain !== undefined) return plain
  const pieces = [readPiece(draft, at, place)]
  for (let next = joinedAt(draft.text, pieces); next !== undefined;) {
    pieces.push(readPiece(draft, next, place))
    next = joinedAt(draft.text, pieces)
  }
  checkPieces(draft, pieces)
  return afterExpression(draft, pieces.at(-1)?.end ?? at + 1)
}

/** Returns the end of a JSON string followed by a JSON delimiter: the fast path for most strings. */
function plainEnd(text: string, at: number, place: StringPlace): number | undefined {
  if (text.charCodeAt(at) !== QUOTE) return undefined
  for (let index = at + 1; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit === BACKSLASH || unit < 0x20) return undefined
    if (unit !== QUOTE) continue
    const next = text.charAt(index + 1)
    const isFollowed =
      place === 'key' ? next === ':' : PLAIN_END.test(text.slice(index + 1, index + 3))
    return isFollowed ? index + 1 : undefined
  }
  return undefined
}

function readPiece(draft: Draft, start: number, place: StringPlace): Piece {
  const triple = draft.match(TRIPLE, start)?.[0]
  const quote = draft.text.charAt(start)
  const from = start + (triple?.length ?? 1)
  if (triple !== undefined) {
    const close = draft.text.indexOf(triple, from)
    if (close >= 0) {
      const edits = checkStringText(draft, { from, to: close, quote: triple })
      return { start, from, to: close, end: close + 3, edits, isOfJson: false, isSure: true }
    }
  }
  const found = stringEnd(draft, start + 1, quote, place)
  if (!found.isClosed) {
    const end = checkUnclosed(draft, start, found.at, place)
    return { start, from: start + 1, to: end, end, edits: [], isOfJson: true, isSure: true }
  }
  const { at: to, inner } = found
  const edits = checkStringText(draft, { from: start + 1, to, quote })
  const isOfJson = quote === '"' && draft.text[to] === '"'
  if (isOfJson && inner.length > 0) {
    const escapes = inner.map((index) => inserted(index, '\\'))
    draft.offer('inner-quote', [FIXES.escapeInner, escapes])
  }
  return { start, from: start + 1, to, end: to + 1, edits, isOfJson, isSure: inner.length === 0 }
}

/** Whether its closing quote is missing, which is a separate problem. */
function isUnclosed({ to, end }: Piece): boolean {
  return to === end
}

/** Offers to remove an expression joined by `+`, whose value is not in the text. */
function afterExpression(draft: Draft, end: number): number {
  const expression = draft.match(EXPRESSION, end)?.[0]
  if (expression === undefined) return end
  draft.offer('expression', [FIXES.takeOut, removed(end, end + expression.length)])
  return end + expression.length
}

/** Returns the index of the string that `+` joins to the last one. */
function joinedAt(text: string, pieces: readonly Piece[]): number | undefined {
  const last = pieces.at(-1)
  if (last === undefined || isUnclosed(last)) return undefined
  const plus = afterSpace(text, last.end)
  if (text[plus] !== '+') return undefined
  const next = afterSpace(text, plus + 1)
  return isQuote(text.charAt(next)) ? next : undefined
}

function checkPieces(draft: Draft, pieces: readonly Piece[]): void {
  const [first] = pieces
  const last = pieces.at(-1)
  if (first === undefined || last === undefined) return
  if (pieces.length === 1 && first.isOfJson) return
  const joins = pieces.slice(1).map((piece, index) => removed(pieces[index]?.to ?? 0, piece.from))
  const inside = pieces.flatMap(({ edits }, index) => [...edits, ...joins.slice(index, index + 1)])
  const outer = (start: number, end: number) =>
    draft.text.slice(start, end) === '"' ? [] : [replaced(start, end, '"')]
  const edits = [
    ...outer(first.start, first.from),
    ...inside,
    ...(isUnclosed(last) ? [] : outer(last.to, last.end)),
  ]
  const isJoined = pieces.length > 1
  const kind = isJoined ? 'concatenation' : 'quotes'
  if (pieces.every(({ isSure }) => isSure)) draft.certain(kind, edits)
  else draft.offer(kind, [FIXES.asOneText, edits])
}

/**
 * Offers to close an unclosed string at the end of its line, before the comma or bracket there, or at the end of the text.
 * Returns that index.
 */
function checkUnclosed(draft: Draft, start: number, limit: number, place: StringPlace): number {
  const { text } = draft
  const from = start + 1
  const line = Math.min(limit, Math.max(lineEnd(text, from), from))
  const last = Math.max(from, beforeSpace(text, line))
  const end = place === 'key' ? keyEnd(text, from, last) : beforeDelimiters(text, from, last)
  const edits = checkStringText(draft, { from, to: end, quote: text.charAt(start) })
  const opening = text[start] === '"' ? [] : [replaced(start, from, '"')]
  const close = (to: number): Edit => inserted(to, endsInBackslash(text, from, to) ? '\\"' : '"')
  const first = [...opening, ...edits, close(end)]
  if (end === last || place === 'key') draft.offer('unclosed-string', [FIXES.close, first])
  else {
    draft.offer(
      'unclosed-string',
      [FIXES.closeBefore(text.slice(end, Math.min(last, end + 5)).trim()), first],
      [FIXES.closeAtLineEnd, [...opening, ...edits, close(last)]],
    )
  }
  draft.unclosedEnd = end
  return end
}

function keyEnd(text: string, from: number, last: number): number {
  const colon = /[:=：]/.exec(text.slice(from, last))
  return beforeSpace(text, from + (colon?.index ?? last - from))
}

function beforeDelimiters(text: string, from: number, last: number): number {
  let end = last
  while (end > from && ',;}]) \t'.includes(text.charAt(end - 1))) end--
  return end
}

function endsInBackslash(text: string, from: number, to: number): boolean {
  let first = to
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first--
  return (to - first) % 2 === 1
}
