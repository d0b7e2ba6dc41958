/** RFC 4648, table 1: the standard Base64 alphabet, in value order. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PADDING = '='.charCodeAt(0)

const codes = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))

const NOT_A_LETTER = 255
const WHITE_SPACE = 254
/** What each ASCII character stands for: its six bits, white space, or nothing. */
const values = new Uint8Array(128).fill(NOT_A_LETTER)
codes.forEach((code, value) => (values[code] = value))
for (const space of '\t\n\f\r ') values[space.charCodeAt(0)] = WHITE_SPACE

/** Bytes as Base64 with padding (RFC 4648 section 4), on one line. */
export function toBase64(bytes: Uint8Array): string {
  const output = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let written = 0
  for (let read = 0; read < bytes.length; read += 3) {
    const [first = 0, second = 0, third = 0] = [bytes[read], bytes[read + 1], bytes[read + 2]]
    const group = (first << 16) | (second << 8) | third
    for (let shift = 18; shift >= 0; shift -= 6)
      output[written++] = codes[(group >> shift) & 63] ?? 0
  }
  const missing = (3 - (bytes.length % 3)) % 3
  output.fill(PADDING, output.length - missing)
  return new TextDecoder().decode(output)
}

/** The letters of a Base64 text as numbers of six bits, or the place of the first character that does not belong there. */
export type Sextets =
  | { state: 'read'; sextets: Uint8Array }
  | { state: 'stray'; index: number; reason: 'alphabet' | 'padding' | 'length' }

/**
 * Reads Base64 as the WHATWG's forgiving decoder does: ASCII white space is skipped, padding may be missing,
 * but where it stands it must be right.
 */
export function readSextets(text: string): Sextets {
  const sextets = new Uint8Array(text.length)
  let count = 0
  let paddings = 0
  let firstPadding = 0
  let last = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === PADDING) {
      if (paddings === 0) firstPadding = index
      paddings++
      continue
    }
    const value = code < 128 ? (values[code] ?? NOT_A_LETTER) : NOT_A_LETTER
    if (value === WHITE_SPACE) continue
    if (value === NOT_A_LETTER) return { state: 'stray', index, reason: 'alphabet' }
    if (paddings > 0) return { state: 'stray', index: firstPadding, reason: 'padding' }
    sextets[count++] = value
    last = index
  }
  if (paddings > 0 && paddings !== (4 - (count % 4)) % 4)
    return { state: 'stray', index: firstPadding, reason: 'padding' }
  // One letter alone carries six bits, and a byte needs eight.
  if (count % 4 === 1) return { state: 'stray', index: last, reason: 'length' }
  return { state: 'read', sextets: sextets.subarray(0, count) }
}

/** The bytes that sextets spell. Bits left over at the end are dropped, as every decoder does. */
export function bytesOf(sextets: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((sextets.length * 3) / 4))
  let written = 0
  let bits = 0
  let held = 0
  for (const sextet of sextets) {
    held = ((held << 6) | sextet) & 0xfff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[written++] = held >> bits
  }
  return bytes
}
