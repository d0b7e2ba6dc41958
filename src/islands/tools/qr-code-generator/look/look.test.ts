import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { LEVELS } from '../limits.ts'
import { drawPicture, drawSvg, QUIET_ZONE } from '../picture.ts'
import { pngFile } from '../png.ts'
import { qrCode } from '../qr.ts'
import { readBack, readByCamera, readFromAfar } from '../read-back.ts'
import { NOISE } from '../samples.ts'
import { colourVerdict, contrastRatio, hexColour } from './contrast.ts'
import { logoModules, type Look, type Shape, shapedModules } from './look.ts'
import { SAFE_COLOURS } from './SafeColours.tsx'
import { drawStyledSvg, drawingOf } from './styled-code.ts'
import { drawStyledPicture, greyOf } from './styled-picture.ts'

const PLAIN: Look = { ink: '#000000', paper: '#ffffff', shape: 'square', logo: undefined }
const INDIGO = { ink: '#1a237e', paper: '#fff8e1' }
const TEXT = 'https://ganak.example/tools?a=1&b=2'

describe('the contrast of colours', () => {
  // WCAG 2.2: the extremes by definition; #767676 is the lightest grey that reaches 4.5 on white, #949494 the one that reaches 3.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#949494', '#ffffff', 3.03],
    ['#959595', '#ffffff', 2.99],
    ['#ff0000', '#ffffff', 4.0],
  ])('%s on %s is %d', (ink, paper, ratio) => {
    expect(contrastRatio(ink, paper)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(paper, ink)).toBe(contrastRatio(ink, paper))
  })

  test.each([
    ['#959595', '#ffffff', 'problem', '2.9 to 1'],
    ['#ffffff', '#000000', 'problem', 'darker than the background'],
    ['#ffeb3b', '#ffffff', 'problem', 'too similar'],
    ['#777777', '#ffffff', 'warning', '4.4 to 1'],
  ] as const)('%s on %s is a %s', (ink, paper, kind, words) => {
    expect(Object.entries(colourVerdict(ink, paper))).toEqual([
      [kind, expect.stringContaining(words)],
    ])
  })

  test('of the safe colours is that of text for everybody (WCAG 2.2, AAA)', () => {
    expect(SAFE_COLOURS).toHaveLength(6)
    for (const { ink, paper } of SAFE_COLOURS) {
      expect(contrastRatio(ink, paper)).toBeGreaterThanOrEqual(7)
      expect(colourVerdict(ink, paper)).toEqual({})
    }
  })

  test('dark blue on cream has no error and no warning', () => {
    expect(colourVerdict(INDIGO.ink, INDIGO.paper)).toEqual({})
  })

  test.each([
    ['#1A237E', '#1a237e'],
    [' 1a237e ', '#1a237e'],
    ['#abc', '#aabbcc'],
    ['#12', undefined],
    ['indigo', undefined],
    ['#12345g', undefined],
    ['', undefined],
  ])('%j is the colour %s', (typed, colour) => {
    expect(hexColour(typed)).toBe(colour)
  })
})

describe('the area of a logo', () => {
  test('is odd, below its share, and clear of the marks in the corners at every size', () => {
    for (let size = 21; size <= 177; size += 4) {
      expect(logoModules(size, 'M')).toBe(0)
      const side = logoModules(size, 'H')
      expect(side % 2).toBe(1)
      expect(side ** 2).toBeLessThanOrEqual(size ** 2 / 10)
      // A mark is 7 modules and the line around it 1.
      expect((size - side) / 2).toBeGreaterThanOrEqual(8)
    }
  })

  test('uses level H, or the strongest level that fits', () => {
    const { code } = drawingOf({ ...PLAIN, logo: NOISE })
    expect(code(TEXT, 'L').level).toBe('H')
    expect(code('a'.repeat(1300), 'L').level).toBe('Q')
    expect(() => code('a'.repeat(1700), 'L')).toThrow('allows only error correction M')
    expect(() => code(' ', 'L')).toThrow('Please enter text')
  })

  test('has no module in it', () => {
    const code = drawingOf({ ...PLAIN, logo: NOISE }).code(TEXT, 'H')
    const side = logoModules(code.modules.size, 'H')
    const from = (code.modules.size - side) / 2
    const isInside = (at: number) => at >= from && at < from + side
    const inside = shapedModules(code, { ...PLAIN, logo: NOISE }).filter(
      ({ x, y }) => isInside(x) && isInside(y),
    )
    expect(inside).toEqual([])
  })
})

describe('a code in a look', () => {
  test('of black squares on white equals the plain one, to the pixel', () => {
    for (const level of LEVELS) {
      const code = qrCode(TEXT, level)
      expect(greyOf(drawStyledPicture(code, PLAIN)).pixels).toEqual(drawPicture(code).pixels)
    }
  })

  const looks = (['square', 'rounded', 'dots'] as Shape[]).flatMap((shape) => [
    { ...INDIGO, shape, logo: undefined },
    { ...INDIGO, shape, logo: NOISE },
  ])
  test.each(looks)('$shape, $logo.sizePx: is read nearby and from afar', (look) => {
    for (const text of ['a', TEXT, 'नमस्ते '.repeat(8)]) {
      const drawing = drawingOf(look)
      const code = drawing.code(text, 'M')
      const picture = drawing.picture(code)
      expect(readByCamera(picture)).toBe(text)
      expect(readFromAfar(picture, code.modules.size + 8)).toBe(text)
    }
  })

  test('with a logo that covers much more than allowed is not read', () => {
    const look = { ...INDIGO, shape: 'square' as const, logo: NOISE }
    const picture = greyOf(drawStyledPicture(drawingOf(look).code(TEXT, 'H'), look))
    const from = 90
    for (let y = from; y < 210; y++) picture.pixels.fill(255, y * 300 + from, y * 300 + 210)
    expect(readByCamera(picture)).toBeUndefined()
  })

  test.each(looks)(
    '$shape, $logo.sizePx: its SVG, as librsvg draws it, reads back',
    async (look) => {
      const code = drawingOf(look).code(TEXT, 'M')
      const svg = drawStyledSvg(code, look, '40mm')
      expect(svg).toContain('width="40mm" height="40mm"')
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(600)
        .flatten()
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(readBack({ sizePx: info.width, pixels: Uint8Array.from(data) })).toBe(TEXT)
    },
  )

  test('has its colours in the PNG, as libvips reads it, and its SVG the same squares as the plain one', async () => {
    const code = qrCode(TEXT, 'M')
    const look = { ...INDIGO, shape: 'square' as const, logo: undefined }
    const { data, info } = await sharp(await (await drawingOf(look).png(code)).arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.channels]).toEqual([300, 3])
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 3) colours.add(data.toString('hex', at, at + 3))
    expect([...colours].toSorted()).toEqual(['1a237e', 'fff8e1'])
    const drawn = (svg: string) => sharp(Buffer.from(svg)).resize(600).raw().toBuffer()
    expect(await drawn(drawStyledSvg(code, PLAIN))).toEqual(await drawn(drawSvg(code)))
  })
})

test('rounded corners are quarter circles that start and end on the edges of their module', () => {
  const look = { ...PLAIN, shape: 'rounded' as const }
  const code = drawingOf(look).code(TEXT, 'M')
  const path = /fill="#000000" d="([^"]*)"/.exec(drawStyledSvg(code, look))?.[1] ?? ''
  const shapes = path.split(/(?=M)/)
  expect(shapes).toHaveLength(shapedModules(code, look).length)
  for (const [index, { x, y }] of shapedModules(code, look).entries()) {
    const corners = cornersOf(shapes[index] ?? '')
    expect(corners.length).toBeGreaterThanOrEqual(4)
    for (const [left, top] of corners) {
      expect([left - x - QUIET_ZONE, top - y - QUIET_ZONE]).toSatisfy(isOnEdge)
    }
    expect(corners.at(-1)).toEqual(corners[0])
  }
})

/** Returns the points that a path of straight lines and relative arcs passes. */
function cornersOf(path: string): [number, number][] {
  const points: [number, number][] = []
  let [left, top] = [0, 0]
  for (const [, command, values = ''] of path.matchAll(/([MHVa])([^MHVaz]*)/g)) {
    const numbers = (values.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'M') [left = 0, top = 0] = numbers
    if (command === 'H') left = numbers[0] ?? NaN
    if (command === 'V') top = numbers[0] ?? NaN
    if (command === 'a') {
      left += numbers.at(-2) ?? NaN
      top += numbers.at(-1) ?? NaN
    }
    points.push([left, top])
  }
  return points
}

/** Whether a point within a module of side 1 is on its outline. */
function isOnEdge([left, top]: number[]): boolean {
  const isWithin = [left, top].every((place) => place !== undefined && place >= 0 && place <= 1)
  return isWithin && [left, top].some((place) => place === 0 || place === 1)
}

test('a logo keeps its colours and what is transparent', async () => {
  const samples = Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 0, 1, 2, 3, 4, 5, 6, 7, 8)
  const png = await pngFile({ sizePx: 2, channels: 4, samples })
  const { data, info } = await sharp(await png.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(4)
  expect([...data]).toEqual([...samples])
})
