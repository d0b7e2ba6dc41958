import { globSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { brandColours } from '../../src/lib/brand-colours.ts'

const pictures = ['dist/client/og-image.png', ...globSync('dist/client/og/**/*.png')]
/** Free on every side of the text, in pixels. */
const MARGIN = 40
/** Free between the title and the answer on the right half. */
const GUTTER = { from: 602, to: 654 }
/** The background is below it in every channel, letters and foot line are above it in one. */
const BRIGHT = 120

test('every page has a share picture', () => expect(pictures.length).toBeGreaterThan(60))

test.each(pictures)(
  '%s is whole: nothing runs over an edge, and its foot line is drawn',
  async (file) => {
    const { data, info } = await sharp(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colour = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ]
    const isBright = (x: number, y: number) => Math.max(...colour(x, y)) > BRIGHT
    const outside: string[] = []
    let footRows = 0
    const foot = [1, 3, 5].map((at) => Number.parseInt(brandColours.accent.slice(at, at + 2), 16))
    for (let y = 0; y < info.height; y++) {
      const isInside = y >= MARGIN && y < info.height - MARGIN
      for (let x = 0; x < info.width; x++) {
        if (isInside && x === MARGIN) x = GUTTER.from
        if (isInside && x === GUTTER.to) x = info.width - MARGIN
        if (isBright(x, y)) outside.push(`${x},${y}`)
      }
      // Of 220 × 10 pixels at the left of the foot.
      if (y > info.height / 2 && colour(180, y).join() === foot.join()) footRows += 1
    }
    expect(outside).toEqual([])
    expect(footRows).toBe(10)
  },
)
