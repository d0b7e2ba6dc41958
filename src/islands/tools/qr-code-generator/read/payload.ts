/** Neighbouring bytes of a code in the same character set. */
export interface Run {
  bytes: number[]
  /** The ECI number that the code names, `kanji` for Kanji mode, `plain` for digits and letters after an ECI, or undefined. */
  charset: number | 'kanji' | 'plain' | undefined
}

/** The contents of a code before their characters are decoded. */
export interface Payload {
  runs: Run[]
  /** The place of a code whose text continues in others (structured append). */
  part?: { place: number; of: number }
  /** FNC1 in first position: the contents follow the rules of GS1. */
  isGs1?: true
  /** FNC1 in second position: the application indicator of an industry, two digits or a letter. */
  industry?: string
}

/** Why contents were not read: a mode that the standard does not have, or an end before the length that they state. */
export type Fault = 'unknown mode' | 'cut off'

/** Sizes of the counts of characters, for versions 1 to 9, 10 to 26 and 27 to 40 (ISO/IEC 18004, table 3). */
const COUNT_BITS = { 1: [10, 12, 14], 2: [9, 11, 13], 4: [8, 16, 16], 8: [8, 10, 12] } as const

type TextMode = keyof typeof COUNT_BITS

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * Reads the segments of corrected data (ISO/IEC 18004, 7.4): digits, letters, bytes, Kanji, character sets by number, GS1 and
 * parts. Returns the fault of contents that it cannot read.
 */
export function payloadOf(data: Uint8Array, version: number): Payload | Fault {
  const read = bitReader(data)
  const payload: Payload = { runs: [] }
  let eci: number | undefined
  try {
    while (read.left() >= 4) {
      const mode = read(4)
      if (mode === 0) break
      if (mode === 3) payload.part = partOf(read(16))
      else if (mode === 7) eci = eciNumber(read)
      else if (mode === 5) payload.isGs1 = true
      else if (mode === 9) payload.industry = industryOf(read(8))
      else if (!isTextMode(mode)) return 'unknown mode'
      else addRun(payload, segment(read, mode, version, eci))
    }
  } catch (error) {
    if (error instanceof RangeError) return 'cut off'
    throw error
  }
  return payload
}

function isTextMode(mode: number): mode is TextMode {
  return mode === 1 || mode === 2 || mode === 4 || mode === 8
}

/** Adds a run, joined with the last one in the same character set: programs may split a character between two segments. */
function addRun(payload: Payload, { mode, bytes, charset }: Run & { mode: TextMode }): void {
  const { runs } = payload
  const hasFnc1 = payload.isGs1 === true || payload.industry !== undefined
  const added = mode === 2 && hasFnc1 ? separated(bytes) : bytes
  const last = runs.at(-1)
  if (last !== undefined && last.charset === charset) last.bytes.push(...added)
  else runs.push({ bytes: added, charset })
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

function eciNumber(read: Read): number {
  const first = read(8)
  if (first < 0x80) return first
  if (first < 0xc0) return ((first & 0x3f) << 8) | read(8)
  return ((first & 0x1f) << 16) | read(16)
}

/** Reads four bits of place, four of the count less one, and a parity byte (8.2). */
function partOf(header: number): { place: number; of: number } {
  return { place: (header >> 12) + 1, of: ((header >> 8) & 15) + 1 }
}

/** Returns an application indicator: 00 to 99, or a letter whose code is raised by 100 (7.4.8.3). */
function industryOf(value: number): string {
  return value < 100 ? String(value).padStart(2, '0') : String.fromCharCode(value - 100)
}

function segment(read: Read, mode: TextMode, version: number, eci: number | undefined) {
  const count = read(COUNT_BITS[mode][sizeClass(version)])
  if (mode === 4) return { mode, bytes: Array.from({ length: count }, () => read(8)), charset: eci }
  if (mode === 8) {
    const bytes = Array.from({ length: count }, () => kanjiBytes(read(13))).flat()
    return { mode, bytes, charset: 'kanji' as const }
  }
  const text = mode === 1 ? digits(read, count) : letters(read, count)
  const bytes = Array.from(text, (sign) => sign.charCodeAt(0))
  return { mode, bytes, charset: eci === undefined ? undefined : ('plain' as const) }
}

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

const PERCENT = 0x25
const GROUP_SEPARATOR = 0x1d

/** Returns letters of a code with FNC1: there, % separates fields and %% is a percent sign (7.4.8.2). */
function separated(bytes: readonly number[]): number[] {
  const all: number[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    const isDoubled = byte === PERCENT && bytes[at + 1] === PERCENT
    all.push(byte === PERCENT && !isDoubled ? GROUP_SEPARATOR : byte)
    if (isDoubled) at++
  }
  return all
}

/** Returns the two Shift_JIS bytes of a value of 13 bits (7.4.6). */
function kanjiBytes(value: number): number[] {
  const pair = (Math.floor(value / 0xc0) << 8) | (value % 0xc0)
  const code = pair + (pair < 0x1f00 ? 0x8140 : 0xc140)
  return [code >> 8, code & 0xff]
}
