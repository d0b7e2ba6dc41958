import { expect, test } from 'vitest'

import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { plan } from './plan.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const planOf = (given: Partial<PlannerInput>) => plan({ ...blankInput, ...given })
const taxes = (given: Partial<PlannerInput>) => {
  const { new: inNew, old: inOld } = planOf(given)
  return [inNew.taxableIncome, inNew.tax, inOld.taxableIncome, inOld.tax]
}

test.each(casesOf<[string, Partial<PlannerInput>, number[]]>('planner-taxes'))(
  '%s',
  (_, given, expected) => {
    expect(taxes(given)).toEqual(expected)
  },
)

test('a loss from houses lowers other income by two lakh in the old regime, and not in the new one', () => {
  // 2,28,000 − 30 % − 3,00,000 = −1,40,400, and −1,50,000 of one's own house
  const found = planOf({
    grossIncome: 1_000_000,
    ownInterest: 150_000,
    rentReceived: 240_000,
    municipalTax: 12_000,
    letInterest: 300_000,
  })
  expect(found.old).toMatchObject({ setOff: { againstHeads: 200_000 }, unusedLoss: 90_400 })
  expect(found.old.taxableIncome).toBe(750_000)
  expect(found.new.heads.house).toMatchObject({ let: -140_400, income: 0 })
  expect(found.new.taxableIncome).toBe(925_000)
})

test.each([
  [{ otherIncome: 200_000, equityLong: 500_000 }, 22_750],
  [{ grossIncome: 575_000, equityShort: 200_000 }, 41_600],
  // 4,80,000 + 31,09,375, surcharge 15 %
  [{ otherIncome: 3_000_000, equityLong: 25_000_000 }, 4_292_890],
  // Above 4,00,000 of other income, so that no exemption is left: 6,25,000 of 50,00,000 against 4,48,000 of 22,40,000
  [
    {
      otherIncome: 3_000_000,
      propertyPrice: 8_000_000,
      propertyCost: 3_000_000,
      propertyYear: 2012,
    },
    // (4,80,000 + 4,48,000) × 1.10 × 1.04: 80,00,000 of income pays a surcharge of 10 %
    1_061_630,
  ],
])('gains at their own rates in the new regime: %j', (given, tax) => {
  expect(planOf(given).new.tax).toBe(tax)
})

test('the tax of a house bought in 2012-13 is the lower of two', () => {
  const given = { propertyPrice: 8_000_000, propertyCost: 3_000_000, otherIncome: 400_000 }
  expect(planOf({ ...given, propertyYear: 2012 }).new.gainsTax).toBe(448_000)
  expect(planOf({ ...given, propertyYear: 2025 }).new.gainsTax).toBe(625_000)
})

test('whether the limit of the rebate counts the gains is open, and both readings are there', () => {
  // 60,000 + 9,375 against 9,375 alone, with cess
  expect(planOf({ grossIncome: 1_275_000, equityLong: 200_000 }).new).toMatchObject({
    tax: 72_150,
    taxByOtherReading: 9_750,
  })
})
