import type { Drawing } from '../made-code.ts'
import { pngFile } from '../png.ts'
import { qrCode, type QrCode } from '../qr.ts'
import type { Level } from '../levels.ts'
import { logoModules, type Look } from './look.ts'
import { drawStyledPicture, greyOf } from './styled-picture.ts'
import { drawStyledSvg } from './styled-svg.ts'

/** How codes are made and drawn in a look. */
export function styled(look: Look): Drawing {
  return {
    code: (text, level) => (look.logo === undefined ? qrCode(text, level) : codeForLogo(text)),
    picture: (code) => greyOf(drawStyledPicture(code, look)),
    png: (code, sizePx, pixelsPerMetre) =>
      pngFile(drawStyledPicture(code, look, sizePx), pixelsPerMetre),
    svg: (code, width) => drawStyledSvg(code, look, width),
  }
}

/** A logo covers a part of the code, which takes the strongest error correction that there is room for. */
function codeForLogo(text: string): QrCode {
  const strongest: Level = 'H'
  const code = qrCode(text, strongest)
  if (logoModules(code.modules.size, code.level) > 0) return code
  throw new Error(
    `This text leaves only error correction ${code.level}, which makes up for no logo. Shorten it, or remove the logo.`,
  )
}
