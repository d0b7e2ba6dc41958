import { decodeQRBatch } from 'qr/decode.js'

import { type GreyPicture, mirrored, resized, stretched } from './grey-picture.ts'

/** How hard to look: a frame of a camera is followed by the next one, a picture is all there is. */
export type Effort = 'frame' | 'picture'

export interface CodesRead {
  /** The text of each code, in the order found. */
  texts: string[]
  /** There is something with the corners of a code that could not be read. */
  hasUnread: boolean
}

/** A longer side up to which enlarging is worth its time. */
const LARGEST_ENLARGED_PX = 2000

/** The longest side that the library takes. */
export const LONGEST_SIDE_PX = 4096

/** Milliseconds for what the library tries beyond its first pass, for each look. */
const TIME_LIMITS: Record<Effort, number> = { frame: 60, picture: 1500 }

/**
 * The library reads turned and inverted codes by itself, but none in a mirror, and small or blurred modules better when they
 * are enlarged.
 */
const LOOKS: Record<Effort, readonly ((picture: GreyPicture) => GreyPicture)[]> = {
  frame: [(picture) => picture, mirrored],
  picture: [
    (picture) => picture,
    mirrored,
    (picture) => (longSide(picture) > LARGEST_ENLARGED_PX ? picture : resized(picture, 1.5)),
  ],
}

/** The QR codes of a picture whose sides are `LONGEST_SIDE_PX` at most: all that the first look finds which finds any. */
export async function readCodes(picture: GreyPicture, effort: Effort): Promise<CodesRead> {
  const clear = stretched(picture)
  let hasUnread = false
  for (const look of LOOKS[effort]) {
    const seen = look(clear)
    // Another try at the same pixels finds the same.
    if (seen === clear && look !== LOOKS[effort][0]) continue
    const read = await readOnce(seen, TIME_LIMITS[effort])
    if (read.texts.length > 0) return read
    hasUnread ||= read.hasUnread
  }
  return { texts: [], hasUnread }
}

async function readOnce(picture: GreyPicture, timeLimit: number): Promise<CodesRead> {
  let hasUnread = false
  const { width, height } = picture
  const [results = []] = await decodeQRBatch([picture], {
    // One byte a pixel.
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
  return { texts: [...new Set(texts)], hasUnread }
}

function longSide({ width, height }: GreyPicture): number {
  return Math.max(width, height)
}

/** Numbers of encodings that a code may name (AIM ECI), beside ISO 8859, whose parts have the numbers from 3 on. */
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
 * The text that bytes of a code spell. Most programs write UTF-8 without saying so, although a code that names no encoding means
 * ISO 8859-1 by the standard (ISO/IEC 18004, 7.3.5): what is no UTF-8 is read as that.
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

function labelOf(encoding = 0): string | undefined {
  // The platform reads part 12 nowhere: it was never published.
  if (encoding >= 3 && encoding <= LAST_ISO_8859 && encoding !== 14)
    return `iso-8859-${encoding - 2}`
  return ENCODINGS[encoding]
}
