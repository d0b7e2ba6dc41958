import type { Level } from './levels.ts'
import { drawPicture, drawSvg, type Picture } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode, type QrCode } from './qr.ts'

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
