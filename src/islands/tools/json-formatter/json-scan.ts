import { Scanner } from './json-scanner.ts'
import type { DuplicateKeys } from './key-stack.ts'

/** What one reading of a text tells. */
export interface JsonScan {
  /** Offset of the first byte that no JSON text can have there, undefined when the whole text is JSON. */
  failure: number | undefined
  /** Exact number of bytes of the text without white space, and of the text with 2-space indent. */
  minifiedSize: number
  formattedSize: number
  duplicates: DuplicateKeys
}

/** Told every few megabytes how many bytes are done. */
export type OnBytesDone = (bytesDone: number) => void

/**
 * Reads UTF-8 bytes as strictly as RFC 8259 asks, without recursion, so that no depth of nesting can overflow the stack.
 * It finds where a broken text breaks, how large the results will be, and keys that occur twice in one object.
 */
export function scanJson(bytes: Uint8Array, onBytesDone?: OnBytesDone): JsonScan {
  const scanner = new Scanner(bytes)
  const isJson = scanner.readText(onBytesDone)
  return {
    failure: isJson ? undefined : scanner.at,
    minifiedSize: scanner.minifiedSize,
    formattedSize: scanner.minifiedSize + scanner.layoutSize,
    duplicates: scanner.keys.duplicates,
  }
}
