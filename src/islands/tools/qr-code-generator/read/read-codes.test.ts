import sharp, { type Sharp } from 'sharp'
import encodeQR from 'qr'
import { describe, expect, test } from 'vitest'

import { drawPicture } from '../picture.ts'
import { qrCode } from '../qr.ts'
import { SAMPLES } from '../samples.ts'
import { greyOf, mirrored, resized, stretched } from './grey-picture.ts'
import { readCodes } from './read-codes.ts'

const TEXT = 'https://ganak.example/tools?a=1&b=2'
const SIDE_PX = 300

/** The picture of the page for a text, as sharp takes it. */
function drawn(text = TEXT, sizePx = SIDE_PX): Sharp {
  const { pixels } = drawPicture(qrCode(text, 'M'), sizePx)
  return sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 1 } })
}

/** The same by the encoder of another library. */
function drawnByOther(text: string): Sharp {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4, scale: 5 })
  const pixels = Uint8Array.from(rows.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(pixels, { raw: { width: rows.length, height: rows.length, channels: 1 } })
}

/** Each step is drawn before the next, since sharp has an order of its own. */
const settled = async (picture: Sharp) => sharp(await picture.png().toBuffer())

async function textsIn(picture: Sharp, effort?: 'frame' | 'picture') {
  const { codes } = await read(picture, effort)
  return codes.map(({ readings }) => readings[0].text)
}

async function read(picture: Sharp, effort: 'frame' | 'picture' = 'picture') {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return readCodes({ width, height, data: new Uint8Array(data) }, effort)
}

describe('codes in a clean picture', () => {
  test.each(SAMPLES)('%j is read from the picture of this page', async (text) => {
    expect(await textsIn(drawn(text))).toEqual([text])
  })

  test.each(SAMPLES)('%j is read from the picture of another program', async (text) => {
    expect(await textsIn(drawnByOther(text))).toEqual([text])
  })
})

describe('codes in photographs', () => {
  test.each([
    ['turned by 33 degrees', (code: Sharp) => code.rotate(33, { background: '#fff' })],
    ['upside down', (code: Sharp) => code.rotate(180)],
    ['in a mirror', (code: Sharp) => code.flop()],
    ['white on black', (code: Sharp) => code.negate()],
    ['of grey on a little lighter grey', (code: Sharp) => code.linear(0.08, 100)],
    ['blurred', (code: Sharp) => code.blur(3)],
    ['saved as a poor JPEG', (code: Sharp) => code.jpeg({ quality: 8 })],
    ['blurred far, which takes enlarging', (code: Sharp) => code.blur(5)],
    ['seen from the side', (code: Sharp) => code.affine([1, 0.35, 0, 1], { background: '#fff' })],
  ])('%s', async (_, distort) => {
    expect(await textsIn(await settled(distort(drawn())))).toEqual([TEXT])
  })

  test('small in a picture of twelve million pixels', async () => {
    const code = await drawn(TEXT, 200).png().toBuffer()
    const wall = sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#c8b49a' },
    })
    const photo = wall.composite([{ input: code, left: 2600, top: 700 }])
    expect(await textsIn(await settled(photo))).toEqual([TEXT])
  })

  test('of small modules, turned a little', async () => {
    const text = 'a'.repeat(120)
    const turned = drawn(text, 150).rotate(8, { background: '#fff' })
    expect(await textsIn(await settled(turned))).toEqual([text])
  })

  test('all six of a sheet', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'six']
    const codes = await Promise.all(texts.map((text) => drawn(text).png().toBuffer()))
    const sheet = sharp({ create: { width: 1000, height: 700, channels: 3, background: '#fff' } })
    const places = codes.map((input, at) => ({
      input,
      left: 20 + (at % 3) * 330,
      top: 20 + Math.floor(at / 3) * 330,
    }))
    const found = await textsIn(await settled(sheet.composite(places)))
    expect(found.toSorted()).toEqual(texts.toSorted())
  })

  test('a frame of a camera, mirrored or not', async () => {
    expect(await textsIn(drawn(), 'frame')).toEqual([TEXT])
    expect(await textsIn(drawn().flop(), 'frame')).toEqual([TEXT])
  })
})

describe('pictures without a readable code', () => {
  test('a picture without a code', async () => {
    const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080' } })
    expect(await read(plain)).toEqual({ codes: [], hasUnread: false })
  })

  test('a code that is covered too much is detected', async () => {
    const cover = { create: { width: 120, height: 120, channels: 3, background: '#777' } } as const
    const covered = drawn().composite([{ input: cover, left: 120, top: 120 }])
    expect(await read(await settled(covered))).toEqual({ codes: [], hasUnread: true })
  })
})

describe('a grey picture', () => {
  const picture = { width: 3, height: 2, data: Uint8Array.of(100, 110, 120, 100, 110, 120) }

  test('of colours weighs green most and blue least', () => {
    const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255)
    const { data: grey } = greyOf({ width: 3, height: 1, data } as ImageData)
    expect([...grey]).toEqual([79, 143, 31])
  })

  test('stretched goes from black to white', () => {
    expect([...stretched(picture).data]).toEqual([0, 128, 255, 0, 128, 255])
  })

  test('of one grey is unchanged', () => {
    const plain = { width: 2, height: 1, data: Uint8Array.of(7, 7) }
    expect(stretched(plain)).toEqual(plain)
  })

  test('mirrored has reversed rows', () => {
    expect([...mirrored(picture).data]).toEqual([120, 110, 100, 120, 110, 100])
  })

  test('halved has the mean of each four pixels', () => {
    const four = { width: 2, height: 2, data: Uint8Array.of(0, 100, 100, 200) }
    expect(resized(four, 0.5)).toEqual({ width: 1, height: 1, data: Uint8Array.of(100) })
  })

  test('enlarged keeps its edges', () => {
    const edge = { width: 2, height: 1, data: Uint8Array.of(0, 255) }
    expect([...resized(edge, 2).data]).toEqual([0, 63, 191, 255, 0, 63, 191, 255])
  })
})

test('field-general-f07: white codes on black are read', async () => {
  expect(await textsIn(await settled(drawn().negate()))).toEqual([TEXT])
})
