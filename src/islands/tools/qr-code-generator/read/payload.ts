/** The contents of a code, and sentences about how they were read. */
export interface Payload {
  text: string
  notes: string[]
}

/** Sizes of the counts of characters, for versions 1 to 9, 10 to 26 and 27 to 40 (ISO/IEC 18004, table 3). */
const COUNT_BITS = { 1: [10, 12, 14], 2: [9, 11, 13], 4: [8, 16, 16], 8: [8, 10, 12] } as const

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

type DecodeBytes = (bytes: Uint8Array, encoding: number | undefined) => Payload

/**
 * Reads the segments of corrected data (ISO/IEC 18004, 7.4): digits, letters, bytes, Kanji, character sets by number, GS1 and parts.
 * Returns undefined for a mode that the standard does not have, and for data that ends too soon.
 */
export function payloadOf(
  data: Uint8Array,
  version: number,
  decodeBytes: DecodeBytes,
): Payload | undefined {
  const read = bitReader(data)
  const sizes = sizeClass(version)
  const all: Payload = { text: '', notes: [] }
  let encoding: number | undefined
  try {
    while (read.left() >= 4) {
      const mode = read(4)
      if (mode === 0) break
      if (mode === 3) all.notes.push(partNote(read(16) >> 8))
      else if (mode === 7) encoding = encodingNumber(read)
      else if (mode === 5) all.notes.push('It is a GS1 code, which names goods.')
      else if (mode === 9) {
        read(8)
        all.notes.push('It is marked for one industry (FNC1, second position).')
      } else if (mode === 1 || mode === 2 || mode === 4 || mode === 8) {
        const count = read(COUNT_BITS[mode][sizes])
        const { text, notes } = segment(read, mode, count, (bytes) => decodeBytes(bytes, encoding))
        all.text += text
        all.notes.push(...notes)
      } else return undefined
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
  return all
}

function sizeClass(version: number): 0 | 1 | 2 {
  if (version < 10) return 0
  return version < 27 ? 1 : 2
}

type Read = ((bits: number) => number) & { left: () => number }

function bitReader(data: Uint8Array): Read {
  let at = 0
  const left = () => data.length * 8 - at
  const read = (bits: number) => {
    if (bits > left()) throw new RangeError('The data ends too soon.')
    let value = 0
    for (let bit = 0; bit < bits; bit++, at++)
      value = (value << 1) | (((data[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }
  return Object.assign(read, { left })
}

function encodingNumber(read: Read): number {
  const first = read(8)
  if (first < 0x80) return first
  if (first < 0xc0) return ((first & 0x3f) << 8) | read(8)
  return ((first & 0x1f) << 16) | read(16)
}

function segment(
  read: Read,
  mode: 1 | 2 | 4 | 8,
  count: number,
  decode: (bytes: Uint8Array) => Payload,
): Payload {
  if (mode === 1) return plain(digits(read, count))
  if (mode === 2) return plain(letters(read, count))
  if (mode === 4) return decode(Uint8Array.from({ length: count }, () => read(8)))
  const bytes = Array.from({ length: count }, () => kanjiBytes(read(13))).flat()
  return plain(new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)))
}

const plain = (text: string): Payload => ({ text, notes: [] })

function digits(read: Read, count: number): string {
  let text = ''
  for (let left = count; left > 0; left -= 3) {
    const length = Math.min(left, 3)
    text += String(read([4, 7, 10][length - 1] ?? 0)).padStart(length, '0')
  }
  return text
}

function letters(read: Read, count: number): string {
  let text = ''
  for (let left = count; left > 1; left -= 2) {
    const pair = read(11)
    text += ALPHANUMERIC.charAt(pair / 45) + ALPHANUMERIC.charAt(pair % 45)
  }
  return count % 2 === 1 ? text + ALPHANUMERIC.charAt(read(6)) : text
}

/** Returns the two Shift_JIS bytes of a value of 13 bits (7.4.6). */
function kanjiBytes(value: number): number[] {
  const pair = (Math.floor(value / 0xc0) << 8) | (value % 0xc0)
  const code = pair + (pair < 0x1f00 ? 0x8140 : 0xc140)
  return [code >> 8, code & 0xff]
}

function partNote(place: number): string {
  return `This is part ${(place >> 4) + 1} of ${(place & 15) + 1} of a longer text. Read the other parts too.`
}
