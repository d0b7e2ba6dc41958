import type { Level } from './levels.ts'
import { drawPicture, drawSvg, largerSizePx, modulePxOf, type Picture } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode } from './qr.ts'

/** A code with the files it is offered as. */
export interface MadeCode {
  text: string
  level: Level
  /** The level that was asked for. */
  wished: Level
  /** How many pixels wide the picture shows each module. */
  modulePx: number
  /** What more fits, in words. */
  room: string
  png: Blob
  svg: string
  /** The same code in a picture of more pixels, drawn when it is asked for. */
  larger: { sizePx: number; png: () => Promise<Blob> }
}

/** The code of a text, and its picture for reading back. Rejects with the sentence the visitor reads, as `qrCode` throws it. */
export async function madeCode(
  text: string,
  wished: Level,
): Promise<{ made: MadeCode; picture: Picture }> {
  const code = qrCode(text, wished)
  const { level, room } = code
  const picture = drawPicture(code)
  const png = await pngFile(picture)
  const sizePx = largerSizePx(code)
  const larger = { sizePx, png: () => pngFile(drawPicture(code, sizePx)) }
  const modulePx = modulePxOf(code)
  return { picture, made: { text, level, wished, modulePx, room, png, svg: drawSvg(code), larger } }
}
