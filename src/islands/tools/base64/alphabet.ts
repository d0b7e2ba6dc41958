import { LOOSE_BITS, MIXED_ALPHABETS, NO_PADDING, type Stray } from './sentences.ts'

/** How Base64 is written: its alphabet, its "=" padding, and the letters of a line (0: a single line). */
export interface Base64Form {
  alphabet: 'standard' | 'url-safe'
  padding: 'full' | 'none'
  lineLength: 0 | 64 | 76
}

/** RFC 4648 section 4, in a single line. */
export const PLAIN: Base64Form = { alphabet: 'standard', padding: 'full', lineLength: 0 }

const FIRST_62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PADDING = 0x3d
const LINE_FEED = 0x0a

/** The ASCII codes of both alphabets in value order (RFC 4648, tables 1 and 2). */
const codes = { standard: codesOf(`${FIRST_62}+/`), 'url-safe': codesOf(`${FIRST_62}-_`) }

/** Returns bytes as the ASCII codes of their Base64 (RFC 4648 sections 4 and 5). Line feeds separate lines. */
export function base64Codes(bytes: Uint8Array, form: Base64Form): Uint8Array<ArrayBuffer> {
  const letters = lettersOf(bytes, codes[form.alphabet])
  const missing = (3 - (bytes.length % 3)) % 3
  letters.fill(PADDING, letters.length - missing)
  const filled = form.padding === 'none' ? letters.subarray(0, letters.length - missing) : letters
  return form.lineLength === 0 ? filled : inLines(filled, form.lineLength)
}

function lettersOf(bytes: Uint8Array, alphabet: Uint8Array): Uint8Array<ArrayBuffer> {
  const letters = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let written = 0
  for (let read = 0; read < bytes.length; read += 3) {
    const group =
      ((bytes[read] ?? 0) << 16) | ((bytes[read + 1] ?? 0) << 8) | (bytes[read + 2] ?? 0)
    letters[written++] = alphabet[group >> 18] ?? 0
    letters[written++] = alphabet[(group >> 12) & 63] ?? 0
    letters[written++] = alphabet[(group >> 6) & 63] ?? 0
    letters[written++] = alphabet[group & 63] ?? 0
  }
  return letters
}

function inLines(letters: Uint8Array, lineLength: number): Uint8Array<ArrayBuffer> {
  const breaks = Math.max(Math.ceil(letters.length / lineLength) - 1, 0)
  const lines = new Uint8Array(letters.length + breaks).fill(LINE_FEED)
  for (let read = 0, written = 0; read < letters.length; read += lineLength) {
    lines.set(letters.subarray(read, read + lineLength), written)
    written += lineLength + 1
  }
  return lines
}

function codesOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** The six-bit value of each byte that is a Base64 letter, or the kind of another byte from `NO_LETTER`. */
const LETTER_VALUES = new Uint8Array(256)
const NO_LETTER = { whiteSpace: 64, padding: 65, stray: 66 }

LETTER_VALUES.fill(NO_LETTER.stray)
for (const alphabet of Object.values(codes))
  alphabet.forEach((code, value) => (LETTER_VALUES[code] = value))
for (const space of '\t\n\f\r ') LETTER_VALUES[space.charCodeAt(0)] = NO_LETTER.whiteSpace
LETTER_VALUES[PADDING] = NO_LETTER.padding

const PLUS = 0x2b
const SLASH = 0x2f

/**
 * Reads Base64 in pieces as the forgiving decoder of the WHATWG does, in both alphabets of RFC 4648: it skips ASCII white
 * space, and accepts missing padding but not wrong padding.
 */
export class Base64Reader {
  /** The first character that does not belong. Reading stops there. */
  stray: Stray | undefined
  #position = 0
  #letters = 0
  #lastLetter = 0
  #paddings = 0
  #firstPadding = 0
  #pendingBits = 0
  #pendingBitCount = 0
  #standardOnly = 0
  #urlSafeOnly = 0

  /** Returns the bytes that the ASCII codes of the next piece complete, up to a stray character. */
  read(piece: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(Math.ceil((piece.length * 3) / 4))
    let written = 0
    for (let at = 0; at < piece.length && this.stray === undefined; at++) {
      const code = piece[at] ?? 0
      const value = LETTER_VALUES[code] ?? NO_LETTER.stray
      if (value >= NO_LETTER.whiteSpace || this.#paddings > 0) {
        this.#readOther(value, this.#position + at)
        continue
      }
      this.#letters++
      this.#lastLetter = this.#position + at
      if (value > 61) this.#countAlphabet(code)
      this.#pendingBits = ((this.#pendingBits << 6) | value) & 0xfff
      this.#pendingBitCount += 6
      if (this.#pendingBitCount < 8) continue
      this.#pendingBitCount -= 8
      bytes[written++] = this.#pendingBits >> this.#pendingBitCount
    }
    this.#position += piece.length
    return bytes.subarray(0, written)
  }

  /** Checks what only the end shows, after the last piece. Returns remarks about a text that was read. */
  end(): string[] {
    if (this.#paddings > 0 && this.#paddings !== (4 - (this.#letters % 4)) % 4)
      this.stray ??= { index: this.#firstPadding, reason: 'padding' }
    // One letter alone carries six bits, and a byte needs eight.
    if (this.#letters % 4 === 1) this.stray ??= { index: this.#lastLetter, reason: 'length' }
    const isMixed = this.#standardOnly > 0 && this.#urlSafeOnly > 0
    // URL-safe Base64 is usually written without padding.
    const lacksPadding = this.#letters % 4 > 1 && this.#paddings === 0 && this.#urlSafeOnly === 0
    return [
      ...(this.#hasLooseBits() ? [LOOSE_BITS] : []),
      ...(isMixed ? [MIXED_ALPHABETS] : []),
      ...(lacksPadding ? [NO_PADDING] : []),
    ]
  }

  #readOther(value: number, index: number): void {
    if (value === NO_LETTER.whiteSpace) return
    if (value === NO_LETTER.padding) {
      if (this.#paddings++ === 0) this.#firstPadding = index
    } else if (value === NO_LETTER.stray) this.stray = { index, reason: 'alphabet' }
    else this.stray = { index: this.#firstPadding, reason: 'padding' }
  }

  #countAlphabet(code: number): void {
    if (code === PLUS || code === SLASH) this.#standardOnly++
    else this.#urlSafeOnly++
  }

  /** RFC 4648 section 3.5: the unused bits of the last letter should be zero. */
  #hasLooseBits(): boolean {
    return (this.#pendingBits & ((1 << this.#pendingBitCount) - 1)) !== 0
  }
}
