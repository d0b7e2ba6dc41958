import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { parseMonth } from '@/islands/ui/dates/months.ts'
import { epf, type EpfInput } from './epf.ts'
import { epfFields } from './definition.ts'
import { pensionOf } from './pension.ts'

const page = readInput(epfFields, initialTexts(epfFields))
const of = (changed: Partial<EpfInput>) => {
  const input = { ...page, ...changed }
  const { oneAverage, twoSpells } = pensionOf(epf(input), input)
  return [Math.round(oneAverage), Math.round(twoSpells)]
}

// Each by the law's formula: average wage up to the ceiling × years ÷ 70.
test('all of the service after the change has one pension', () => {
  // From April 2031 on, 25 years: 25,000 × (25 + 2) ÷ 70 = 9,642.86
  const later = { balanceMonth: parseMonth('2031-03'), pensionYears: 0, age: 33 }
  expect(of(later)).toEqual([9_643, 9_643])
  // 19 years have no bonus: 25,000 × 19 ÷ 70 = 6,785.71
  expect(of({ ...later, age: 39 })).toEqual([6_786, 6_786])
})

test('years before the change have two', () => {
  // 8 years and the wages of March to September 2026 before it (103 months), October 2026 to February 2054 after it (329):
  // 25,000 × (36 + 2) ÷ 70 = 13,571.43; (15,000 × 103 ÷ 12 + 25,000 × (329 ÷ 12 + 2)) ÷ 70 = 12,345.24
  expect(of({})).toEqual([13_571, 12_345])
})

test('years between the change and the balance count as after it', () => {
  // 10 years until March 2031, 53 months of them from October 2026 to February 2031, and 8 more years from March 2031 on:
  // 25,000 × 18 ÷ 70 = 6,428.57. After the change 53 + 96 = 149 months, before it 67:
  // (15,000 × 67 ÷ 12 + 25,000 × 149 ÷ 12) ÷ 70 = 5,630.95
  const later = { balanceMonth: parseMonth('2031-03'), pensionYears: 10, age: 50 }
  expect(of(later)).toEqual([6_429, 5_631])
})

test('a wage below both ceilings has one pension', () => {
  // 12,000 × (36 + 2) ÷ 70 = 6,514.29
  expect(of({ monthlyWage: 12_000, wageRisePercent: 0 })).toEqual([6_514, 6_514])
})

test('the average is of the last 60 months, each up to its ceiling', () => {
  // From the wage of March 2026 on for 24 months: 6 at 15,000, September 2026 at 19,666.67, 17 at 25,000, and 36 at 15,000
  // before: (42 × 15,000 + 19,666.67 + 17 × 25,000) ÷ 60 = 17,911.11. × 10 ÷ 70 = 2,558.73
  expect(of({ untilAge: 32 })[0]).toBe(2_559)
})

test('it ends at 58, and is paid from 58 also after an earlier end', () => {
  expect(of({ untilAge: 65 })).toEqual(of({}))
  // 8 + 10 years, without bonus: 25,000 × 18 ÷ 70 = 6,428.57
  expect(of({ untilAge: 40 })[0]).toBe(6_429)
})

test('it is 1,000 at least, from 10 years on', () => {
  // 3,000 × 10 ÷ 70 = 428.57
  expect(of({ monthlyWage: 3_000, wageRisePercent: 0, untilAge: 32 })).toEqual([1_000, 1_000])
  expect(of({ monthlyWage: 3_000, untilAge: 31 + 11 / 12 })).toEqual([NaN, NaN])
})

test.each<Partial<EpfInput>>([
  { isPensionMember: 'no' },
  { pensionYears: -1 },
  { pensionYears: 31 },
  { age: 58 },
  { pensionYears: NaN },
])(
  // prettier-ignore
  'there is none for %j',
  (changed) => {
    expect(of(changed)).toEqual([NaN, NaN])
  },
)
