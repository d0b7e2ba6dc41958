import { _QRScanner, decodeQRBatch } from 'qr/decode.js'

import { type CodeRead, codeRead } from './code-read.ts'
import { type GreyPicture, mirrored, resized, stretched } from './grey-picture.ts'
import { type Fault, payloadOf } from './payload.ts'

/** How long to search: a camera frame is followed by the next one, a single picture is not. */
export type Effort = 'frame' | 'picture'

export interface CodesRead {
  /** In the order found. */
  codes: CodeRead[]
  /** The picture has the corners of a code that could not be read. */
  hasUnread: boolean
  /** Why the contents of a code were not read, whose errors were corrected. */
  fault?: Fault
}

/** The fault of the last contents, which the library does not pass on. */
let lastFault: Fault | undefined

interface Scanner {
  decodePayload(data: Uint8Array, length: number, version: number): string | Error
}
const scanner = _QRScanner.prototype as unknown as Scanner
const readPlain = scanner.decodePayload
let isReading = false

// The library's own reader has neither Kanji mode, GS1 nor codes in parts. It calls this method with the corrected data and
// returns only texts. Others who read codes with the library get its own answer.
scanner.decodePayload = function decodePayload(data, length, version) {
  if (!isReading) return readPlain.call(this, data, length, version)
  const payload = payloadOf(data.subarray(0, length), version)
  if (typeof payload === 'object') return JSON.stringify(codeRead(payload))
  lastFault = payload
  return new Error(payload)
}

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
    if (read.codes.length > 0) return read
    hasUnread ||= read.hasUnread
    if (read.fault !== undefined) return { ...read, hasUnread }
  }
  return { codes: [], hasUnread }
}

async function readOnce(picture: GreyPicture, timeLimit: number): Promise<CodesRead> {
  let hasUnread = false
  lastFault = undefined
  const { width, height } = picture
  isReading = true
  const [results = []] = await decodeQRBatch([picture], {
    // One byte per pixel.
    format: 'I444',
    maxSize: { width, height },
    effort: Infinity,
    timeLimit,
    pointsOnDetect(_, result) {
      if (result instanceof Error) hasUnread = true
    },
  }).finally(() => (isReading = false))
  const found = new Set(results.filter((result) => typeof result === 'string'))
  const codes = Array.from(found, (code) => JSON.parse(code) as CodeRead)
  return { codes, hasUnread, ...(lastFault !== undefined && { fault: lastFault }) }
}

function longSide({ width, height }: GreyPicture): number {
  return Math.max(width, height)
}
