/** How Base64 is written: its alphabet, whether "=" fills it up, and the letters of a line (0: all in one line). */
export interface Base64Form {
  alphabet: 'standard' | 'url-safe'
  padding: 'full' | 'none'
  lineLength: 0 | 64 | 76
}

/** RFC 4648 section 4, in one line. */
export const PLAIN: Base64Form = { alphabet: 'standard', padding: 'full', lineLength: 0 }

const FIRST_62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PADDING = 0x3d
const LINE_FEED = 0x0a

/** RFC 4648, tables 1 and 2: the ASCII codes of both alphabets, in value order. */
const codes = { standard: codesOf(`${FIRST_62}+/`), 'url-safe': codesOf(`${FIRST_62}-_`) }

/** Bytes as the ASCII codes of their Base64 (RFC 4648 sections 4 and 5); lines end in one line feed, the last in none. */
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

/** What each byte of a Base64 text stands for: its six bits below 64, or one of the kinds of `NO_LETTER`. */
export const LETTER_VALUES = new Uint8Array(256)
export const NO_LETTER = { whiteSpace: 64, padding: 65, stray: 66 }

LETTER_VALUES.fill(NO_LETTER.stray)
for (const alphabet of Object.values(codes))
  alphabet.forEach((code, value) => (LETTER_VALUES[code] = value))
for (const space of '\t\n\f\r ') LETTER_VALUES[space.charCodeAt(0)] = NO_LETTER.whiteSpace
LETTER_VALUES[PADDING] = NO_LETTER.padding
