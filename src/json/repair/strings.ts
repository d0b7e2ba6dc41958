import { afterSpace, closersOf } from './characters.ts'
import type { Draft } from './draft.ts'
import { inserted, removed, replaced, type Edit } from './problem.ts'
import { stringEnd, type StringPlace } from './string-end.ts'
import { judgeStringText } from './string-text.ts'
import { judgeUnclosed } from './unclosed-string.ts'

const TRIPLE = /"""|'''/y
const PLAIN_END = /^(?:[\]}\n]|,["{[\n\d]|$)/
/** A name or call that `+` joins to a string. */
const EXPRESSION = /[ \t]{0,20}\+[ \t]{0,20}[\w$][\w$.()]{0,80}/y
const QUOTE = 0x22
const BACKSLASH = 0x5c

/** One string of those that `+` joins. */
interface Piece {
  /** Of its opening quote, and after it. */
  start: number
  from: number
  /** Of its closing quote, and after it. */
  to: number
  end: number
  /** What the change of its quotes needs inside it. */
  edits: Edit[]
  isOfJson: boolean
  isSure: boolean
}

/** Reads a string of whatever quotes, with those joined to it by `+`, notes what is wrong with it, and gives its end. */
export function readString(draft: Draft, at: number, place: StringPlace): number {
  const plain = plainEnd(draft.text, at, place)
  if (plain !== undefined) return plain
  const pieces = [readPiece(draft, at, place)]
  for (let next = joinedAt(draft.text, pieces); next !== undefined;) {
    pieces.push(readPiece(draft, next, place))
    next = joinedAt(draft.text, pieces)
  }
  judgePieces(draft, pieces)
  return afterExpression(draft, pieces.at(-1)?.end ?? at + 1)
}

/** The end of a string that is as JSON wants it and followed by what JSON wants, which most are. */
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
      const edits = judgeStringText(draft, { from, to: close, quote: triple })
      return { start, from, to: close, end: close + 3, edits, isOfJson: false, isSure: true }
    }
  }
  const found = stringEnd(draft, start + 1, quote, place)
  if (!found.isClosed) {
    const end = judgeUnclosed(draft, start, found.at, place)
    return { start, from: start + 1, to: end, end, edits: [], isOfJson: true, isSure: true }
  }
  const { at: to, inner } = found
  const edits = judgeStringText(draft, { from: start + 1, to, quote })
  const isOfJson = quote === '"' && draft.text[to] === '"'
  if (isOfJson && inner.length > 0) {
    const escapes = inner.map((index) => inserted(index, '\\'))
    draft.offer('inner-quote', ['Escape what is inside', escapes])
  }
  return { start, from: start + 1, to, end: to + 1, edits, isOfJson, isSure: inner.length === 0 }
}

/** Its closing quote is a problem of its own. */
function isUnclosed({ to, end }: Piece): boolean {
  return to === end
}

/** What a script would compute is not in the text. */
function afterExpression(draft: Draft, end: number): number {
  const expression = draft.match(EXPRESSION, end)?.[0]
  if (expression === undefined) return end
  draft.offer('expression', ['Take it out', removed(end, end + expression.length)])
  return end + expression.length
}

/** Where the string begins that `+` joins to the last one. */
function joinedAt(text: string, pieces: readonly Piece[]): number | undefined {
  const last = pieces.at(-1)
  if (last === undefined || isUnclosed(last)) return undefined
  const plus = afterSpace(text, last.end)
  if (text[plus] !== '+') return undefined
  const next = afterSpace(text, plus + 1)
  return closersOf(text.charAt(next)) === '' ? undefined : next
}

function judgePieces(draft: Draft, pieces: readonly Piece[]): void {
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
  const kind = pieces.length > 1 ? 'concatenation' : 'quotes'
  if (pieces.every(({ isSure }) => isSure)) draft.certain(kind, edits)
  else draft.offer(kind, ['As one text', edits])
}
