import { expect, test } from 'vitest'

import type { Drawing } from '../lib/sample-answer.ts'
import { drawDrawing } from './drawings.ts'

/** A typeface whose letters are all half as wide as they are high. */
const measure = (text: string, font: string) =>
  Promise.resolve((text.length * Number(/(\d+)px/.exec(font)?.[1])) / 2)
const colours = {
  principal: 'blue',
  interest: 'green',
  attention: 'orange',
  text: 'white',
  soft: 'grey',
  accent: 'gold',
  ground: 'black',
}
const draw = (drawing: Drawing) => drawDrawing(drawing, { width: 464, colours, measure })

/** The top and the height of each rounded part. */
const partsOf = (svg: string) =>
  [...svg.matchAll(/y="([\d.]+)" width="[\d.]+" height="([\d.]+)" rx/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ])

test('a loan hangs from the line: interest first, the longest stroke over the whole height', async () => {
  const strokes = [
    { near: 3, far: 1 },
    { near: 1, far: 1 },
  ]
  const { svg, height } = await draw({ kind: 'hanging', strokes })
  // 210 pixels are 4 rupees. A pitch of 232 has a stroke of 62 %.
  expect(svg).toContain('M44.1 0h143.8V157.5h-143.8z')
  expect(svg).toContain('M276.1 0h143.8V52.5h-143.8z')
  expect(partsOf(svg)).toEqual([
    [159.5, 50.5],
    [54.5, 50.5],
  ])
  expect(height).toBe(216)
})

test('savings stand on the line: growth above it, money put in below', async () => {
  const strokes = [
    { near: 1, far: 1 },
    { near: 2, far: 5 },
  ]
  const { svg, height } = await draw({ kind: 'standing', strokes })
  // 210 pixels are 7 rupees: the line is 150 below the top.
  expect(svg).toContain('<rect y="150" width="464" height="6" fill="gold"/>')
  expect(partsOf(svg)).toEqual([
    [120, 30],
    [0, 150],
    [156, 30],
    [156, 60],
  ])
  expect(height).toBe(216)
})

test('the parts of a ring go all the way round', async () => {
  const part = { label: 'Tax', figure: '₹1', color: 'attention' as const }
  const { svg } = await draw({
    kind: 'shares',
    parts: [
      { ...part, amount: 1 },
      { ...part, amount: 3 },
    ],
  })
  const lengths = [...svg.matchAll(/dasharray="([\d.]+) ([\d.]+)"/g)]
  const around = Number(lengths[0]?.[2])
  expect(around).toBeCloseTo(2 * Math.PI * 81, 1)
  // Each part ends 3 pixels before the next.
  expect(lengths.map(([, length]) => Math.round(Number(length)))).toEqual([
    Math.round(around / 4 - 3),
    Math.round((around * 3) / 4 - 3),
  ])
})

test('the largest bar takes the whole width', async () => {
  const bar = { label: 'Flat', figure: '9%', color: 'interest' as const }
  const { svg } = await draw({
    kind: 'bars',
    parts: [
      { ...bar, amount: 9 },
      { ...bar, amount: 18 },
    ],
  })
  expect(svg).toContain('width="232.0" height="18"')
  expect(svg).toContain('width="464.0" height="18"')
})

test('a label is as small as it takes to stay clear of its figure', async () => {
  const label = 'x'.repeat(40)
  const { svg } = await draw({ kind: 'lines', lines: [[label, '₹10,000']] })
  // 7 letters of 15 pixels and a gap of 16 leave 343 for 40 letters.
  expect(svg).toContain('font-size="17.1"')
})

test('a QR code keeps its modules and the quiet zone of four', async () => {
  const { svg } = await draw({ kind: 'squares', rows: ['101', '000', '011'] })
  expect(svg).toContain('d="M4 4h1v1h-1zM6 4h1v1h-1zM5 6h2v1h-2z"')
  // 264 pixels hold 11 modules of 24.
  expect(svg).toContain('<rect width="264" height="264" rx="12" fill="#fff"/>')
})
