import type { OnBytesDone } from './json-scan.ts'
import {
  beginsNumber,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  literalEnd,
  numberEnd,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  spaceEnd,
  stringEnd,
  type TokenEnd,
} from './json-tokens.ts'
import { KeyStack } from './key-stack.ts'

const REPORT_EVERY_BYTES = 2_000_000

/** What the grammar allows next. Numbers, not words: this is compared once for each of millions of tokens. */
const FAILURE = 0
const VALUE = 1
const FIRST_VALUE = 2
const KEY = 3
const FIRST_KEY = 4
const COMMA_OR_END = 5

/** Walks through a text token by token; `scanJson` is its one user. */
export class Scanner {
  readonly bytes: Uint8Array
  readonly keys: KeyStack
  at = 0
  minifiedSize = 0
  /** Bytes of line breaks, indents and the space after each colon. */
  layoutSize = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.keys = new KeyStack(bytes)
  }

  readText(onBytesDone: OnBytesDone | undefined): boolean {
    let reportAt = REPORT_EVERY_BYTES
    let expected = VALUE
    for (;;) {
      this.at = spaceEnd(this.bytes, this.at)
      if (this.at >= this.bytes.length) break
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
    if (byte === QUOTE) return this.token(stringEnd(this.bytes, this.at))
    if (beginsNumber(byte)) return this.token(numberEnd(this.bytes, this.at))
    if (byte === OPEN_OBJECT) return this.openObject()
    if (byte === OPEN_ARRAY) return this.openArray()
    return this.token(literalEnd(this.bytes, this.at))
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

  private openObject(): number {
    this.keys.openObject()
    return this.punctuation(FIRST_KEY)
  }

  private openArray(): number {
    this.keys.openArray()
    return this.punctuation(FIRST_VALUE)
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

/** A line break and two spaces for each level. */
function lineStartSize(depth: number): number {
  return 1 + 2 * depth
}
