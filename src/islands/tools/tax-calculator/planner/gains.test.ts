import fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitYearTax } from '@/islands/calculator/money/split-year.ts'
import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { hiddenFields } from './fields.ts'
import { taxByIncome } from './next-rupees.ts'
import { planNotes } from './plan-notes.ts'
import { plan, regimePlan } from './plan.ts'
import { regimeTax } from './regime-tax.ts'

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

const both = { taxYear: 'fy-2024-25', sold: 'both' } as const

// Rates of sections 111A, 112 and 112A as amended by the Finance (No. 2) Act 2024: exact arithmetic.
test.each<[Partial<PlannerInput>, number]>([
  // 1,00,000 × 15 % + 1,00,000 × 20 %
  [{ equityShortBefore: 100_000, equityShort: 100_000 }, 35_000],
  // One exemption of 1,25,000, against the later gains first: 75,000 × 10 %
  [{ equityLongBefore: 100_000, equityLong: 100_000 }, 7_500],
  [{ equityLongBefore: 100_000, equityLong: 325_000 }, 35_000],
  [{ equityLongBefore: 60_000, equityLong: 65_000 }, 0],
  // 1,00,000 × 20 % + 1,00,000 × 12.5 %
  [{ otherLongBefore: 100_000, otherLong: 100_000 }, 32_500],
])('in FY 2024-25 %j pay %d before cess', (gains, tax) => {
  expect(gainsTax({ ...both, otherIncome: 3_000_000, ...gains })).toBe(tax)
})

test('land sold before 23 July 2024 pays 20 % over the indexed cost, whatever the other gains are', () => {
  // 10,00,000 × 363 ÷ 289 = 12,56,055; (20,00,000 − 12,56,055) × 20 %, or 10,00,000 × 12.5 % from that day.
  const land = { propertyPrice: 2_000_000, propertyCost: 1_000_000, propertyYear: 2019 }
  const other = { ...both, otherIncome: 3_000_000, ...land }
  expect(gainsTax({ ...other, propertySold: 'before' })).toBe(148_789)
  expect(gainsTax(other)).toBe(125_000)
})

test('what other income leaves unused comes off both sides, the highest rate first, then the exemption', () => {
  // New regime of FY 2024-25: 3,00,000 are free. 50,000 of it is left for the later gains, then 1,25,000 off 50,000 + 2,00,000.
  const gains = { equityLongBefore: 200_000, equityLong: 100_000 }
  expect(gainsTax({ ...both, otherIncome: 250_000, ...gains })).toBe(12_500)
})

test('gains on both sides pay what the XIRR page says, when other income uses the basic exemption up', () => {
  const amount = fc.integer({ min: 0, max: 300_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      amount,
      (shortBefore, longBefore, shortAfter, longAfter) => {
        const { laterFirst, earlierFirst } = splitYearTax({
          shortBefore,
          longBefore,
          shortAfter,
          longAfter,
        })
        const input: PlannerInput = {
          ...blankInput,
          ...both,
          otherIncome: 2_000_000,
          equityShortBefore: shortBefore,
          equityLongBefore: longBefore,
          equityShort: shortAfter,
          equityLong: longAfter,
        }
        const found = plan(input)
        expect(found.income).toBe(2_000_000 + shortBefore + longBefore + shortAfter + longAfter)
        for (const { gainsTax, taxed } of [found.new, found.old]) {
          expect(gainsTax * 1.04).toBeCloseTo(laterFirst, 4)
          const other = regimeTax({ ...taxed, exemptionFirst: 'earlier' })
          expect(other.gainsTax * 1.04).toBeCloseTo(earlierFirst, 4)
        }
      },
    ),
  )
})

test('the gains of before 23 July 2024 do not count where they are not shown', () => {
  const gains = { equityShortBefore: 100_000, equityLongBefore: 500_000, otherLongBefore: 100_000 }
  for (const given of [
    { taxYear: 'fy-2025-26', sold: 'both' },
    { taxYear: 'fy-2024-25' },
  ] as const) {
    const input: PlannerInput = { ...blankInput, ...given, otherIncome: 3_000_000, ...gains }
    expect(hiddenFields(input)).toContain('equityLongBefore')
    expect(plan(input)).toMatchObject({ income: 3_000_000, new: { gains: [] } })
  }
  expect(hiddenFields({ ...blankInput, ...both })).not.toContain('equityLongBefore')
})

test('the page says what the other order of the exemption costs', () => {
  const notes = (gains: Partial<PlannerInput>) => {
    const input = { ...blankInput, ...both, otherIncome: 2_000_000, ...gains }
    return planNotes(plan(input), input).join(' ')
  }
  // Slab tax 2,90,000 + 75,000 × 12.5 %, with 4 % cess
  expect(notes({ equityLongBefore: 100_000, equityLong: 100_000 })).toContain(
    'With the earlier gains first, the tax is ₹3,11,350 in the new regime',
  )
  expect(notes({ equityLongBefore: 100_000 })).not.toContain('one exemption')
  expect(notes({ sold: 'after', equityLong: 100_000 })).toContain('On both sides of that day')
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
