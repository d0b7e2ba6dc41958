import { QUIET_ZONE } from '../picture.ts'

/** The input of a print size: the scanning distance, the width with the border, or the width of a module. */
export type SizedBy = 'distance' | 'width' | 'module'

/** The usual scanning distance of a code on paper, in centimetres. */
export const USUAL_DISTANCE_CM = 25

export interface PrintSize {
  /** With the border of four modules on each side, in millimetres. */
  widthMm: number
  moduleMm: number
  /** The largest distance at which a phone reads it, in centimetres. */
  distanceCm: number
}

/** Rule of thumb: a code of 25 modules is a tenth of the distance wide, so a module is a 250th of it. */
const DISTANCE_IN_MODULES = 250

/** About the smallest module that GS1 allows on goods: 0.396 mm. */
export const FINEST_MM = 0.4

const LARGEST_MM = 2000

/** Returns the print size of a code from one measure: centimetres for a distance, otherwise millimetres. */
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

/** A picture for print. Every module has the same number of pixels, so there can be more than 300 dots per inch. */
export interface PrintPicture {
  sizePx: number
  pixelsPerMetre: number
  dpi: number
}

/** Returns the picture of a code for a width in millimetres, with at least 300 dots per inch. */
export function printPicture(modules: number, widthMm: number): PrintPicture {
  const across = modules + 2 * QUIET_ZONE
  const sizePx = Math.ceil(((widthMm / MM_PER_INCH) * LEAST_DPI) / across) * across
  const pixelsPerMetre = Math.round((sizePx / widthMm) * 1000)
  return { sizePx, pixelsPerMetre, dpi: Math.round((sizePx / widthMm) * MM_PER_INCH) }
}

/** Returns the sentence that says why a size cannot be printed, or undefined. */
export function sizeProblem(typed: string, size: PrintSize): string | undefined {
  if (typed.trim() === '') return undefined
  if (!(size.widthMm > 0)) return 'Enter a number above 0, such as 40.'
  if (size.widthMm > LARGEST_MM)
    return `The code would be ${shown(size.widthMm)} mm wide. The limit is ${LARGEST_MM} mm.`
  return undefined
}

/** Returns a length for display with up to one decimal, below 1 with up to two. */
export function shown(value: number): string {
  const decimals = value < 1 ? 100 : 10
  return String(Math.round(value * decimals) / decimals)
}
