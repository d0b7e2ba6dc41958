import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { taxCalculator } from './definition.ts'
import { incomeTax } from './income-tax.ts'
import { overTime } from './rate-by-income.tsx'

const defaults = {
  ...readInput(taxCalculator.fields, initialTexts(taxCalculator.fields)),
  incomeKind: 'other' as const,
  deductions: 0,
  taxYear: 'fy-2025-26',
}
const pictureOf = (changes: Partial<typeof defaults>) => {
  const input = { ...defaults, ...changes }
  return overTime(incomeTax(input), input)
}

// The Finance Act 2025's own slabs: on 24,00,000 the new regime takes 3,00,000 and 4 % cess, 13 % in all; the old one 12,500 +
// 1,00,000 + 30 % of 14,00,000 = 5,32,500 and cess, 23.075 %. Up to 12,00,000 the new one takes nothing.
test('the curve of FY 2025-26 goes through what the Finance Act makes of an income', () => {
  const picture = pictureOf({ grossIncome: 2_400_000 })
  const at = (income: number) =>
    picture?.series.map(({ amounts }) => amounts[picture.x.indexOf(income)])
  expect(at(2_400_000)?.[0]).toBeCloseTo(13, 6)
  expect(at(2_400_000)?.[1]).toBeCloseTo(23.075, 6)
  expect(at(1_200_000)?.[0]).toBe(0)
  expect(at(0)).toEqual([0, 0])
  expect(picture?.sentence).toContain('13.00% and the old one 23.08%')
})

test('the visitor’s own income is a place of the curve, which reaches to 50 lakh or beyond it', () => {
  const within = pictureOf({ grossIncome: 1_234_567 })
  expect(within?.x).toContain(1_234_567)
  expect(within?.mark?.x).toBe(1_234_567)
  expect(within?.x.at(-1)).toBe(5_000_000)
  const beyond = pictureOf({ grossIncome: 10_000_000 })
  expect(beyond?.x.at(-1)).toBeGreaterThan(10_000_000)
  for (const picture of [within, beyond])
    expect(picture?.x).toEqual(picture?.x.toSorted((a, b) => a - b))
})

test('no income, and one beyond any money, have no curve', () => {
  for (const grossIncome of [0, -5, NaN, 1e300]) expect(pictureOf({ grossIncome })).toBeUndefined()
})
