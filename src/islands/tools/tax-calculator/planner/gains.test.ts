import { expect, test } from 'vitest'

import { blankInput } from './blank-input.ts'
import { hiddenFields } from './fields.ts'
import { taxByIncome } from './next-rupees.ts'
import { planNotes } from './plan-notes.ts'
import { plan, regimePlan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'

const gainsTax = (given: Partial<PlannerInput>) => plan({ ...blankInput, ...given }).new.gainsTax

test('what other income leaves unused is taken off the gain with the highest rate first', () => {
  // 2,00,000 are unused: 1,50,000 of the short-term gain, and 50,000 of the other; 2,50,000 × 12.5 %
  expect(gainsTax({ otherIncome: 200_000, equityShort: 150_000, otherLong: 300_000 })).toBe(31_250)
})

test('of gains at one rate those with a free amount come last', () => {
  // 1,00,000 is unused and takes the other gain; (2,00,000 − 1,25,000) × 12.5 %
  expect(gainsTax({ otherIncome: 300_000, otherLong: 100_000, equityLong: 200_000 })).toBe(9_375)
})

test.each([
  // 79 lakh × 384 ÷ 363 is more than the price: no tax by the cost that has grown
  ['bought by 22 July 2024', 2024, 0],
  ['bought later', 2025, 12_500],
])('property %s', (_, propertyYear, tax) => {
  const sale = { propertyPrice: 8_000_000, propertyCost: 7_900_000 }
  expect(gainsTax({ otherIncome: 3_000_000, ...sale, propertyYear })).toBe(tax)
})

test('a cost does not shrink when the year of the tax is before that of the purchase', () => {
  const sale = { propertyPrice: 1_000_000, propertyCost: 900_000, propertyYear: 2025 }
  expect(gainsTax({ taxYear: 'fy-2023-24', otherIncome: 3_000_000, ...sale })).toBe(20_000)
})

test.each<[string, number, PlannerInput['sold'], string]>([
  ['fy-2023-24', 2025, 'after', 'later than the sale'],
  ['fy-2023-24', 2024, 'after', 'later than the sale'],
  ['fy-2024-25', 2025, 'before', 'later than the sale'],
  ['fy-2023-24', 2022, 'after', 'up to 24 months'],
  ['fy-2025-26', 2024, 'after', 'up to 24 months'],
  ['fy-2025-26', 2023, 'after', ''],
  ['tax-year-2026-27', 2025, 'after', ''],
])('in %s a purchase in %i (sold %s) has the note “%s”', (taxYear, propertyYear, sold, told) => {
  const sale = { propertyPrice: 2_000_000, propertyCost: 1_000_000, propertyYear, sold, taxYear }
  const input = { ...blankInput, ...sale }
  const notes = planNotes(plan(input), input).filter((note) => note.includes('Bought in'))
  expect(notes).toHaveLength(told === '' ? 0 : 1)
  expect(notes.join('')).toContain(told)
})

test('a loss on property lowers nothing', () => {
  const sale = { propertyPrice: 5_000_000, propertyCost: 6_000_000 }
  expect(gainsTax({ otherIncome: 3_000_000, ...sale, otherLong: 100_000 })).toBe(12_500)
})

test('only the year in which the rates changed asks when the sales were', () => {
  const asks = ['fy-2023-24', 'fy-2024-25', 'fy-2025-26', 'tax-year-2026-27'].map(
    (taxYear) => !hiddenFields({ ...blankInput, taxYear }).includes('sold'),
  )
  expect(asks).toEqual([false, true, false, false])
})

test('the tax by income is that of the whole plan', () => {
  const input: PlannerInput = {
    ...blankInput,
    grossIncome: 1_500_000,
    section80C: 150_000,
    ownInterest: 150_000,
    equityLong: 300_000,
  }
  const found = plan(input)
  for (const regime of ['new', 'old'] as const)
    for (const grossIncome of [0, 400_000, 1_275_000, 6_000_000])
      expect(taxByIncome(found, input, regime)(grossIncome)).toBe(
        regimePlan({ ...input, grossIncome }, regime, found.year, 'none').tax,
      )
})
