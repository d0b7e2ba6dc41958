import { LETTER_VALUES, NO_LETTER } from './alphabet.ts'

/** The first character of a Base64 text that does not belong there. */
export interface Stray {
  index: number
  reason: 'alphabet' | 'padding' | 'length'
}

const PLUS = 0x2b
const SLASH = 0x2f

/**
 * Reads Base64 piece by piece as the WHATWG's forgiving decoder does, in both alphabets of RFC 4648: ASCII white space is
 * skipped, padding may be missing, but where it stands it must be right.
 */
export class Base64Reader {
  /** Where reading stopped, once a character does not belong. */
  stray: Stray | undefined
  #position = 0
  #letters = 0
  #lastLetter = 0
  #paddings = 0
  #firstPadding = 0
  #held = 0
  #heldBits = 0
  #standardOnly = 0
  #urlSafeOnly = 0

  /** The bytes that the ASCII codes of the next piece complete; they end before a stray character. */
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
      if (value > 61) this.#noteAlphabet(code)
      this.#held = ((this.#held << 6) | value) & 0xfff
      this.#heldBits += 6
      if (this.#heldBits < 8) continue
      this.#heldBits -= 8
      bytes[written++] = this.#held >> this.#heldBits
    }
    this.#position += piece.length
    return bytes.subarray(0, written)
  }

  /** Looks, after the last piece, at what only the end shows, and gives what should be said of a text that was read. */
  end(): string[] {
    if (this.#paddings > 0 && this.#paddings !== (4 - (this.#letters % 4)) % 4)
      this.stray ??= { index: this.#firstPadding, reason: 'padding' }
    // One letter alone carries six bits, and a byte needs eight.
    if (this.#letters % 4 === 1) this.stray ??= { index: this.#lastLetter, reason: 'length' }
    return [...(this.#hasLooseBits() ? [LOOSE_BITS] : []), ...(this.#isMixed() ? [MIXED] : [])]
  }

  #readOther(value: number, index: number): void {
    if (value === NO_LETTER.whiteSpace) return
    if (value === NO_LETTER.padding) {
      if (this.#paddings++ === 0) this.#firstPadding = index
    } else if (value === NO_LETTER.stray) this.stray = { index, reason: 'alphabet' }
    else this.stray = { index: this.#firstPadding, reason: 'padding' }
  }

  #noteAlphabet(code: number): void {
    if (code === PLUS || code === SLASH) this.#standardOnly++
    else this.#urlSafeOnly++
  }

  /** RFC 4648 section 3.5: the unused bits of the last letter should be zero. */
  #hasLooseBits(): boolean {
    return (this.#held & ((1 << this.#heldBits) - 1)) !== 0
  }

  #isMixed(): boolean {
    return this.#standardOnly > 0 && this.#urlSafeOnly > 0
  }
}

const LOOSE_BITS = 'The last letter carries bits that belong to no byte; they were ignored.'
const MIXED =
  'It mixes both alphabets, “+ /” and “- _”: parts of two texts may have been put together.'
