import { readFileSync } from 'node:fs'

import { root } from 'astro:config/server'
import sharp from 'sharp'

import { brandColours } from '../lib/brand-colours.ts'

const icon = readFileSync(new URL('public/favicon.svg', root), 'utf8')

/** Draws the icon as a square PNG. A maskable icon has a margin that launchers may cut off. */
export async function drawIcon(sizePx: number, shape: 'any' | 'maskable'): Promise<Buffer> {
  const mark = Buffer.from(icon)
  if (shape === 'any')
    return sharp(mark, { density: 72 * (sizePx / 32) })
      .resize(sizePx)
      .png()
      .toBuffer()
  const innerPx = Math.round(sizePx * 0.7)
  const edgePx = Math.round((sizePx - innerPx) / 2)
  return sharp(mark, { density: 72 * (sizePx / 32) })
    .resize(innerPx)
    .extend({
      top: edgePx,
      bottom: sizePx - innerPx - edgePx,
      left: edgePx,
      right: sizePx - innerPx - edgePx,
      background: brandColours.brand,
    })
    .flatten({ background: brandColours.brand })
    .png()
    .toBuffer()
}

/** Returns a PNG of 32 × 32 in an ICO container, for old browsers and feed readers. */
export function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/**
 * The icon as a data address, because browsers request icons before the first paint. It is not an SVG, because Chromium
 * renders an SVG icon as a separate page on the main thread.
 */
export const iconInPlace = `data:image/png;base64,${await drawSmallIcon()}`

async function drawSmallIcon(): Promise<string> {
  const few = sharp(await drawIcon(32, 'any')).png({ palette: true, colours: 8 })
  return (await few.toBuffer()).toString('base64')
}
