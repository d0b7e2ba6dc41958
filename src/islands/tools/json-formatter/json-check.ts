import { textPosition, textPositions, type TextPosition } from './json-position.ts'
import { scanJson, type JsonScan, type OnBytesDone } from './json-scan.ts'
import type { JsonSource } from './json-source.ts'

/** A key that its object already had; readers keep one of the values, usually the last. */
export interface DuplicateKeyWarning {
  key: string
  /** The object the key is in: "$.users[3]". */
  path: string
  /** The line of the repeated key. */
  line: number
}

/** Where a text stops being JSON. */
export interface JsonFailure extends TextPosition {
  /** The same place as an index into the text as it was given, for selecting it. */
  index: number
  /** What stands on that line before, at and after the place; nothing stands at the end of the text. */
  excerpt: { before: string; at: string; after: string }
}

export type JsonCheck =
  | {
      validity: 'valid'
      hasByteOrderMark: boolean
      duplicateCount: number
      /** The first hundred. */
      duplicates: DuplicateKeyWarning[]
      scan: JsonScan
    }
  | { validity: 'invalid'; message: string; failure?: JsonFailure }

/** The engine's parser needs several times a document's size in memory; beyond this it could take the whole page down. */
const LARGEST_FOR_ENGINE_BYTES = 200_000_000
const EXCERPT_LENGTH = 40
const FALLBACK_MESSAGE = 'Invalid JSON format'

/**
 * Whether a text is JSON. The engine's own parser decides and gives the message; line and column come from our scanner,
 * because the parsers of different browsers word and count them differently or not at all.
 */
export function checkSource(source: JsonSource, onBytesDone?: OnBytesDone): JsonCheck {
  if (!/\S/.test(source.text)) return { validity: 'invalid', message: 'JSON input is empty' }
  const scan = scanJson(source.bytes, onBytesDone)
  const message =
    engineMessage(source) ?? (scan.failure === undefined ? undefined : FALLBACK_MESSAGE)
  if (message !== undefined) {
    const failure = failureAt(source, scan)
    return { validity: 'invalid', message, ...(failure && { failure }) }
  }
  const { count, listed } = scan.duplicates
  const positions = textPositions(source.bytes, listed.map(({ offset }) => offset)) // prettier-ignore
  const duplicates = listed.map(({ key, path }, index) => ({
    key,
    path,
    line: positions[index]?.line ?? 1,
  }))
  const { hasByteOrderMark } = source
  return { validity: 'valid', hasByteOrderMark, duplicateCount: count, duplicates, scan }
}

/** What the engine says against a text; nothing when it takes it or cannot tell, and then the scanner's word counts. */
function engineMessage(source: JsonSource): string | undefined {
  if (source.bytes.length > LARGEST_FOR_ENGINE_BYTES) return undefined
  try {
    JSON.parse(source.text)
    return undefined
  } catch (error) {
    // Running out of stack or memory is no verdict on the text.
    if (!(error instanceof SyntaxError)) return undefined
    return error.message === '' ? FALLBACK_MESSAGE : error.message
  }
}

function failureAt(source: JsonSource, scan: JsonScan): JsonFailure | undefined {
  if (scan.failure === undefined) return undefined
  // The bytes may carry escapes of six letters where the text has half a surrogate pair; these carry one character for each.
  const isWellFormed = source.text.isWellFormed()
  const bytes = isWellFormed ? source.bytes : new TextEncoder().encode(source.text)
  const offset = isWellFormed ? scan.failure : scanJson(bytes).failure
  if (offset === undefined) return undefined
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset))
  return {
    ...textPosition(bytes, offset),
    index: before.length + (source.hasByteOrderMark ? 1 : 0),
    excerpt: excerptAt(source.text, before.length),
  }
}

function excerptAt(text: string, index: number): JsonFailure['excerpt'] {
  const before = text.slice(Math.max(0, index - EXCERPT_LENGTH), index)
  const [at = ''] = text.slice(index, index + 2)
  const after = text.slice(index + at.length, index + EXCERPT_LENGTH)
  return {
    before: (before.split(/[\r\n]/).at(-1) ?? '').toWellFormed(),
    at,
    after: /[\r\n]/.test(at) ? '' : (after.split(/[\r\n]/)[0] ?? '').toWellFormed(),
  }
}
