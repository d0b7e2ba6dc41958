import type { Draft } from './draft.ts'
import { removed } from './problem.ts'
import type { Body } from './wrappers.ts'

const OPENING_LINE = /^[ \t]*(`{3,}|~{3,})[^\n]*(?:\n|$)/
/** The document begins on the line of the marks, behind the name of a language. */
const OPENING_WITH_DOCUMENT = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:[A-Za-z][\w+-]*(?=[\s{[])[ \t]*)?/
/** An attribute such as {.json} or {1,3} can follow the language, too. */
const DOCUMENT = /^(?:\[|\{(?:\r?\n|\s*(?:["'“{}]|[\p{L}\p{M}\p{N}_$]+\s*:)))/u
const FENCE_WITHIN =
  /(?:^|\s)(`{3,}|~{3,})[ \t]*(?:[A-Za-z][\w+-]*(?=[\s{[])[ \t]*)?(?:\r?\n|(?=[{[]))/
const MARKS =
  /(?:`{3,}|~{3,})(?:[ \t]*(?!true|false|null)[A-Za-z][\w+-]*(?=[ \t]*(?:\r?\n|[{[])))?/y

/** Where a fence opens: its marks, and the place after them and what belongs to them. */
interface Opening {
  marks: string
  end: number
  isWithDocument: boolean
}

/** Notes the fence of Markdown around a document, or the words around a fenced block, and gives the part inside. */
export function fencedBody(draft: Draft, { from, to }: Body): Body {
  const { text } = draft
  const start = from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0)
  const opening = openingAt(text, start)
  if (opening === undefined) return wordsAroundFence(draft, { from, to })
  const close = closingFence(text, opening, to)
  const edits = [removed(start, opening.end)]
  if (close !== undefined) edits.push(removed(close.from, close.to))
  draft.certain('fence', edits)
  if (close !== undefined && text.slice(close.to, to).trim() !== '') {
    draft.offer('outside-text', ['Take it out', removed(close.to, to)])
  }
  return { from: opening.end, to: close?.from ?? to }
}

/** Returns the length of a fence's marks inside a document, with the language after them; 0 without marks. */
export function fenceMarks(draft: Draft, at: number): number {
  return draft.match(MARKS, at)?.[0].length ?? 0
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

/** An answer of a chat: words, a fenced block, and words again. */
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
  draft.offer('fence', ['Keep only the block', [removed(body.from, start), removed(end, body.to)]])
  return { from: start, to: end }
}

/** The marks that close a fence: on a line of their own, else at the end of a line, else the last ones. */
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
