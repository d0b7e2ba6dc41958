import { correction, generate, mode, type Bitmap2D } from 'lean-qr'

import { whole } from '@/lib/format.ts'

import { ILL_FORMED } from './ill-formed.ts'
import { LEVELS, type Level } from './levels.ts'

/** A QR code, and the level it got: a lower one than asked for where the text needs the room. */
export interface QrCode {
  modules: Bitmap2D
  level: Level
}

/**
 * The QR code of a text exactly as typed (ISO/IEC 18004). Text beyond ASCII is marked as UTF-8 (ECI 26), so that readers do not
 * guess at its encoding. A level that cannot hold the text gives way to the next lower one.
 * Throws the sentence the visitor reads for blank text, half a surrogate pair, and text above the capacity.
 */
export function qrCode(text: string, level: Level): QrCode {
  if (text.trim() === '') throw new Error('Please enter text or URL to generate QR code')
  if (!text.isWellFormed()) throw new Error(ILL_FORMED)
  const segment = segmentFor(text)
  const excess = segment.length - segment.capacity
  if (excess > 0) throw new Error(tooLong(excess, segment.unit))
  const levels = LEVELS.slice(0, LEVELS.indexOf(level) + 1).reverse()
  for (const candidate of levels) {
    const modules = generated(segment, candidate)
    if (modules !== undefined) return { modules, level: candidate }
  }
  throw new Error(tooLong(1, segment.unit))
}

/** How a text is written into the code: the most compact of the standard's modes that has all its characters. */
interface Segment {
  data: ReturnType<typeof mode.multi>
  length: number
  /** Of version 40, level L (ISO/IEC 18004, table 7); the mark for UTF-8 takes 12 bits more. */
  capacity: number
  unit: 'byte' | 'character'
}

function segmentFor(text: string): Segment {
  const { length } = text
  if (/^[0-9]+$/.test(text))
    return { data: mode.numeric(text), length, capacity: 7089, unit: 'character' }
  if (/^[0-9A-Z $%*+\-./:]+$/.test(text))
    return { data: mode.alphaNumeric(text), length, capacity: 4296, unit: 'character' }
  const bytes = new TextEncoder().encode(text)
  if (bytes.length === length)
    return { data: mode.bytes(bytes), length, capacity: 2953, unit: 'byte' }
  const data = mode.multi(mode.eci(26), mode.bytes(bytes))
  return { data, length: bytes.length, capacity: 2951, unit: 'byte' }
}

function generated(segment: Segment, level: Level): Bitmap2D | undefined {
  const exactly = correction[level]
  try {
    return generate(segment.data, { minCorrectionLevel: exactly, maxCorrectionLevel: exactly })
  } catch {
    // The library's only failure here: no version holds the text at this level.
    return undefined
  }
}

function tooLong(excess: number, unit: Segment['unit']): string {
  const amount = excess === 1 ? `1 ${unit}` : `${whole(excess)} ${unit}s`
  return `This text is too long for a QR code by ${amount}.`
}
