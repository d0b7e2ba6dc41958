import { afterSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { removed } from './problem.ts'

/** The part of a text that is to be read as JSON. */
export interface Body {
  from: number
  to: number
}

const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*(?:\n|$)/
const FENCE_WITHIN = /\n[ \t]*(`{3,}|~{3,})[\w-]*[ \t]*\r?\n/
const AGAINST_HIJACKING = /(?:\)\]\}',?|while\s*\(1\);|for\s*\(;;\);)\s*/y
const ASSIGNMENT =
  /(?:export\s+default|return|(?:(?:var|let|const)\s+)?[A-Za-z_$][\w$.]{0,80}(?:\s*:\s*[\w<>[\]]{1,80})?\s*=)\s*(?=[{[(])/y
const CALL = /(?:\/\*\*\/\s*)?[A-Za-z_$][\w$.]{0,80}\s?\(\s*(?=[{[])/y
/** These hold data of another form. */
const NO_WRAPPER = /^(?:new|dict|set|frozenset|Map|Set|OrderedDict|defaultdict)\b/

/** Finds what is wrapped around a document — a fenced block, a script's call or assignment — and gives the part inside. */
export function unwrapped(draft: Draft, whole: Body): Body {
  return scriptBody(draft, fencedBody(draft, whole))
}

function fencedBody(draft: Draft, { from, to }: Body): Body {
  const text = draft.text.slice(from, to)
  const lead = text.length - text.trimStart().length
  const opening = FENCE.exec(text.slice(lead, lead + 200))
  if (opening === null) return wordsAroundFence(draft, { from, to })
  const [line, marks = ''] = opening
  const start = from + lead + line.length
  const close = closingFence(draft.text, marks, start, to)
  const edits = [removed(from + lead, start)]
  if (close !== undefined) edits.push(removed(close.from, close.to))
  draft.certain('fence', edits)
  if (close !== undefined && draft.text.slice(close.to, to).trim() !== '') {
    draft.offer('outside-text', ['Take it out', removed(close.to, to)])
  }
  return { from: start, to: close?.from ?? to }
}

/** An answer of a chat: words, a fenced block, and words again. */
function wordsAroundFence(draft: Draft, body: Body): Body {
  const { text } = draft
  if (/^\s*[{["'\d]/.test(text.slice(body.from, body.from + 200))) return body
  const fence = FENCE_WITHIN.exec(text)
  if (fence === null) return body
  const [line, marks = ''] = fence
  const start = fence.index + line.length
  const close = closingFence(text, marks, start, body.to)
  const end = close?.from ?? body.to
  draft.offer('fence', ['Keep only the block', [removed(body.from, start), removed(end, body.to)]])
  return { from: start, to: end }
}

/** The line that closes a fence: the same marks, at the beginning of a line. */
function closingFence(text: string, marks: string, from: number, to: number): Body | undefined {
  const closing = new RegExp(`^[ \\t]*${marks}`, 'gm')
  closing.lastIndex = from
  const found = closing.exec(text)
  if (found === null || found.index >= to) return undefined
  const end = found.index + found[0].length
  return { from: end - marks.length, to: end }
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
