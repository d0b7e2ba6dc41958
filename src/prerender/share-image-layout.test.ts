import { expect, test } from 'vitest'

import { composeShareImage } from './share-image-layout.ts'

/** A typeface whose letters are all half as wide as they are high. */
const measure = (text: string, font: string) =>
  Promise.resolve((text.length * Number(/(\d+)px/.exec(font)?.[1])) / 2)

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
const baselinesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y))

test('a title that is wider than the picture goes on in the next line', async () => {
  // 1,056 pixels are free: 22 letters of 92 pixels, 29 of 72, 55 of 38.
  const svg = await composeShareImage('Loan Prepayment Calculator', 'Rates', '', measure)
  expect(textsOf(svg)).toEqual(['Ganak', 'Loan Prepayment', 'Calculator', 'Rates'])
  const long = await composeShareImage(
    'Why two SIP calculators differ by lakhs of rupees',
    'Rates',
    '',
    measure,
  )
  expect(textsOf(long)).toEqual([
    'Ganak',
    'Why two SIP calculators',
    'differ by lakhs of rupees',
    'Rates',
  ])
  expect(long).toContain('font-size="72"')
})

test('title and line are in the middle between the mark and the foot', async () => {
  const svg = await composeShareImage('Blog', 'Rates', '', measure)
  const [, title = 0, line = 0] = baselinesOf(svg)
  // Both with the gap of 24 are 101.2 + 24 + 41.8 high; between mark and foot are 392 pixels.
  const top = title - 0.9 * 92
  expect(top - 156).toBeCloseTo((392 - 101.2 - 24 - 41.8) / 2)
  expect(line - 0.9 * 38 - top).toBeCloseTo(101.2 + 24)
})

test('a word that is too wide for a line has a line of its own', async () => {
  const word = 'x'.repeat(30)
  expect(textsOf(await composeShareImage(`A ${word}`, 'Rates', '', measure))).toEqual([
    'Ganak',
    'A',
    word,
    'Rates',
  ])
})

test('characters of XML are escaped', async () => {
  expect(await composeShareImage('P & <L>', 'Rates', '', measure)).toContain('P &amp; &lt;L&gt;')
})
