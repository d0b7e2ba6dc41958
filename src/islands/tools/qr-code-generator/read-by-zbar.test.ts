import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { drawingOf } from './look/styled-code.ts'
import { drawPicture } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode } from './qr.ts'
import { NOISE, SAMPLES } from './samples.ts'

// An independent reader. tests/run.ts installs it where it can; elsewhere these tests say that they did not run.
describe.skipIf(!hasZbar())(
  'QR codes read by zbarimg (skipped where zbar-tools is not installed)',
  () => {
    let folder = ''
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'qr-'))
    })
    afterAll(() => rmSync(folder, { recursive: true }))

    test.each(SAMPLES)('%j', async (text) => {
      expect(await readByZbar(text, 300)).toBe(text)
    })

    // At one pixel a module zbar misses about one code in twenty, so the full ones are shown to it as on a screen of double density.
    test.each([
      ['letters', 'a'.repeat(2953)],
      ['Devanagari digits', '७'.repeat(983)],
      ['digits', '7'.repeat(7089)],
    ])('a code full of %s', async (_, text) => {
      expect((await readByZbar(text, 600)) === text).toBe(true)
    })

    test.each(['square', 'rounded', 'dots'] as const)(
      '%s in colours, around a logo',
      async (shape) => {
        const drawing = drawingOf({ ink: '#1a237e', paper: '#fff8e1', shape, logo: NOISE })
        for (const length of [20, 60, 120, 200]) {
          const text = 'https://ganak.example/'.padEnd(length, 'tools')
          expect(await readFile(await drawing.png(drawing.code(text, 'M')), 300)).toBe(text)
        }
      },
    )

    async function readByZbar(text: string, shownPx: number): Promise<string> {
      return readFile(await pngFile(drawPicture(qrCode(text, 'M'))), shownPx)
    }

    async function readFile(png: Blob, shownPx: number): Promise<string> {
      const file = join(folder, 'code.png')
      writeFileSync(
        file,
        await sharp(await png.arrayBuffer())
          .resize(shownPx, shownPx, { kernel: 'nearest' })
          .png()
          .toBuffer(),
      )
      const options = ['--nodbus', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', file]
      // Without -Sbinary zbar converts by the mark of the encoding, as strict readers do, and adds a line break.
      return execFileSync('zbarimg', options, { encoding: 'utf8' }).replace(/\n$/, '')
    }
  },
)

function hasZbar(): boolean {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
