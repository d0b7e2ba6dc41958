import { decodeQR } from 'qr/decode.js'

import type { Picture } from './picture.ts'

/** Long enough for the largest code on a slow phone; the library's own limit is made for camera frames. */
const TIME_LIMIT_MS = 3000

/** Readers look for edges between pixels: codes drawn at one pixel a module are found reliably only when each is shown as four. */
const ENLARGEMENT = 2

/** The text that an independent library reads from a picture, or undefined when it reads none. */
export function readBack(picture: Picture): string | undefined {
  const sizePx = picture.sizePx * ENLARGEMENT
  try {
    return decodeQR(
      { width: sizePx, height: sizePx, data: enlarged(picture, sizePx) },
      { timeLimit: TIME_LIMIT_MS },
    )
  } catch {
    return undefined
  }
}

function enlarged(picture: Picture, sizePx: number): Uint8Array {
  const data = new Uint8Array(sizePx ** 2 * 4)
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++) {
      const from = Math.floor(y / ENLARGEMENT) * picture.sizePx + Math.floor(x / ENLARGEMENT)
      const grey = picture.pixels[from] ?? 0
      data.set([grey, grey, grey, 255], (y * sizePx + x) * 4)
    }
  }
  return data
}
