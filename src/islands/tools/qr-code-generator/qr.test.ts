import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { servicePictureAddress } from './QrFromService.tsx'
import { LEVELS } from './limits.ts'
import { drawPicture, drawSvg, largerSizePx, modulePxOf } from './picture.ts'
import { pngFile } from './png.ts'
import { qrCode } from './qr.ts'
import { readBack, readByCamera } from './read-back.ts'
import { SAMPLES } from './samples.ts'

describe('QR codes read back by the page’s own reader', () => {
  test.each(SAMPLES)('%j comes back unchanged at every level', (text) => {
    for (const level of LEVELS) {
      const code = qrCode(text, level)
      expect(code.level).toBe(level)
      expect(readBack(drawPicture(code))).toBe(text)
    }
  })

  test('any short text comes back unchanged', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(
        text.filter((t) => t.trim() !== ''),
        fc.constantFrom(...LEVELS),
        (t, level) => {
          expect(readBack(drawPicture(qrCode(t, level)))).toBe(t)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})

describe('what a camera sees', () => {
  // ISO/IEC 18004, table 7: at level M version 18 holds 560 bytes in 89 modules a side, and with the quiet zone 97 of them
  // leave 3 pixels each in 300. Version 33 has 149 modules, which leaves one.
  test.each([
    [20, 9],
    [560, 3],
    [561, 2],
  ])('%d letters are read at %d pixels per module', (length, modulePx) => {
    const code = qrCode('a'.repeat(length), 'M')
    expect(modulePxOf(code)).toBe(modulePx)
    expect(readByCamera(drawPicture(code))).toBe('a'.repeat(length))
  })

  test('one pixel per module is not read, but the larger picture is read pixel by pixel', () => {
    const text = 'a'.repeat(1600)
    const code = qrCode(text, 'M')
    expect(modulePxOf(code)).toBe(1)
    expect(readByCamera(drawPicture(code))).toBeUndefined()
    // 8 × (149 + 2 × 4)
    expect(largerSizePx(code)).toBe(1256)
    expect(modulePxOf(code, 1256)).toBe(8)
    expect(readBack(drawPicture(code, 1256))).toBe(text)
  })
})

describe('the capacity of QR codes', () => {
  // ISO/IEC 18004:2015, table 7, version 40.
  test.each([
    ['7'.repeat(5596), 'M', 'M'],
    ['7'.repeat(5597), 'M', 'L'],
    ['7'.repeat(7089), 'M', 'L'],
    ['A'.repeat(3391), 'M', 'M'],
    ['A'.repeat(3392), 'M', 'L'],
    ['a'.repeat(2331), 'M', 'M'],
    ['a'.repeat(2332), 'M', 'L'],
    ['a'.repeat(2953), 'M', 'L'],
    ['a'.repeat(1273), 'H', 'H'],
    ['a'.repeat(1274), 'H', 'Q'],
    ['a'.repeat(1664), 'H', 'M'],
  ] as const)('row %#: a level falls back only when needed', (text, wished, got) => {
    expect(qrCode(text, wished).level).toBe(got)
  })

  test.each([
    ['7'.repeat(7090), '1 character'],
    ['A'.repeat(4300), '4 characters'],
    ['a'.repeat(2954), '1 byte'],
    ['a'.repeat(3000), '47 bytes'],
    ['a'.repeat(100_000), '97,047 bytes'],
    ['7'.repeat(200_000), '1,92,911 characters'],
    ['é'.repeat(1476), '1 byte'],
  ])('row %#: a text that is too long names its excess', (text, excess) => {
    expect(() => qrCode(text, 'M')).toThrow(`This text is too long for a QR code by ${excess}.`)
  })

  test('the largest marked text fits', () => {
    const text = `${'é'.repeat(1475)}a`
    expect(readBack(drawPicture(qrCode(text, 'M')))).toBe(text)
  })
})

describe('refused text', () => {
  test.each(['', ' ', '\n\t'])('blank text (%j) asks for text', (text) => {
    expect(() => qrCode(text, 'M')).toThrow('Please enter text or URL to generate QR code')
  })

  test('half of a surrogate pair', () => {
    expect(() => qrCode('a\uD800', 'M')).toThrow('half of a surrogate pair')
  })
})

describe('the picture', () => {
  test.each(['a', 'a'.repeat(500), 'a'.repeat(2953)])(
    'row %#: has a quiet zone of four modules',
    (text) => {
      const code = qrCode(text, 'M')
      const { pixels, sizePx } = drawPicture(code)
      const black = pixels.findIndex((pixel) => pixel === 0)
      const modulePx = Math.floor(300 / (code.modules.size + 8))
      expect(Math.floor(black / sizePx)).toBeGreaterThanOrEqual(4 * modulePx)
      expect(black % sizePx).toBeGreaterThanOrEqual(4 * modulePx)
    },
  )

  test('its PNG file is 300 × 300 and holds the same pixels, as libvips reads it', async () => {
    const picture = drawPicture(qrCode('नमस्ते', 'M'))
    const { data, info } = await sharp(await (await pngFile(picture)).arrayBuffer())
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([300, 300, 1])
    expect(Buffer.compare(data, Buffer.from(picture.pixels))).toBe(0)
  })

  test.each(['a', 'नमस्ते '.repeat(20)])(
    'row %#: its SVG, as librsvg draws it, reads back',
    async (text) => {
      const svg = Buffer.from(drawSvg(qrCode(text, 'M')))
      const { data, info } = await sharp(svg)
        .resize(900)
        .flatten()
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(readBack({ sizePx: info.width, pixels: Uint8Array.from(data) })).toBe(text)
    },
  )

  test('the operator’s service is asked for 300x300 and the encoded text', () => {
    expect(servicePictureAddress('https://qr.example/make', 'a b&c=₹')).toBe(
      'https://qr.example/make?size=300x300&data=a%20b%26c%3D%E2%82%B9',
    )
  })
})

// ISO/IEC 18004, table 7, version 40. The mark for UTF-8 takes 12 bits, of which up to 4 are otherwise left over.
describe('the room that is left', () => {
  test.each([
    ['1234567890', 'L', '7,079 characters of the same kind', '7'.repeat(7079)],
    ['ABC', 'Q', '2,417 characters of the same kind', 'A'.repeat(2417)],
    ['abc', 'M', '2,328 bytes', 'a'.repeat(2328)],
    ['abc', 'H', '1,270 bytes', 'a'.repeat(1270)],
    ['नमस्ते', 'M', '2,312 bytes', 'a'.repeat(2312)],
    ['a'.repeat(1272), 'H', '1 byte', 'a'],
  ] as const)('after %s at level %s is exact', (text, level, room, more) => {
    expect(qrCode(text, level).room).toBe(`Room left with error correction ${level}: ${room}.`)
    const full = qrCode(text + more, level)
    expect([full.level, full.room]).toEqual([level, expect.stringMatching(/: 0 /)])
    const beyond = () => qrCode(`${text}${more}7`, level).level
    if (level === 'L') expect(beyond).toThrow('too long')
    else expect(beyond()).not.toBe(level)
  })
})
