import { fileSize } from '@/lib/quantity.ts'

import { checkSource, type JsonCheck } from './json-check.ts'
import { NOT_UNICODE, sourceFromBytes, sourceFromText } from './json-source.ts'
import { laidOut, type Layout } from './json-write.ts'
import { chunkAt, cutIntoChunks, type LineChunks } from './line-chunks.ts'

/** A laid-out document. The whole is a Blob, which the browser keeps outside the page's memory and gives out in slices. */
export interface JsonResult {
  whole: Blob
  chunks: LineChunks
  /** The text of the first chunk, so that the first screen waits for nothing. */
  opening: string
  /** The text of the whole when it is small: Safari lets a page copy only what it has at the click. */
  text: string | undefined
}

type ValidCheck = Extract<JsonCheck, { validity: 'valid' }>
export type JsonOutcome =
  Exclude<JsonCheck, ValidCheck> | (Omit<ValidCheck, 'scan'> & { result: JsonResult })

/** Told the share of the work that is done, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Said when a result would be larger than what it may take. */
export class ResultTooLargeError extends Error {}

/** Nesting can make a small document enormous: 100,000 levels, two spaces each, are 20 GB. */
export const LARGEST_RESULT_BYTES = 500_000_000
const LARGEST_TEXT_BYTES = 1_000_000
const SHARE_OF_CHECK = 0.5

/**
 * Checks a document, given as text or as a file's bytes, and lays it out anew.
 * Throws `ResultTooLargeError` before doing the work when the result would be larger than `largestBytes`.
 */
export function runJsonJob(
  given: string | Uint8Array,
  layout: Layout,
  largestBytes: number,
  onProgress?: OnProgress,
): JsonOutcome {
  const source = typeof given === 'string' ? sourceFromText(given) : sourceFromBytes(given)
  if (source === undefined) return { validity: 'invalid', message: NOT_UNICODE }
  const total = source.bytes.length
  const check = checkSource(source, (done) => onProgress?.((SHARE_OF_CHECK * done) / total))
  if (check.validity === 'invalid') return check
  const { scan, ...findings } = check
  const size = layout === 'formatted' ? scan.formattedSize : scan.minifiedSize
  if (size > largestBytes) throw new ResultTooLargeError(tooLarge(size, largestBytes, layout))
  const bytes = laidOut(source.bytes, scan, layout, (done) =>
    onProgress?.(SHARE_OF_CHECK + ((1 - SHARE_OF_CHECK) * done) / total),
  )
  return { ...findings, result: asResult(bytes) }
}

function asResult(bytes: Uint8Array<ArrayBuffer>): JsonResult {
  const chunks = cutIntoChunks(bytes)
  const { start, end } = chunkAt(chunks, 0)
  const decoder = new TextDecoder()
  return {
    whole: new Blob([bytes], { type: 'application/json' }),
    chunks,
    opening: decoder.decode(bytes.subarray(start, end)),
    text: bytes.length > LARGEST_TEXT_BYTES ? undefined : decoder.decode(bytes),
  }
}

function tooLarge(size: number, largest: number, layout: Layout): string {
  const result = `The ${layout} text would be ${fileSize(size)}, more than the ${fileSize(largest)} this tool can hold.`
  return layout === 'formatted' ? `${result} The JSON is valid, and Minify still works.` : result
}
