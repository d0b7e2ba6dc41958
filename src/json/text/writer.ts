import type { Layout } from './result.ts'
import type { JsonScan, OnBytesDone } from './scanner.ts'
import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isSpace,
  LINE_FEED,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
  SPACE,
  spaceEnd,
} from './tokens.ts'

const REFUSALS = {
  formatted: 'Cannot format invalid JSON',
  minified: 'Cannot minify invalid JSON',
}
const REPORT_EVERY_BYTES = 2_000_000
const LONG_INDENT = 32

/**
 * Formats ('formatted': one member per line, 2-space indent) or minifies ('minified') a scanned JSON text. Copies tokens
 * byte by byte, so number literals, escapes, key order and duplicate keys do not change. Relies on `scan` for validation,
 * and throws when that scan found an error.
 */
export function layOut(
  bytes: Uint8Array,
  scan: JsonScan,
  layout: Layout,
  onBytesDone?: OnBytesDone,
): Uint8Array<ArrayBuffer> {
  if (scan.failure !== undefined) throw new Error(REFUSALS[layout])
  const isFormatted = layout === 'formatted'
  const writer = new Writer(bytes, isFormatted ? scan.formattedSize : scan.minifiedSize)
  for (let reportAt = 0; writer.at < bytes.length;) {
    if (isFormatted) writer.copyFormatted()
    else writer.copyMinified()
    if (writer.at < reportAt) continue
    onBytesDone?.(writer.at)
    reportAt = writer.at + REPORT_EVERY_BYTES
  }
  return writer.output
}

class Writer {
  readonly output: Uint8Array<ArrayBuffer>
  at = 0

  private readonly bytes: Uint8Array
  private to = 0
  private depth = 0

  constructor(bytes: Uint8Array, size: number) {
    this.bytes = bytes
    this.output = new Uint8Array(size)
  }

  copyMinified(): void {
    const byte = this.bytes[this.at] as number
    if (byte === QUOTE) this.copyString()
    else if (isSpace(byte)) this.at++
    else this.copyByte(byte)
  }

  copyFormatted(): void {
    const byte = this.bytes[this.at] as number
    switch (byte) {
      case QUOTE:
        return this.copyString()
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        return this.copyOpening(byte)
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        this.depth--
        this.startLine()
        return this.copyByte(byte)
      case COMMA:
        this.copyByte(byte)
        return this.startLine()
      case COLON:
        this.copyByte(byte)
        this.output[this.to++] = SPACE
        return
      default:
        if (isSpace(byte)) this.at++
        else this.copyByte(byte)
    }
  }

  /** Copies an opening bracket. An empty object or array stays on one line. */
  private copyOpening(byte: number): void {
    this.copyByte(byte)
    this.at = spaceEnd(this.bytes, this.at)
    const next = this.bytes[this.at] as number
    // In ASCII, the code of a closing bracket is 2 above the code of its opening bracket.
    if (next === byte + 2) return this.copyByte(next)
    this.depth++
    this.startLine()
  }

  private copyByte(byte: number): void {
    this.output[this.to++] = byte
    this.at++
  }

  private copyString(): void {
    const { bytes, output } = this
    let { at, to } = this
    let byte: number = QUOTE
    do {
      output[to++] = byte
      // A quote after a backslash does not close the string.
      if (byte === BACKSLASH) output[to++] = bytes[++at] as number
      byte = bytes[++at] as number
    } while (byte !== QUOTE)
    output[to++] = QUOTE
    this.at = at + 1
    this.to = to
  }

  private startLine(): void {
    const { output } = this
    const indent = 2 * this.depth
    let { to } = this
    output[to++] = LINE_FEED
    const end = to + indent
    if (indent > LONG_INDENT) output.fill(SPACE, to, end)
    else while (to < end) output[to++] = SPACE
    this.to = end
  }
}
