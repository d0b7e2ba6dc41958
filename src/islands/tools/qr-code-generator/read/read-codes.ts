import { decodeQRBatch } from 'qr/decode.js'

import { byteText } from './byte-text.ts'
import { mirrored, resized, stretched, type GreyPicture } from './grey-picture.ts'

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
