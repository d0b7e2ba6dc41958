import { afterSpace } from './characters.ts'
import type { Draft } from './draft.ts'
import { fencedBody } from './fences.ts'
import { removed } from './problem.ts'

/** The part of a text that is to be read as JSON. */
export interface Body {
  from: number
  to: number
}

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
