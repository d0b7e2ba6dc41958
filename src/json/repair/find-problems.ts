import { ownEntry } from '@/lib/own-entry.ts'

import { Draft } from './draft.ts'
import { type Problem, type Refusal, replaced } from './problem.ts'
import { Reader } from './reader.ts'
import { unwrapped } from './wrappers.ts'
import { isJson } from '../text/decoder.ts'
import { FIXES } from './sentences.ts'

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

const ESCAPED = /^\s*(?:"\s*)?[{[](?:\s|\\[nrt]|[{[])*\\+"/
const PERCENT = /^\s*%(?:7B|5B)/i
const ENTITIES = /^\s*[{[]\s*(?:[{[]\s*)*&(?:quot|#34|#x22);/i
const BASE64 = /^\s*(?:ey[A-Z]|W[13syz]|ew|Ww)[\w+/-]{6,}={0,2}\s*$/
const NAMED: Record<string, string> = { quot: '"', '#34': '"', '#x22': '"', amp: '&', lt: '<', gt: '>', '#39': "'", '#x27': "'", apos: "'" } // prettier-ignore
const BEGINNING = 200

/** Records a problem when the whole text is encoded JSON: escaped, percent-encoded, with HTML entities, or Base64. */
function isEncoded(draft: Draft): boolean {
  const decoded = decodedText(draft.text)
  if (decoded === undefined) return false
  draft.offer('encoded', [decoded.label, replaced(0, draft.end, decoded.text)])
  return true
}

function decodedText(text: string): { label: string; text: string } | undefined {
  const beginning = text.slice(0, BEGINNING)
  // A JSON string can contain escaped JSON.
  if (ESCAPED.test(beginning) && !isJson(text))
    return { label: FIXES.unescape, text: unescaped(text) }
  if (ENTITIES.test(beginning)) return { label: FIXES.decode, text: text.replace(/&(quot|amp|lt|gt|apos|#34|#39|#x22|#x27);/gi, (all, name: string) => ownEntry(NAMED, name.toLowerCase()) ?? all) } // prettier-ignore
  if (PERCENT.test(beginning)) return labelled(percentDecoded(text))
  return BASE64.test(beginning) && BASE64.test(text) ? labelled(base64Decoded(text)) : undefined
}

function labelled(text: string | undefined): { label: string; text: string } | undefined {
  return text !== undefined && /^\s*[{[]/.test(text) ? { label: FIXES.decode, text } : undefined
}

/** Removes one level of escapes and the quotes around the text. */
function unescaped(text: string): string {
  const inner = text.trim().replace(/^"(?=\s*[{[])/, '').replace(/([}\]]\s*)"$/, '$1') // prettier-ignore
  const plain: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  return inner.replace(
    /\\(?:u([\da-fA-F]{4})|([^]))/g,
    (_, code?: string, letter?: string) =>
    code === undefined ? (ownEntry(plain, letter as string) ?? (letter as string)) : String.fromCharCode(parseInt(code, 16)), // prettier-ignore
  )
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.includes('%20') ? text : text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function base64Decoded(text: string): string | undefined {
  try {
    const letters = atob(text.trim().replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
