import { modulePxOf, PICTURE_PX } from '../picture.ts'
import type { ColourPicture, Picture } from '../png.ts'
import type { QrCode } from '../qr.ts'
import { channelsOf } from './contrast.ts'
import {
  type Corners,
  DOT,
  type Logo,
  logoModules,
  type Look,
  type Module,
  shapedModules,
} from './look.ts'

/** Sample points along each side of a pixel, for smooth round edges. */
const POINTS = 4

/** Draws a code in its look, in the layout of `drawPicture`. */
export function drawStyledPicture(code: QrCode, look: Look, sizePx = PICTURE_PX): ColourPicture {
  const modulePx = modulePxOf(code, sizePx)
  const start = Math.floor((sizePx - modulePx * code.modules.size) / 2)
  const samples = filled(sizePx, channelsOf(look.paper))
  const picture: ColourPicture = { sizePx, channels: 3, samples }
  const colours = shades(look)
  for (const { x, y, corners } of shapedModules(code, look)) {
    const mask = maskOf(corners, modulePx)
    for (let row = 0; row < modulePx; row++) {
      let at = ((start + y * modulePx + row) * sizePx + start + x * modulePx) * 3
      for (let column = 0; column < modulePx; column++) {
        const colour = colours[mask[row * modulePx + column] ?? 0] ?? [0, 0, 0]
        samples[at++] = colour[0]
        samples[at++] = colour[1]
        samples[at++] = colour[2]
      }
    }
  }
  if (look.logo !== undefined) drawLogo(picture, look.logo, placeOfLogo(code, modulePx, start))
  return picture
}

/** Returns a coloured picture in grey (ITU-R BT.601). */
export function greyOf({ sizePx, samples }: ColourPicture): Picture {
  const pixels = new Uint8Array(sizePx ** 2)
  for (let i = 0; i < pixels.length; i++) {
    const [red, green, blue] = [samples[i * 3], samples[i * 3 + 1], samples[i * 3 + 2]]
    pixels[i] = Math.round(0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0))
  }
  return { sizePx, pixels }
}

function filled(sizePx: number, colour: readonly number[]): Uint8Array<ArrayBuffer> {
  const samples = new Uint8Array(sizePx ** 2 * 3)
  const row = Uint8Array.from({ length: sizePx * 3 }, (_, i) => colour[i % 3] ?? 0)
  for (let y = 0; y < sizePx; y++) samples.set(row, y * row.length)
  return samples
}

/** Returns the colours from background to module, by the number of sample points inside a module. */
function shades({ ink, paper }: Look): [number, number, number][] {
  const [from, to] = [channelsOf(paper), channelsOf(ink)]
  const all = POINTS ** 2
  const mixed = (channel: 0 | 1 | 2, share: number) =>
    Math.round(from[channel] + ((to[channel] - from[channel]) * share) / all)
  return Array.from({ length: all + 1 }, (_, share) => [
    mixed(0, share),
    mixed(1, share),
    mixed(2, share),
  ])
}

const masks = new Map<string, Uint8Array>()

/** Returns the number of sample points inside the shape for each pixel of a module. Each of the 17 shapes is calculated once. */
function maskOf(corners: Module['corners'], modulePx: number): Uint8Array {
  const key = `${modulePx} ${String(corners)}`
  const known = masks.get(key)
  if (known !== undefined) return known
  const mask = new Uint8Array(modulePx ** 2)
  const side = modulePx * POINTS
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isInside((x + 0.5) / side, (y + 0.5) / side, corners)) continue
      const pixel = Math.floor(y / POINTS) * modulePx + Math.floor(x / POINTS)
      mask[pixel] = (mask[pixel] ?? 0) + 1
    }
  }
  if (masks.size > 100) masks.clear()
  masks.set(key, mask)
  return mask
}

function isInside(x: number, y: number, corners: Corners | 'dot'): boolean {
  const distance = Math.hypot(x - 0.5, y - 0.5)
  if (corners === 'dot') return distance <= DOT / 2
  if (distance <= 0.5) return true
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  if (y < 0.5) return x < 0.5 ? !topLeft : !topRight
  return x < 0.5 ? !bottomLeft : !bottomRight
}

interface Place {
  startPx: number
  sidePx: number
}

/** Returns the position of the logo, half a module away from the modules around it. */
function placeOfLogo({ modules, level }: QrCode, modulePx: number, start: number): Place {
  const side = logoModules(modules.size, level) - 1
  const startPx = start + ((modules.size - side) / 2) * modulePx
  return { startPx: Math.round(startPx), sidePx: side * modulePx }
}

function drawLogo(
  { sizePx, samples }: ColourPicture,
  logo: Logo,
  { startPx, sidePx }: Place,
): void {
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const at = ((startPx + y) * sizePx + startPx + x) * 3
      const [red, green, blue, opacity] = meanOf(logo, x / sidePx, y / sidePx, 1 / sidePx)
      const over = (channel: number, colour: number) => {
        samples[at + channel] = Math.round(colour + (samples[at + channel] ?? 0) * (1 - opacity))
      }
      over(0, red)
      over(1, green)
      over(2, blue)
    }
  }
}

/** Returns the mean colour of a part of the logo, multiplied by its opacity, and the opacity from 0 to 1. */
function meanOf(
  logo: Logo,
  left: number,
  top: number,
  width: number,
): [number, number, number, number] {
  const sum: [number, number, number, number] = [0, 0, 0, 0]
  for (let i = 0; i < POINTS ** 2; i++) {
    const x = Math.floor((left + (((i % POINTS) + 0.5) / POINTS) * width) * logo.sizePx)
    const y = Math.floor((top + ((Math.floor(i / POINTS) + 0.5) / POINTS) * width) * logo.sizePx)
    const at = (y * logo.sizePx + x) * 4
    const opacity = (logo.samples[at + 3] ?? 0) / 255 / POINTS ** 2
    sum[0] += (logo.samples[at] ?? 0) * opacity
    sum[1] += (logo.samples[at + 1] ?? 0) * opacity
    sum[2] += (logo.samples[at + 2] ?? 0) * opacity
    sum[3] += opacity
  }
  return sum
}
