import type { QrCode } from './qr.ts'

export const PICTURE_PX = 300

/** White modules that must surround a code (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4

const BLACK = 0
const WHITE = 255

/** A square grey picture, row by row, one byte a pixel: 0 is black, 255 white. */
export interface Picture {
  sizePx: number
  pixels: Uint8Array<ArrayBuffer>
}

/**
 * The code as a picture of 300 × 300. Every module is a whole number of pixels and what is left over goes to the border:
 * stretched to the edge, modules of the largest codes would differ in width and some readers fail on them.
 */
export function drawPicture({ modules }: QrCode): Picture {
  const pixels = new Uint8Array(PICTURE_PX ** 2).fill(WHITE)
  const modulePx = Math.floor(PICTURE_PX / (modules.size + 2 * QUIET_ZONE))
  const start = Math.floor((PICTURE_PX - modulePx * modules.size) / 2)
  for (let y = 0; y < modules.size * modulePx; y++) {
    for (let x = 0; x < modules.size * modulePx; x++) {
      if (!modules.get(Math.floor(x / modulePx), Math.floor(y / modulePx))) continue
      pixels[(start + y) * PICTURE_PX + start + x] = BLACK
    }
  }
  return { sizePx: PICTURE_PX, pixels }
}

/** The code as an SVG document, sharp at any size. */
export function drawSvg({ modules }: QrCode): string {
  const size = modules.size + 2 * QUIET_ZONE
  let path = ''
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (!modules.get(x, y)) continue
      const start = x
      while (modules.get(x + 1, y)) x++
      path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - start}v1H${start + QUIET_ZONE}z`
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PICTURE_PX}" height="${PICTURE_PX}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  )
}
