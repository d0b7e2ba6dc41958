import type { Level } from './levels.ts'
import { drawPicture, drawSvg, type Picture } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode } from './qr.ts'

/** A code with the files it is offered as. */
export interface MadeCode {
  text: string
  level: Level
  /** The level that was asked for. */
  wished: Level
  png: Blob
  svg: string
}

/** The code of a text, and its picture for reading back. Throws the sentence the visitor reads, as `qrCode` does. */
export function madeCode(text: string, wished: Level): { made: MadeCode; picture: Picture } {
  const code = qrCode(text, wished)
  const picture = drawPicture(code)
  const png = new Blob([pngFile(picture)], { type: 'image/png' })
  return { picture, made: { text, level: code.level, wished, png, svg: drawSvg(code) } }
}
