import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { taxCalculator } from './definition.ts'
import { slabDrawings } from './slab-drawing.tsx'

const page = readInput(taxCalculator.fields, initialTexts(taxCalculator.fields))

test('the areas of the slabs are the tax on the slabs, in both regimes on one scale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_000, max: 10_000_000 }), (grossIncome) => {
      const drawings = slabDrawings({ ...page, grossIncome, taxYear: 'tax-year-2026-27' }) ?? []
      expect(drawings).toHaveLength(2)
      const perArea = drawings.map(({ tax, drawing }) => {
        const area = drawing.hanging.reduce(
          // The gap to the next slab is part of its width.
          (sum, { width, height }) => sum + (width + 0.4) * height,
          0,
        )
        return tax / area
      })
      // Widths and depths are rounded to a hundredth of a percent, and a slab as narrow as a gap is left out.
      const [inNew = NaN, inOld = NaN] = perArea
      expect(Math.abs(inNew / inOld - 1)).toBeLessThan(0.05)
    }),
    { examples: [[1_051_905]] },
  )
})

test('without income to tax there is no drawing', () => {
  expect(slabDrawings({ ...page, grossIncome: 0 })).toBeUndefined()
  expect(slabDrawings({ ...page, grossIncome: NaN })).toBeUndefined()
})

test('₹15,00,000 of salary in tax year 2026-27 pays ₹93,750 on the slabs of the new regime', () => {
  // Section 202 of the Income-tax Act, 2025: 5 % of 4, 10 % of 4 and 15 % of 2.25 lakh after a standard deduction of 75,000.
  const [fresh] =
    slabDrawings({ ...page, grossIncome: 1_500_000, taxYear: 'tax-year-2026-27' }) ?? []
  expect(fresh?.tax).toBe(20_000 + 40_000 + 33_750)
  expect(fresh?.drawing.words?.map(({ text }) => text)).toEqual(['0%', '5%', '10%', '15%'])
})
