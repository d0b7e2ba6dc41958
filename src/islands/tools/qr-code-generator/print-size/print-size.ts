import { QUIET_ZONE } from '../picture.ts'

/** What a size for print is reckoned from: how far away it is scanned, its width with the border, or the width of a module. */
export type SizedBy = 'distance' | 'width' | 'module'

/** How far away a code on paper is usually scanned, in centimetres. */
export const USUAL_DISTANCE_CM = 25

export interface PrintSize {
  /** With the border of four modules on each side, in millimetres. */
  widthMm: number
  moduleMm: number
  /** How far away a phone still reads it, in centimetres. */
  distanceCm: number
}

/** The usual rule, a tenth of the distance, is for a code of 25 modules: a module is the 250th part of it. */
const DISTANCE_IN_MODULES = 250

/** About the finest module that GS1 allows for codes on goods: 0.396 mm. */
export const FINEST_MM = 0.4

const LARGEST_MM = 2000

/** The size of a code of so many modules, from one of its measures: centimetres for a distance, else millimetres. */
export function printSize(modules: number, by: SizedBy, value: number): PrintSize {
  const across = modules + 2 * QUIET_ZONE
  const moduleMm = {
    distance: Math.max((value * 10) / DISTANCE_IN_MODULES, FINEST_MM),
    width: value / across,
    module: value,
  }[by]
  const distanceCm = (moduleMm * DISTANCE_IN_MODULES) / 10
  return { widthMm: moduleMm * across, moduleMm, distanceCm }
}

const MM_PER_INCH = 25.4
const LEAST_DPI = 300

/** A picture for print, as wide as was asked for; every module has the same number of pixels, so there may be some more. */
export interface PrintPicture {
  sizePx: number
  pixelsPerMetre: number
  dpi: number
}

/** The picture of a code in a width of millimetres with at least 300 dots an inch. */
export function printPicture(modules: number, widthMm: number): PrintPicture {
  const across = modules + 2 * QUIET_ZONE
  const sizePx = Math.ceil(((widthMm / MM_PER_INCH) * LEAST_DPI) / across) * across
  const pixelsPerMetre = Math.round((sizePx / widthMm) * 1000)
  return { sizePx, pixelsPerMetre, dpi: Math.round((sizePx / widthMm) * MM_PER_INCH) }
}

/** What keeps a size from being printed, in a sentence. */
export function sizeProblem(typed: string, size: PrintSize): string | undefined {
  if (typed.trim() === '') return undefined
  if (!(size.widthMm > 0)) return 'Enter a number above 0, such as 40.'
  if (size.widthMm > LARGEST_MM)
    return `The code would be ${shown(size.widthMm)} mm wide, and ${LARGEST_MM} mm is the most.`
  return undefined
}

/** Millimetres and centimetres with one decimal where there is one, below 1 with two. */
export function shown(value: number): string {
  const decimals = value < 1 ? 100 : 10
  return String(Math.round(value * decimals) / decimals)
}
