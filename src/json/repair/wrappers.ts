import { afterSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { removed } from './problem.ts'
import { FIXES } from './sentences.ts'

/** The range of a text that is read as JSON. */
interface Body {
  from: number
  to: number
}

const AGAINST_HIJACKING = /(?:\)\]\}',?|while\s*\(1\);|for\s*\(;;\);)\s*/y
const ASSIGNMENT =
  /(?:export\s+default|return|(?:(?:var|let|const)\s+)?[A-Za-z_$][\w$.]{0,80}(?:\s*:\s*[\w<>[\]]{1,80})?\s*=)\s*(?=[{[(])/y
const CALL = /(?:\/\*\*\/\s*)?[A-Za-z_$][\w$.]{0,80}\s?\(\s*(?=[{[])/y
/** Calls that construct data instead of wrapping JSON. */
const NO_WRAPPER = /^(?:new|dict|set|frozenset|Map|Set|OrderedDict|defaultdict)\b/

/** Records what is around a document, such as a code fence, a call or an assignment, and returns the range inside. */
export function unwrapped(draft: Draft, whole: Body): Body {
  return scriptBody(draft, fencedBody(draft, whole))
}

function scriptBody(draft: Draft, body: Body): Body {
  const { to } = body
  let from = afterSpace(draft.text, body.from)
  const guard = draft.match(AGAINST_HIJACKING, from)?.[0]
  if (guard !== undefined) {
    draft.certain('wrapper', removed(from, from + guard.length))
    from += guard.length
  }
  const assignment = draft.match(ASSIGNMENT, from)?.[0]
  if (assignment !== undefined && from + assignment.length < to) {
    const end = withoutSemicolon(draft.text, from, to)
    draft.certain('wrapper', [removed(from, from + assignment.length), ...(end < to ? [removed(end, to)] : [])]) // prettier-ignore
    return { from: from + assignment.length, to: end }
  }
  const call = draft.match(CALL, from)?.[0]
  if (call === undefined || NO_WRAPPER.test(call)) return { from, to }
  return callBody(draft, from, call, to)
}

function callBody(draft: Draft, from: number, call: string, to: number): Body {
  const { text } = draft
  let end = trimmedEnd(text, from, withoutSemicolon(text, from, to))
  if (text[end - 1] === ')') end--
  const tail = trimmedEnd(text, from, to)
  draft.certain('wrapper', [removed(from, from + call.length), ...(end < tail ? [removed(end, tail)] : [])]) // prettier-ignore
  return { from: from + call.length, to: end }
}

function withoutSemicolon(text: string, from: number, to: number): number {
  const end = trimmedEnd(text, from, to)
  return text[end - 1] === ';' ? end - 1 : to
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && /\s/.test(text.charAt(end - 1))) end--
  return end
}

const OPENING_LINE = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^\n]*(?:\n|$)/
/** A document that begins on the line of the fence, after the language. */
const OPENING_WITH_DOCUMENT = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:[A-Za-z][\w+-]*(?=[\s{[])[ \t]*)?/
/** Tells a document from attributes of the fence, such as {.json} or {1,3}. */
const DOCUMENT = /^(?:\[|\{(?:\r?\n|\s*(?:["'“{}]|[\p{L}\p{M}\p{N}_$]+\s*:)))/u
const FENCE_WITHIN =
  /(?:^|\s)(`{3,}|~{3,})[ \t]*(?:[A-Za-z][\w+-]*(?=[\s{[])[ \t]*)?(?:\r?\n|(?=[{[]))/

/** An opening code fence: its marks, and the index after it and its language. */
interface Opening {
  marks: string
  end: number
  isWithDocument: boolean
}

/** Records the Markdown fence around a document, or the text around a fenced block, and returns the range inside. */
function fencedBody(draft: Draft, { from, to }: Body): Body {
  const { text } = draft
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0)
  const opening = openingAt(text, start)
  if (opening === undefined) return wordsAroundFence(draft, { from, to })
  const close = closingFence(text, opening, to)
  const edits = [removed(start, opening.end)]
  if (close !== undefined) edits.push(removed(close.from, close.to))
  draft.certain('fence', edits)
  if (close !== undefined && text.slice(close.to, to).trim() !== '') {
    draft.offer('outside-text', [FIXES.takeOut, removed(close.to, to)])
  }
  return { from: opening.end, to: close?.from ?? to }
}

function openingAt(text: string, start: number): Opening | undefined {
  const beginning = text.slice(start, start + 200)
  const found = OPENING_LINE.exec(beginning)
  if (found === null) return undefined
  const [line, marks = ''] = found
  const lead = OPENING_WITH_DOCUMENT.exec(beginning)?.[0].length ?? 0
  const lineFeed = text.indexOf('\n', start)
  const rest = text.slice(start + lead, lineFeed < 0 ? undefined : lineFeed)
  const isWithDocument = rest.includes(marks) || DOCUMENT.test(beginning.slice(lead))
  if (isWithDocument) return { marks, end: start + lead, isWithDocument }
  return { marks, end: start + line.length, isWithDocument }
}

/** Handles the answer of a chat: text, a fenced block, and more text. */
function wordsAroundFence(draft: Draft, body: Body): Body {
  const { text } = draft
  if (/^\s*[{["'\d]/.test(text.slice(body.from, body.from + 200))) return body
  const fence = FENCE_WITHIN.exec(text)
  if (fence === null) return body
  const [line, marks = ''] = fence
  const start = fence.index + line.length
  const opening = { marks, end: start, isWithDocument: !line.endsWith('\n') }
  const close = closingFence(text, opening, body.to)
  const end = close?.from ?? body.to
  draft.offer('fence', [FIXES.keepBlock, [removed(body.from, start), removed(end, body.to)]])
  return { from: start, to: end }
}

/** Finds the closing fence: on its own line, else at the end of a line, else the last marks. */
function closingFence(text: string, opening: Opening, to: number): Body | undefined {
  const { marks, end, isWithDocument } = opening
  const same = `${marks.charAt(0)}{${marks.length},}`
  const onOwnLine = new RegExp(`^[ \\t]*(${same})`, 'gm')
  const atLineEnd = new RegExp(`(${same})(?=[ \\t]*\\r?$)`, 'gm')
  for (const pattern of isWithDocument ? [atLineEnd] : [onOwnLine, atLineEnd]) {
    pattern.lastIndex = end
    const found = pattern.exec(text)
    if (found === null || found.index >= to) continue
    const after = found.index + found[0].length
    return { from: after - (found[1]?.length ?? 0), to: after }
  }
  const last = text.lastIndexOf(marks, to)
  if (!isWithDocument || last < end) return undefined
  return { from: last, to: last + marks.length }
}
