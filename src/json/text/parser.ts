import type { JsonSource } from './decoder.ts'
import type { JsonError, JsonFailure } from './result.ts'
import { scanJson, type JsonScan } from './scanner.ts'
import { textPosition } from './text-position.ts'

/** The engine's parser needs several times a document's size in memory; beyond this it could take the whole page down. */
const LARGEST_FOR_ENGINE_BYTES = 200_000_000
const EXCERPT_LENGTH = 40
const FALLBACK_MESSAGE = 'Invalid JSON format'

/**
 * What is wrong with a text; undefined when it is JSON. The engine's own parser decides and gives the message; line and
 * column come from our scan of the text, because the parsers of different browsers word and count them differently or not at all.
 */
export function findError(source: JsonSource, scan: JsonScan): JsonError | undefined {
  const message =
    engineMessage(source) ?? (scan.failure === undefined ? undefined : FALLBACK_MESSAGE)
  if (message === undefined) return undefined
  const failure = failureAt(source, scan)
  return { message, ...(failure && { failure }) }
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
