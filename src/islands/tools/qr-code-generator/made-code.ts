import type { Level } from './levels.ts'
import type { Look } from './look/look.ts'
import {
  drawPicture,
  drawSvg,
  largerSizePx,
  modulePxOf,
  QUIET_ZONE,
  type Picture,
} from './picture.ts'
import { pngFile } from './png.ts'
import { printSize, USUAL_DISTANCE_CM } from './print-size/print-size.ts'
import { qrCode, type QrCode } from './qr.ts'

/** A code with the files it is offered as. */
export interface MadeCode {
  text: string
  level: Level
  /** The level that was asked for. */
  wished: Level
  /** How it is drawn; undefined for black squares on white. */
  look: Look | undefined
  /** How many modules wide it is, without its border and with it. */
  size: number
  across: number
  /** The width with the border in which it is printed, in millimetres, unless the visitor chooses another. */
  printMm: number
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
  look?: Look,
): Promise<{ made: MadeCode; picture: Picture }> {
  const drawing = look === undefined ? plain : (await import('./look/styled-code.ts')).styled(look)
  const code = drawing.code(text, wished)
  const { level, room, modules } = code
  const { size } = modules
  const sizePx = largerSizePx(code)
  const made = {
    ...{ text, level, wished, look, room, size },
    across: size + 2 * QUIET_ZONE,
    printMm: printSize(size, 'distance', USUAL_DISTANCE_CM).widthMm,
    modulePx: modulePxOf(code),
    png: await drawing.png(code),
    svg: drawing.svg(code),
    larger: { sizePx, png: () => drawing.png(code, sizePx) },
  }
  return { made, picture: drawing.picture(code) }
}

/** How codes of one look are made and drawn. Sizes are those of `drawPicture` and `drawSvg`. */
export interface Drawing {
  code: (text: string, level: Level) => QrCode
  /** For reading back. */
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
