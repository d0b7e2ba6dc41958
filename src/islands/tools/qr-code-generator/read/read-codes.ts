import { _QRScanner, decodeQRBatch } from 'qr/decode.js'

import { type GreyPicture, mirrored, resized, stretched } from './grey-picture.ts'
import { type Payload, payloadOf } from './payload.ts'

/** How long to search: a camera frame is followed by the next one, a single picture is not. */
export type Effort = 'frame' | 'picture'

export interface CodesRead {
  /** The text of each code, in the order found. */
  texts: string[]
  /** The picture has the corners of a code that could not be read. */
  hasUnread: boolean
  /** A code was found and its errors were corrected, but its contents are in a mode that is not read. */
  hasUnknownMode?: boolean
  /** Sentences about how a text was read, by text. */
  notes?: Map<string, string[]>
}

let notes = new Map<string, string[]>()
let hasUnknownMode = false

function forgetLastPicture(): void {
  notes = new Map()
  hasUnknownMode = false
}

// The library's own reader has neither Kanji mode, GS1 nor codes in parts. It calls this method with the corrected data.
Object.defineProperty(_QRScanner.prototype, 'decodePayload', {
  value: (data: Uint8Array, length: number, version: number): string | Error => {
    const payload = payloadOf(data.subarray(0, length), version, bytesRead)
    hasUnknownMode ||= payload === undefined
    if (payload === undefined) return new Error('The contents are in an unknown mode.')
    if (payload.notes.length > 0) notes.set(payload.text, payload.notes)
    return payload.text
  },
})

/** Pictures with a longer side above this are not enlarged: it takes too long. */
const LARGEST_ENLARGED_PX = 2000

/** The longest side that the library accepts. */
export const LONGEST_SIDE_PX = 4096

/** The time for the library's further passes in milliseconds, per attempt. */
const TIME_LIMITS: Record<Effort, number> = { frame: 60, picture: 1500 }

/**
 * The attempts: the library reads rotated and inverted codes, but not mirrored ones, and small or blurred modules better when
 * enlarged.
 */
const LOOKS: Record<Effort, readonly ((picture: GreyPicture) => GreyPicture)[]> = {
  frame: [(picture) => picture, mirrored],
  picture: [
    (picture) => picture,
    mirrored,
    (picture) => (longSide(picture) > LARGEST_ENLARGED_PX ? picture : resized(picture, 1.5)),
  ],
}

/** Reads the QR codes of a picture with sides up to `LONGEST_SIDE_PX`: all codes of the first attempt that finds any. */
export async function readCodes(picture: GreyPicture, effort: Effort): Promise<CodesRead> {
  const clear = stretched(picture)
  let hasUnread = false
  for (const look of LOOKS[effort]) {
    const seen = look(clear)
    // The same pixels would give the same result.
    if (seen === clear && look !== LOOKS[effort][0]) continue
    const read = await readOnce(seen, TIME_LIMITS[effort])
    if (read.texts.length > 0) return read
    hasUnread ||= read.hasUnread
    if (read.hasUnknownMode === true) return { ...read, hasUnread }
  }
  return { texts: [], hasUnread }
}

async function readOnce(picture: GreyPicture, timeLimit: number): Promise<CodesRead> {
  let hasUnread = false
  forgetLastPicture()
  const { width, height } = picture
  const [results = []] = await decodeQRBatch([picture], {
    // One byte per pixel.
    format: 'I444',
    maxSize: { width, height },
    effort: Infinity,
    timeLimit,
    textDecoder: byteText,
    pointsOnDetect(_, result) {
      if (result instanceof Error) hasUnread = true
    },
  })
  const texts = results.filter((result) => typeof result === 'string')
  return {
    ...{ texts: [...new Set(texts)], hasUnread },
    ...(notes.size > 0 && { notes }),
    ...(hasUnknownMode && { hasUnknownMode }),
  }
}

function longSide({ width, height }: GreyPicture): number {
  return Math.max(width, height)
}

/** Encodings by ECI number (AIM), without ISO 8859, whose parts start at 3. */
const ENCODINGS: Record<number, string> = {
  1: 'iso-8859-1',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  28: 'big5',
  29: 'gb18030',
  30: 'euc-kr',
}

const LAST_ISO_8859 = 18

/**
 * Decodes the bytes of a code. Most programs write UTF-8 without naming it, although the default of the standard is ISO 8859-1
 * (ISO/IEC 18004, 7.3.5): bytes that are not UTF-8 are decoded as that.
 */
export function byteText(bytes: Uint8Array, encoding?: number): string {
  const label = labelOf(encoding)
  if (label !== undefined) return new TextDecoder(label).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes)
  }
}

/** Returns the text of bytes, with a sentence when their character set is a guess. */
function bytesRead(bytes: Uint8Array, encoding?: number): Payload {
  const text = byteText(bytes, encoding)
  if (labelOf(encoding) !== undefined || isUtf8(bytes)) return { text, notes: [] }
  const others = ['shift_jis', 'gb18030', 'windows-1251'].map(
    (label) => `“${new TextDecoder(label).decode(bytes)}” in ${label}`,
  )
  const note = `The code does not say its character set. ISO 8859-1 is a guess. The text is ${others.join(', ')}.`
  return { text, notes: [note] }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function labelOf(encoding = 0): string | undefined {
  // ISO 8859-12 was never published.
  if (encoding >= 3 && encoding <= LAST_ISO_8859 && encoding !== 14)
    return `iso-8859-${encoding - 2}`
  return ENCODINGS[encoding]
}
