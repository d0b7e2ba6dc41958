import { type Picture, pngFile } from './png.ts'
import { type QrCode, qrCode } from './qr.ts'
import type { Level } from './limits.ts'

export const PICTURE_PX = 300

/** The width of the white border in modules (ISO/IEC 18004, 5.3.8). */
export const QUIET_ZONE = 4

const BLACK = 0
const WHITE = 255

/** Pixels per module of the larger picture: enough for every camera and printer. */
const LARGER_MODULE_PX = 8

/**
 * Draws a code, by default in 300 × 300 pixels. Every module is a whole number of pixels, and the border takes the rest: in a
 * stretched picture the modules of large codes would differ in width, and some readers would fail.
 */
export function drawPicture(code: QrCode, sizePx = PICTURE_PX): Picture {
  const { modules } = code
  const pixels = new Uint8Array(sizePx ** 2).fill(WHITE)
  const modulePx = modulePxOf(code, sizePx)
  const start = Math.floor((sizePx - modulePx * modules.size) / 2)
  for (let y = 0; y < modules.size * modulePx; y++) {
    for (let x = 0; x < modules.size * modulePx; x++) {
      if (!modules.get(Math.floor(x / modulePx), Math.floor(y / modulePx))) continue
      pixels[(start + y) * sizePx + start + x] = BLACK
    }
  }
  return { sizePx, pixels }
}

/** Returns the width of a module in a picture, in pixels. */
export function modulePxOf({ modules }: QrCode, sizePx = PICTURE_PX): number {
  return Math.floor(sizePx / (modules.size + 2 * QUIET_ZONE))
}

/** Returns the side of the larger picture of a code, in pixels. */
export function largerSizePx({ modules }: QrCode): number {
  return (modules.size + 2 * QUIET_ZONE) * LARGER_MODULE_PX
}

/** Returns a code as an SVG document. Its width can have a unit, such as "40mm". */
export function drawSvg(code: QrCode, width = String(PICTURE_PX)): string {
  const size = code.modules.size + 2 * QUIET_ZONE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${svgPath(code)}"/></svg>`
  )
}

/** Returns the SVG path of the modules, one unit each, with the border. */
export function svgPath({ modules }: QrCode): string {
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(x, y)) continue
      const start = x
      while (modules.get(x + 1, y)) x++
      path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - start}v1H${start + QUIET_ZONE}z`
    }
  }
  return path
}

/** Makes and draws the codes of one look. Sizes are those of `drawPicture` and `drawSvg`. */
export interface Drawing {
  code: (text: string, level: Level) => QrCode
  /** The grey picture for reading the code back. */
  picture: (code: QrCode) => Picture
  png: (code: QrCode, sizePx?: number, pixelsPerMetre?: number) => Promise<Blob>
  svg: (code: QrCode, width?: string) => string
}

/** Black squares on white. */
export const plain: Drawing = {
  code: qrCode,
  picture: drawPicture,
  png: (code, sizePx, pixelsPerMetre) => pngFile(drawPicture(code, sizePx), pixelsPerMetre),
  svg: drawSvg,
}
