import { expect, test } from 'vitest'

import { drawPicture } from './post-pictures.ts'

/** A loan of two years, and a rate. */
const tools = {
  loan: () =>
    Promise.resolve({
      'Amortization schedule by year > 1 > Interest': '₹3,000',
      'Amortization schedule by year > 1 > Principal': '₹10,000',
      'Amortization schedule by year > 2 > Interest': '₹1,000',
      'Amortization schedule by year > 2 > Principal': '₹12,000',
    }),
  rate: ({ flat = '' }: Record<string, string>) => Promise.resolve({ Reducing: `${flat}.24%` }),
}
const answer = { of: 'nine', row: 'Reducing' }
const sums = { nine: { of: 'rate', flat: 16 } }

test('figures become bars of their amounts, in the colour of their part', async () => {
  const bars = [
    { label: 'Leaflet', of: 'rate', flat: 9, row: 'Reducing' },
    { label: 'Loan', of: 'nine', row: 'Reducing', color: 'interest' as const },
  ]
  expect(await drawPicture({ line: 'The rate', answer, bars }, sums, tools)).toEqual({
    answer: '16.24%',
    unit: '',
    line: 'The rate',
    drawing: {
      kind: 'bars',
      parts: [
        { label: 'Leaflet', figure: '9.24%', amount: 9.24, color: 'principal' },
        { label: 'Loan', figure: '16.24%', amount: 16.24, color: 'interest' },
      ],
    },
  })
})

test('a loan becomes the strokes of its years', async () => {
  const loan = { of: 'loan' }
  const { drawing } = await drawPicture({ line: 'Loan', answer, loan }, sums, tools)
  expect(drawing).toEqual({
    kind: 'hanging',
    strokes: [
      { near: 3000, far: 10000 },
      { near: 1000, far: 12000 },
    ],
  })
})

test('a loan without a schedule stops the build', async () => {
  const picture = { line: 'Loan', answer, loan: { of: 'nine' } }
  await expect(drawPicture(picture, sums, tools)).rejects.toThrow('rate has no schedule by year')
})
