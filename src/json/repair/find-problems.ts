import { Draft } from './draft.ts'
import { isEncoded } from './encoded.ts'
import type { Problem, Refusal } from './problem.ts'
import { Reader } from './reader.ts'
import { unwrapped } from './wrappers.ts'

const BYTE_ORDER_MARK = 0xfeff
const MARKUP = /^\s*<(?:!doctype|!--|\?xml|[a-z][\w:-]*[\s/>])/i
/** A text with a larger share outside any document is refused. Long passages have the lower limit. */
const MOST_OUTSIDE = 0.8
const MUCH_OUTSIDE = 0.5
const MUCH_UNITS = 400

/** The problems of a text in order, or why there is nothing to repair. */
export type Found =
  { kind: 'problems'; problems: Problem[]; isCut: boolean } | { kind: 'refused'; refusal: Refusal }

/**
 * Finds what keeps a text from being JSON, in one pass and linear time. Indices count UTF-16 code units. A JSON text has no
 * problems.
 */
export function findProblems(text: string, onUnitsDone?: (done: number) => void): Found {
  if (text.replace(/^\ufeff/, '').trim() === '') return { kind: 'refused', refusal: 'empty' }
  if (MARKUP.test(text.slice(0, 1_000))) return { kind: 'refused', refusal: 'markup' }
  const whole = new Draft(text)
  if (isEncoded(whole)) return { kind: 'problems', problems: whole.problems, isCut: false }
  const from = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0
  const body = unwrapped(whole, { from, to: text.length })
  const draft = new Draft(body.to < text.length ? text.slice(0, body.to) : text)
  const reader = new Reader(draft, body.from)
  reader.read(onUnitsDone)
  const refusal = refusalOf(reader, text)
  if (refusal !== undefined) return { kind: 'refused', refusal }
  const problems = [...whole.problems, ...draft.problems]
  problems.sort((one, other) => one.start - other.start)
  return { kind: 'problems', problems, isCut: draft.isFull }
}

function refusalOf({ hasDocument, outsideUnits }: Reader, text: string): Refusal | undefined {
  if (!hasDocument) return outsideUnits > 0 ? 'words' : 'empty'
  const limit = outsideUnits > MUCH_UNITS ? MUCH_OUTSIDE : MOST_OUTSIDE
  return outsideUnits > limit * text.length ? 'words' : undefined
}
