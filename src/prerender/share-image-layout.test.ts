import { expect, test } from 'vitest'

import { composeShareImage } from './share-image-layout.ts'

/** A typeface whose letters are all half as wide as they are high. */
const measure = (text: string, font: string) =>
  Promise.resolve((text.length * Number(/(\d+)px/.exec(font)?.[1])) / 2)

/** An answer without texts. */
const NONE = { answer: '', line: '' }

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
const baselinesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y))

test('a title that is wider than its half goes on in the next line', async () => {
  // 520 pixels are free: 15 letters of 68 pixels, 17 of 58, 21 of 48.
  const svg = await composeShareImage('Loan Prepayment', 'Rates', '', measure, NONE)
  expect(textsOf(svg)).toEqual(['Ganak', 'Loan Prepayment', 'Rates'])
  const title = 'Why two SIP calculators differ by lakhs of rupees'
  const long = await composeShareImage(title, 'Rates', '', measure, NONE)
  expect(textsOf(long)).toEqual([
    'Ganak',
    'Why two SIP',
    'calculators',
    'differ by lakhs',
    'of rupees',
    'Rates',
  ])
  expect(long).toContain('font-size="58"')
})

test('title and line are in the middle between the mark and the foot', async () => {
  const svg = await composeShareImage('Blog', 'Rates', '', measure, NONE)
  const [, title = 0, line = 0] = baselinesOf(svg)
  // Both with the gap of 24 are 74.8 + 24 + 35.2 high; between mark and foot are 392 pixels.
  const top = title - 0.9 * 68
  expect(top - 156).toBeCloseTo((392 - 74.8 - 24 - 35.2) / 2)
  expect(line - 0.9 * 32 - top).toBeCloseTo(74.8 + 24)
})

test('a word that is too wide for a line has a line of its own', async () => {
  const word = 'x'.repeat(30)
  expect(textsOf(await composeShareImage(`A ${word}`, 'Rates', '', measure, NONE))).toEqual([
    'Ganak',
    'A',
    word,
    'Rates',
  ])
})

test('an answer takes the right half, and the title the left', async () => {
  const answer = { answer: '₹8,678', line: '₹10,00,000 at 8.5%' }
  const svg = await composeShareImage('EMI / Loan Calculator', 'Rates', '', measure, answer)
  // 520 pixels are free for the title: 15 letters of 68 pixels.
  expect(textsOf(svg)).toEqual([
    'Ganak',
    'EMI / Loan',
    'Calculator',
    'Rates',
    '₹10,00,000 at 8.5%',
    '₹8,678',
  ])
  const lefts = [...svg.matchAll(/<text x="([\d.]+)"/g)].map(([, x]) => Number(x))
  expect(lefts.slice(1)).toEqual([72, 72, 72, 664, 664])
})

test('a long answer is as small as it takes to fit', async () => {
  const answer = { answer: '%25E2%2582%25B9500%2520%2526%2520tax', line: 'Encoded twice' }
  const svg = await composeShareImage('Blog', 'Rates', '', measure, answer)
  // 36 letters of 25 pixels are 450 wide, and 464 are free.
  expect(svg).toMatch(/font-size="25"[^>]*>%25E2/)
})

test('a script that the typeface does not have is left out', async () => {
  const answer = { answer: '4KSX', line: '“गणक” encoded' }
  expect(await composeShareImage('Base64', 'Encode', '', measure, answer)).not.toContain('encoded')
})

test('a unit follows the figure in the same line, smaller', async () => {
  const answer = { answer: '₹8,678', unit: 'a month', line: 'Loan' }
  const svg = await composeShareImage('EMI', 'Rates', '', measure, answer)
  // 7 letters of 18 pixels and the gap of 12 leave 326 of 464 pixels for six letters: 108 pixels each.
  expect(svg).toMatch(/font-size="108"[^>]*>₹8,678</)
  expect(svg).toMatch(/x="1000"[^>]* font-size="36"[^>]*>a month</)
})

test('characters of XML are escaped', async () => {
  expect(await composeShareImage('P & <L>', 'Rates', '', measure, NONE)).toContain(
    'P &amp; &lt;L&gt;',
  )
})
