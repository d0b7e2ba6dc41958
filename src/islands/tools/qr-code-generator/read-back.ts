import { decodeQR } from 'qr/decode.js'

import type { Picture } from './png.ts'

/** Returns whether the read text equals the written one, apart from a byte order mark: the reader takes it for an encoding mark. */
export function isSameText(read: string | undefined, written: string): boolean {
  return read?.replace(/^\uFEFF/, '') === written.replace(/^\uFEFF/, '')
}

/** Enough for the largest code on a slow phone. The library's own limit is for camera frames. */
const TIME_LIMIT_MS = 3000

/** Readers look for edges between pixels, so codes with one pixel per module are found reliably only when enlarged. */
const ENLARGEMENT = 2

/** The short side of the smallest common camera frame. */
const CAMERA_PX = 480

/** Black squares on white are readable at four pixels per module in every size; at three, not always. */
const AFAR_MODULE_PX = 4

/** Returns the text that an independent library reads from a picture, pixel by pixel, or undefined. */
export function readBack(picture: Picture): string | undefined {
  const sizePx = picture.sizePx * ENLARGEMENT
  return textIn(sizePx, (x, y) =>
    greyAt(picture, Math.floor(x / ENLARGEMENT), Math.floor(y / ENLARGEMENT)),
  )
}

/** Returns the text read as a camera sees the picture: resampled to `cameraPx` pixels a side and blurred. */
export function readByCamera(picture: Picture, cameraPx = CAMERA_PX): string | undefined {
  const scale = picture.sizePx / cameraPx
  return textIn(cameraPx, (x, y) => {
    let sum = 0
    for (const down of BLUR) {
      for (const right of BLUR) {
        sum += greyAt(
          picture,
          Math.floor((x + 0.5 + right) * scale),
          Math.floor((y + 0.5 + down) * scale),
        )
      }
    }
    return sum / BLUR.length ** 2
  })
}

/** Returns the text read from so far away that each module is only a few pixels wide. */
export function readFromAfar(picture: Picture, modulesAcross: number): string | undefined {
  return readByCamera(picture, modulesAcross * AFAR_MODULE_PX)
}

/** Sample positions up to the next pixel on either side, in half pixels. */
const BLUR = [-1, -0.5, 0, 0.5, 1]

function textIn(sizePx: number, grey: (x: number, y: number) => number): string | undefined {
  const data = new Uint8Array(sizePx ** 2 * 4).fill(255)
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++)
      data.fill(grey(x, y), (y * sizePx + x) * 4, -1 + (y * sizePx + x + 1) * 4)
  }
  try {
    return decodeQR({ width: sizePx, height: sizePx, data }, { timeLimit: TIME_LIMIT_MS })
  } catch {
    return undefined
  }
}

function greyAt({ sizePx, pixels }: Picture, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), sizePx - 1)
  const row = Math.min(Math.max(y, 0), sizePx - 1)
  return pixels[row * sizePx + column] ?? 0
}
