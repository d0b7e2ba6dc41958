import { KeyStack, type DuplicateKeys } from './key-stack.ts'
import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  scalarEnd,
  spaceEnd,
  stringEnd,
  type TokenEnd,
} from './tokens.ts'

const REPORT_EVERY_BYTES = 2_000_000

/**
 * The tokens that the grammar allows next. Numbers, because the scanner compares them once for each of millions of tokens.
 */
const FAILURE = 0
const VALUE = 1
const FIRST_VALUE = 2
const KEY = 3
const FIRST_KEY = 4
const COMMA_OR_END = 5

/** The result of scanning a text. */
export interface JsonScan {
  /** The offset of the first invalid byte, or undefined when the text is valid. */
  failure: number | undefined
  /** The exact size in bytes of the minified text and of the text with 2-space indent. */
  minifiedSize: number
  formattedSize: number
  duplicates: DuplicateKeys
}

/** Receives the number of bytes processed, every few megabytes. */
export type OnBytesDone = (bytesDone: number) => void

/**
 * Validates UTF-8 bytes strictly by RFC 8259. Not recursive: deep nesting cannot overflow the call stack. Finds the first
 * syntax error, the size of each layout, and repeated keys.
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

class Scanner {
  at = 0
  minifiedSize = 0
  /** The size of line breaks, indents and the space after each colon. */
  layoutSize = 0
  readonly keys: KeyStack
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.keys = new KeyStack(bytes)
  }

  readText(onBytesDone: OnBytesDone | undefined): boolean {
    let reportAt = REPORT_EVERY_BYTES
    let expected = VALUE
    while ((this.at = spaceEnd(this.bytes, this.at)) < this.bytes.length) {
      expected = this.step(expected, this.bytes[this.at] as number)
      if (expected === FAILURE) return false
      if (this.at >= reportAt) {
        onBytesDone?.(this.at)
        reportAt = this.at + REPORT_EVERY_BYTES
      }
    }
    return expected === COMMA_OR_END && this.keys.depth === 0
  }

  private step(expected: number, byte: number): number {
    if (expected === VALUE) return this.value(byte)
    if (expected === COMMA_OR_END) return this.afterValue(byte)
    if (expected === KEY) return this.key(byte)
    if (expected === FIRST_VALUE && byte === CLOSE_ARRAY) return this.close()
    if (expected === FIRST_KEY && byte === CLOSE_OBJECT) return this.close()
    this.layoutSize += lineStartSize(this.keys.depth)
    return expected === FIRST_VALUE ? this.value(byte) : this.key(byte)
  }

  private value(byte: number): number {
    if (byte === OPEN_OBJECT) {
      this.keys.openObject()
      return this.punctuation(FIRST_KEY)
    }
    if (byte === OPEN_ARRAY) {
      this.keys.openArray()
      return this.punctuation(FIRST_VALUE)
    }
    return this.token(scalarEnd(this.bytes, this.at))
  }

  private token(end: TokenEnd): number {
    if (end < 0) {
      this.at = -1 - end
      return FAILURE
    }
    this.minifiedSize += end - this.at
    this.at = end
    return COMMA_OR_END
  }

  private key(byte: number): number {
    const start = this.at
    if (byte !== QUOTE || this.token(stringEnd(this.bytes, start)) === FAILURE) return FAILURE
    this.keys.addKey(start, this.at)
    this.at = spaceEnd(this.bytes, this.at)
    if (this.bytes[this.at] !== COLON) return FAILURE
    this.layoutSize++
    return this.punctuation(VALUE)
  }

  private afterValue(byte: number): number {
    const { depth, isInObject } = this.keys
    if (depth === 0) return FAILURE
    if (byte === COMMA) {
      this.layoutSize += lineStartSize(depth)
      this.keys.countComma()
      return this.punctuation(isInObject ? KEY : VALUE)
    }
    if (byte !== (isInObject ? CLOSE_OBJECT : CLOSE_ARRAY)) return FAILURE
    this.layoutSize += lineStartSize(depth - 1)
    return this.close()
  }

  private close(): number {
    this.keys.close()
    return this.punctuation(COMMA_OR_END)
  }

  private punctuation(expected: number): number {
    this.at++
    this.minifiedSize++
    return expected
  }
}

/** A line break and 2-space indent. */
const lineStartSize = (depth: number): number => 1 + 2 * depth
