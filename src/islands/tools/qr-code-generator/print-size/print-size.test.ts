import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { plain } from '../picture.ts'
import { qrCode } from '../qr.ts'
import { readBack } from '../read-back.ts'
import { FINEST_MM, printPicture, printSize, shown, sizeProblem } from './print-size.ts'

describe('the size of a code for print', () => {
  // A code of 25 modules is 33 wide with its border. The usual rule: a tenth of the distance for the 25 modules.
  test.each([
    ['distance', 25, 33, 1, 25],
    ['distance', 100, 132, 4, 100],
    ['distance', 5, 13.2, 0.4, 10],
    ['width', 66, 66, 2, 50],
    ['module', 0.5, 16.5, 0.5, 12.5],
  ] as const)('by its %s of %d is %d mm', (by, value, widthMm, moduleMm, distanceCm) => {
    const size = printSize(25, by, value)
    expect(size.widthMm).toBeCloseTo(widthMm, 9)
    expect(size.moduleMm).toBeCloseTo(moduleMm, 9)
    expect(size.distanceCm).toBeCloseTo(distanceCm, 9)
  })

  test('matches the example of the page', () => {
    const page = readFileSync('src/content/tools/qr-code-generator.mdx', 'utf8')
    const at = (cm: number) => shown(printSize(25, 'distance', cm).widthMm)
    expect(page, 'src/content/tools/qr-code-generator.mdx').toContain(
      `25 × 25 modules is then ${at(25)} mm wide with its border for a phone 25 cm`,
    )
    expect(page, 'src/content/tools/qr-code-generator.mdx').toContain(
      `and ${at(100)} mm for a wall seen from one metre`,
    )
    expect(page, 'src/content/tools/qr-code-generator.mdx').toContain(
      `at least ${FINEST_MM} mm wide`,
    )
  })

  test.each(['0', '-1', 'wide', '1e9', 'Infinity'])('%s is invalid', (typed) => {
    expect(sizeProblem(typed, printSize(25, 'width', Number(typed)))).toBeDefined()
  })

  test.each([
    [33, '33'],
    [33.05, '33.1'],
    [0.396, '0.4'],
    [0.25, '0.25'],
  ])('%d is shown as %s', (value, text) => {
    expect(shown(value)).toBe(text)
  })
})

describe('the picture of a code for print', () => {
  // 40 mm are 472.4 pixels at 300 to the inch; 33 modules of 15 pixels are 495, and 495 / 40 mm is 314.3 to the inch.
  test('has whole pixels per module and at least 300 per inch', () => {
    expect(printPicture(25, 40)).toEqual({ sizePx: 495, pixelsPerMetre: 12375, dpi: 314 })
    for (let size = 21; size <= 177; size += 4) {
      const { sizePx, dpi } = printPicture(size, 25)
      expect(sizePx % (size + 8)).toBe(0)
      expect(dpi).toBeGreaterThanOrEqual(300)
    }
  })

  test('stores its print size for libvips, and reads back', async () => {
    const code = qrCode('https://ganak.example', 'M')
    const { sizePx, pixelsPerMetre } = printPicture(code.modules.size, 40)
    const file = Buffer.from(await (await plain.png(code, sizePx, pixelsPerMetre)).arrayBuffer())
    const { width, density } = await sharp(file).metadata()
    expect([width, density]).toEqual([495, 314])
    const grey = await sharp(file).toColourspace('b-w').raw().toBuffer()
    expect(readBack({ sizePx, pixels: Uint8Array.from(grey) })).toBe('https://ganak.example')
  })
})
