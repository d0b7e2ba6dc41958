import { fileSize } from '@/lib/file-size.ts'

import { prepareLayout, type PreparedLayout } from '../layout/lay-out-with.ts'
import { DEFAULT_OPTIONS, isDefault, optionsFor, readOptions } from '../layout/layout-options.ts'
import { asResult } from '../layout/chunker.ts'
import {
  NOT_UNICODE,
  sourceFromBytes,
  sourceFromText,
  utf8Source,
  type JsonSource,
} from './decoder.ts'
import type { DuplicateKey } from './key-stack.ts'
import type { TaskContext } from './open-document.ts'
import { findError, engineMessage, textPositions } from './parser.ts'
import type { DuplicateKeyWarning, JsonOutcome, Layout, OnProgress } from './result.ts'
import { scanJson, type JsonScan } from './scanner.ts'
import { layOut } from './writer.ts'

/*
 * How a document is validated and formatted. The page runs this for small documents, and a worker for large ones.
 *
 *        text, or the bytes of a file (of a large file checkFile decodes and parses the text in a second worker)
 *                    │
 *               decoder.ts ── not Unicode ───────────▶ invalid
 *                    │ the text and its UTF-8 bytes
 *                    ├── only white space ───────────▶ invalid
 *               scanner.ts      reads tokens (tokens.ts) and stores keys (key-stack.ts)
 *                    │ position of an error, size of each layout, repeated keys
 *                parser.ts ── JSON.parse rejects it ─▶ invalid: the engine's message, the scanner's position
 *                    ├── the layout is too large ────▶ ResultTooLargeError
 *                writer.ts      copies the tokens with new white space; for options other than the default,
 *                    │          layout/lay-out-with.ts also sorts keys and rewrites escapes
 *                    │ the bytes of the result
 *               chunker.ts      splits the result into chunks that the page renders one at a time
 *                    │
 *          the result, with a line (parser.ts) for each repeated key
 */

export { readOptions }

/** Thrown when a result would exceed the size limit. */
export class ResultTooLargeError extends Error {}

/** Size limit of a result. Deep nesting can make a small document enormous: 100,000 levels of 2-space indent take 20 GB. */
export const LARGEST_RESULT_BYTES = 500_000_000

/**
 * Validates a document, given as text or file bytes, and formats or minifies it. Throws `ResultTooLargeError` before
 * writing a result that would exceed `largestBytes`.
 */
export function runJsonJob(
  input: string | Uint8Array,
  layout: Layout,
  largestBytes: number,
  onProgress?: OnProgress,
  options = DEFAULT_OPTIONS,
): JsonOutcome {
  const source = typeof input === 'string' ? sourceFromText(input) : sourceFromBytes(input)
  if (source === undefined) return { validity: 'invalid', message: NOT_UNICODE }
  if (!/\S/.test(source.text)) return { validity: 'invalid', message: 'JSON input is empty' }
  const scan = scanHalf(source.bytes, onProgress)
  const error = findError(source, scan)
  if (error !== undefined) return { validity: 'invalid', ...error }
  return writeHalf(source, scan, layout, largestBytes, onProgress, options)
}

/** Scans the document. Scanning and writing take about half of the time each. */
function scanHalf(bytes: Uint8Array, onProgress?: OnProgress): JsonScan {
  return scanJson(bytes, (done) => onProgress?.((0.5 * done) / bytes.length))
}

function writeHalf(
  { bytes, hasByteOrderMark }: Pick<JsonSource, 'bytes' | 'hasByteOrderMark'>,
  scan: JsonScan,
  layout: Layout,
  largestBytes: number,
  onProgress?: OnProgress,
  options = DEFAULT_OPTIONS,
): JsonOutcome {
  const { size, write } = isDefault(optionsFor(layout, options))
    ? plainLayout(bytes, scan, layout)
    : prepareLayout(bytes, layout, options)
  if (size > largestBytes) throw new ResultTooLargeError(tooLarge(size, largestBytes, layout))
  const result = asResult(write((share) => onProgress?.(0.5 + 0.5 * share)))
  const { count: duplicateCount, listed } = scan.duplicates
  const duplicates = withLines(bytes, listed)
  return { validity: 'valid', hasByteOrderMark, duplicateCount, duplicates, result }
}

export interface FormatArgs {
  /** Text, or a file that is not read yet. */
  text: string | Blob
  layout: Layout
  /** Serialized options from `writeOptions`. The default is used if absent. */
  options?: string | undefined
  /** Whether `checkFile` lets the engine decide about the same file at the same time. The outcome then holds only if it accepts. */
  isCheckedApart?: boolean
}

/**
 * Validates and formats a document. Throws an error with a message for the visitor if the file is unreadable or the result
 * too large.
 */
export async function formatDocument(
  { text, layout, options, isCheckedApart }: FormatArgs,
  { onProgress }: Pick<TaskContext, 'onProgress'>,
): Promise<JsonOutcome> {
  const input = typeof text === 'string' ? text : await readBytes(text)
  const rest = [layout, LARGEST_RESULT_BYTES, onProgress, readOptions(options)] as const
  const utf8 = isCheckedApart && typeof input !== 'string' ? utf8Source(input) : undefined
  if (utf8 !== undefined) {
    const scan = scanHalf(utf8.bytes, onProgress)
    if (scan.failure === undefined) return writeHalf(utf8, scan, ...rest)
    // The engine's message is needed, and the scanner's position in the decoded text.
  }
  return runJsonJob(input, ...rest)
}

function plainLayout(bytes: Uint8Array, scan: JsonScan, layout: Layout): PreparedLayout {
  return {
    size: layout === 'formatted' ? scan.formattedSize : scan.minifiedSize,
    write: (onShareDone) =>
      layOut(bytes, scan, layout, (done) => onShareDone?.(done / bytes.length)),
  }
}

function withLines(bytes: Uint8Array, keys: DuplicateKey[]): DuplicateKeyWarning[] {
  const positions = textPositions(bytes, keys.map(({ offset }) => offset)) // prettier-ignore
  return keys.map(({ key, path }, index) => ({ key, path, line: positions[index]?.line ?? 1 }))
}

function tooLarge(size: number, largest: number, layout: Layout): string {
  const result = `The ${layout} text would be ${fileSize(size)}, more than the limit of ${fileSize(largest)}.`
  return layout === 'formatted' ? `${result} The JSON is valid, and Minify still works.` : result
}

/** Reads a file. Throws an error with a message for the visitor if it is unreadable. */
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new Error('The file could not be read. If it was moved or changed, choose it again.')
  }
}

/**
 * Returns why the engine rejects a file, or undefined when it accepts it. It decodes and parses the file in one thread while
 * `formatDocument` scans and writes it in another.
 */
export async function checkFile({ file }: { file: Blob }): Promise<string | undefined> {
  const source = sourceFromBytes(await readBytes(file))
  return source === undefined ? NOT_UNICODE : engineMessage(source)
}
