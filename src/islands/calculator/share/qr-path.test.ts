import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'

import { qrDrawing } from './qr-path.ts'

/** The drawing as a camera would see it, four pixels a module. */
function pixelsOf({ size, path }: { size: number; path: string }) {
  const side = size * 4
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let i = 0; i < 16; i++) {
      const place = ((Number(y) * 4 + (i >> 2)) * side + Number(x) * 4 + (i & 3)) * 4
      data.set([0, 0, 0], place)
    }
  return { width: side, height: side, data }
}

test('the drawing of a link is read back as that link', async () => {
  const link = `https://ganak.example/tools/loan-calculator#loanAmount=1000000&kept=${'x'.repeat(500)}`
  const drawing = await qrDrawing(link)
  expect(drawing && decodeQR(pixelsOf(drawing))).toBe(link)
})

test('a link too long for a camera has no code', async () => {
  expect(await qrDrawing(`https://ganak.example/#${'x'.repeat(900)}`)).toBeUndefined()
})
