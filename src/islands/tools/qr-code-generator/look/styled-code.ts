import type { Level } from '../limits.ts'
import { plain, type Drawing, PICTURE_PX, QUIET_ZONE } from '../picture.ts'
import { pngFile } from '../png.ts'
import { qrCode, type QrCode } from '../qr.ts'
import { type Corners, DOT, logoModules, type Look, type Module, shapedModules } from './look.ts'
import { drawStyledPicture, greyOf } from './styled-picture.ts'

/** Returns the drawing of a look; without one, of black squares on white. */
export function drawingOf(look: Look | undefined): Drawing {
  if (look === undefined) return plain
  return {
    code: (text, level) => (look.logo === undefined ? qrCode(text, level) : codeForLogo(text)),
    picture: (code) => greyOf(drawStyledPicture(code, look)),
    png: (code, sizePx, pixelsPerMetre) =>
      pngFile(drawStyledPicture(code, look, sizePx), pixelsPerMetre),
    svg: (code, width) => drawStyledSvg(code, look, width),
  }
}

/** Makes a code with the strongest error correction that fits, because a logo covers a part of it. */
function codeForLogo(text: string): QrCode {
  const strongest: Level = 'H'
  const code = qrCode(text, strongest)
  if (logoModules(code.modules.size, code.level) > 0) return code
  throw new Error(
    `This text allows only error correction ${code.level}, which is too low for a logo. Shorten the text, or remove the logo.`,
  )
}

/** Returns a code in its look as an SVG document, of a width such as "40mm". */
export function drawStyledSvg(code: QrCode, look: Look, width = String(PICTURE_PX)): string {
  const size = code.modules.size + 2 * QUIET_ZONE
  const path = shapedModules(code, look).map(pathOf).join('')
  const edges = look.shape === 'square' ? ' shape-rendering="crispEdges"' : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}"${edges}>` +
    `<path fill="${look.paper}" d="M0 0h${size}v${size}H0z"/><path fill="${look.ink}" d="${path}"/>` +
    `${logoElement(code, look)}</svg>`
  )
}

function pathOf({ x, y, corners }: Module): string {
  const [left, top] = [x + QUIET_ZONE, y + QUIET_ZONE]
  if (corners !== 'dot') return squarePath(left, top, corners)
  const radius = DOT / 2
  return `M${left + 0.5 - radius} ${top + 0.5}a${radius} ${radius} 0 1 0 ${DOT} 0a${radius} ${radius} 0 1 0-${DOT} 0z`
}

/** Returns the path of a square. Rounded corners are quarter circles with a radius of half a module. */
function squarePath(left: number, top: number, corners: Corners): string {
  const [a, b, c, d] = corners.map((isRound) => (isRound ? 0.5 : 0)) as [
    number,
    number,
    number,
    number,
  ]
  const arc = (radius: number, to: string) => (radius === 0 ? '' : `a.5.5 0 0 1 ${to}`)
  return (
    `M${left + a} ${top}H${left + 1 - b}${arc(b, '.5.5')}V${top + 1 - c}${arc(c, '-.5.5')}` +
    `H${left + d}${arc(d, '-.5-.5')}V${top + a}${arc(a, '.5-.5')}z`
  )
}

function logoElement({ modules, level }: QrCode, { logo }: Look): string {
  if (logo === undefined) return ''
  const side = logoModules(modules.size, level) - 1
  const start = QUIET_ZONE + (modules.size - side) / 2
  return `<image href="${logo.address}" x="${start}" y="${start}" width="${side}" height="${side}"/>`
}
