import { correction, generate, mode, type Bitmap2D } from 'lean-qr'

import { counted } from '@/lib/quantity.ts'
import type { Drawing } from '@/lib/sample-answer.ts'

import { ILL_FORMED, LEVELS, type Level } from './limits.ts'

/** A QR code and its level, which is lower than requested when the text needs the room. */
export interface QrCode {
  modules: Bitmap2D
  level: Level
  /** The sentence that says how much more text fits at that level. */
  room: string
}

/**
 * Returns the QR code of a text exactly as typed (ISO/IEC 18004). Text beyond ASCII is marked as UTF-8 (ECI 26), so that readers
 * do not guess its encoding. A level that cannot hold the text falls back to the next lower one. Throws a sentence for the
 * visitor on blank text, lone surrogates, and text above the capacity.
 */
export function qrCode(text: string, level: Level): QrCode {
  if (text.trim() === '') throw new Error('Please enter text or URL to generate QR code')
  if (!text.isWellFormed()) throw new Error(ILL_FORMED)
  const segment = segmentFor(text)
  const excess = segment.length - segment.capacity.L
  if (excess > 0) throw new Error(tooLong(excess, segment.unit))
  const levels = LEVELS.slice(0, LEVELS.indexOf(level) + 1).reverse()
  for (const candidate of levels) {
    const modules = generated(segment, candidate)
    if (modules !== undefined)
      return { modules, level: candidate, room: roomIn(segment, candidate) }
  }
  throw new Error(tooLong(1, segment.unit))
}

/** A text in the most compact of the standard's modes that has all its characters. */
interface Segment {
  data: ReturnType<typeof mode.multi>
  length: number
  /** Of version 40 (ISO/IEC 18004, table 7); the mark for UTF-8 takes 12 bits more. */
  capacity: Record<Level, number>
  unit: 'byte' | 'character'
}

const DIGITS = { L: 7089, M: 5596, Q: 3993, H: 3057 }
const CAPITALS = { L: 4296, M: 3391, Q: 2420, H: 1852 }
const BYTES = { L: 2953, M: 2331, Q: 1663, H: 1273 }
const MARKED_BYTES = { L: 2951, M: 2330, Q: 1662, H: 1272 }

function segmentFor(text: string): Segment {
  const { length } = text
  if (/^[0-9]+$/.test(text))
    return { data: mode.numeric(text), length, capacity: DIGITS, unit: 'character' }
  if (/^[0-9A-Z $%*+\-./:]+$/.test(text))
    return { data: mode.alphaNumeric(text), length, capacity: CAPITALS, unit: 'character' }
  const bytes = new TextEncoder().encode(text)
  if (bytes.length === length)
    return { data: mode.bytes(bytes), length, capacity: BYTES, unit: 'byte' }
  const data = mode.multi(mode.eci(26), mode.bytes(bytes))
  return { data, length: bytes.length, capacity: MARKED_BYTES, unit: 'byte' }
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

function roomIn({ length, capacity, unit }: Segment, level: Level): string {
  const left = capacity[level] - length
  const kind = unit === 'byte' ? '' : ' of the same kind'
  return `Room left with error correction ${level}: ${amountOf(left, unit)}${kind}.`
}

function tooLong(excess: number, unit: Segment['unit']): string {
  return `This text is too long for a QR code by ${amountOf(excess, unit)}.`
}

function amountOf(count: number, unit: Segment['unit']): string {
  return counted(count, unit)
}

/** Returns the QR code of a text as a drawing, for share pictures. */
export function codeDrawing(text: string): Drawing {
  const { modules } = qrCode(text, 'M')
  const places = Array.from({ length: modules.size }, (_, place) => place)
  return {
    kind: 'squares',
    rows: places.map((y) => places.map((x) => (modules.get(x, y) ? '1' : '0')).join('')),
  }
}
