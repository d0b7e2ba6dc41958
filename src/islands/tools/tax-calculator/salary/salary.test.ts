import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { salaryFields } from './fields.ts'
import { monthByMonth } from './month-by-month.ts'
import { salary, yearOf } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

const fresh = readInput(salaryFields, initialTexts(salaryFields))
const given = (change: Partial<SalaryInput> = {}) => ({ ...fresh, ...change })
const of = (change: Partial<SalaryInput> = {}) => salary(given(change))
const aMonth = (change: Partial<SalaryInput> = {}) => of(change).new.inHand / 12

describe('15 lakh, half of it basic, provident fund up to the ceiling, professional tax 2,400, new regime', () => {
  test('with a ceiling of 15,000 all year', () => {
    // gross 15,00,000 − 21,600 − 36,075 = 14,42,325; taxable 13,67,330; tax 85,099.50 × 1.04 = 88,500
    const { pay, tax, inHand } = of({ pfOn: 'typed', wageCeiling: 15_000 }).new
    expect(pay.gross).toBeCloseTo(1_442_325, 6)
    expect([pay.pf, tax.taxableIncome, tax.totalTax]).toEqual([21_600, 1_367_330, 88_500])
    expect(Math.round(inHand / 12)).toBe(110_819)
  })

  test('with a ceiling of 25,000 all year', () => {
    expect(Math.round(aMonth({ pfOn: 'typed', wageCeiling: 25_000 }))).toBe(108_605)
  })

  test('with the ceilings of tax year 2026-27', () => {
    // 5 × 1,800 + 2,360 + 6 × 3,000 = 29,360
    expect(of().new.pay.pf).toBe(29_360)
    expect(Math.round(aMonth())).toBe(109_626)
  })

  test('with gratuity as 15 ÷ 26 ÷ 12 of basic to more decimals', () => {
    const change = { pfOn: 'typed', wageCeiling: 15_000, gratuityPercent: 1500 / 26 / 12 } as const
    expect(Math.round(aMonth(change))).toBe(110_819)
  })

  test('in the year before, at the ceiling of that year', () => {
    expect(of({ taxYear: 'fy-2025-26' }).new.pay.pf).toBe(21_600)
  })
})

describe('the parts of a package', () => {
  test('employer’s NPS is taxed and deducted: 20 lakh with 14 % of 10 lakh', () => {
    // 20,00,000 and 1,40,000 more: new 17,85,000 is 20,00,000 − 1,40,000 − 75,000 with the NPS inside the 20 lakh
    const input = given({
      ctc: 2_000_000,
      npsPercent: 14,
      pfOn: 'none',
      gratuityPercent: 0,
      professionalTax: 0,
    })
    const found = salary(input)
    // taxable: gross 18,60,000 + NPS 1,40,000 = 20,00,000
    expect([found.new.tax.taxableIncome, found.new.tax.totalTax]).toEqual([1_785_000, 163_280])
    // old: 10 % of 10,00,000 only, and 50,000
    expect([found.old.tax.taxableIncome, found.old.tax.totalTax]).toEqual([1_850_000, 382_200])
    expect(salary({ ...input, employer: 'government' }).old.tax.taxableIncome).toBe(1_810_000)
  })

  test('in FY 2023-24 the new regime deducted 10 % too', () => {
    const change = {
      ctc: 2_000_000,
      npsPercent: 14,
      pfOn: 'none',
      gratuityPercent: 0,
      taxYear: 'fy-2023-24',
    } as const
    expect(of(change).new.tax.taxableIncome).toBe(1_850_000)
  })

  test('rent in the old regime: the exemption and professional tax come off', () => {
    // 18,00,000 gross; HRA 4,50,000 on basic 9,00,000; rent 3,60,000 − 90,000 = 2,70,000 is the least
    const input = {
      knownBy: 'parts',
      basic: 900_000,
      hra: 450_000,
      otherPay: 450_000,
      pfOn: 'none',
      monthlyRent: 30_000,
      city: 'Pune',
      professionalTax: 2_500,
      oldRegimeDeductions: 150_000,
    } as const
    const { old } = of(input)
    expect(old.deducted.hraExemption).toBeCloseTo(270_000, 6)
    expect(old.tax.taxableIncome).toBe(1_800_000 - 50_000 - 270_000 - 2_500 - 150_000)
    // Before 2026-27 Pune was no city of 50 %: with a rent of 45,000, 40 % of 9,00,000 is the least
    const rich = { ...input, monthlyRent: 45_000 }
    expect(of(rich).old.deducted.hraExemption).toBeCloseTo(450_000, 6)
    expect(of({ ...rich, taxYear: 'fy-2025-26' }).old.deducted.hraExemption).toBeCloseTo(360_000, 6)
  })

  test('typed parts make up the CTC, and the gross pay does not fall with the ceiling', () => {
    const { pay } = of({ knownBy: 'parts', basic: 750_000, hra: 375_000, otherPay: 300_000, bonus: 60_000 }).new // prettier-ignore
    expect(pay.gross).toBeCloseTo(1_485_000, 6)
    expect(pay.ctc).toBeCloseTo(1_485_000 + 29_360 + 36_075, 6)
    expect(pay.months[0]?.gross).toBeCloseTo(pay.months[6]?.gross ?? NaN, 6)
  })

  test('provident fund on the full basic pay knows no ceiling', () => {
    expect(of({ pfOn: 'full' }).new.pay.pf).toBe(90_000)
  })
})

test.each<[Partial<SalaryInput>, string]>([
  [{ ctc: NaN }, 'unread'],
  [{ ctc: -1 }, 'negative'],
  [{ ctc: 1e308 }, 'too large'],
  [{ basicPercent: 90 }, 'parts'],
  [{ bonus: 1_400_000 }, 'parts'],
  [{ knownBy: 'in-hand', inHand: 1e11 }, 'no ctc'],
  [{ knownBy: 'in-hand', inHand: 50_000, bonus: 1_500_000 }, 'parts'],
])('%j has no figures: %s', (change, problem) => {
  const found = of(change)
  expect(found.problem).toBe(problem)
  expect([found.new.inHand, found.old.inHand]).toEqual([NaN, NaN])
})

/** Salaries as they are, and around the places where the law has an edge. */
const salaries = fc
  .record({
    ctc: fc.integer({ min: 200_000, max: 30_000_000 }),
    basicPercent: fc.integer({ min: 20, max: 60 }),
    hraPercent: fc.constantFrom(0, 40, 50),
    npsPercent: fc.constantFrom(0, 10, 14),
    pfOn: fc.constantFrom('ceiling' as const, 'full' as const, 'none' as const, 'typed' as const),
    wageCeiling: fc.constantFrom(15_000, 20_000),
    professionalTax: fc.constantFrom(0, 2_400, 2_500),
    oldRegimeDeductions: fc.constantFrom(0, 150_000, 400_000),
    monthlyRent: fc.constantFrom(0, 15_000, 40_000),
    bonusPercent: fc.constantFrom(0, 5, 8),
    bonusMonth: fc.integer({ min: 1, max: 12 }),
    taxYear: fc.constantFrom('fy-2023-24', 'fy-2025-26', 'tax-year-2026-27'),
  })
  .map(({ bonusPercent, ...change }) =>
    given({ ...change, bonus: Math.round((change.ctc * bonusPercent) / 100) }),
  )
const regimes = fc.constantFrom('new' as const, 'old' as const)

test('gross and the employer’s parts make up the CTC; in hand and what is taken off make up the gross', () => {
  fc.assert(
    fc.property(salaries, regimes, (input, regime) => {
      const { pay, tax, inHand, professionalTax } = yearOf(input, regime)
      expect(professionalTax).toBe(input.professionalTax)
      expect(pay.gross + pay.pf + pay.gratuity + pay.nps).toBeCloseTo(input.ctc, 4)
      expect(pay.basic + pay.hra + pay.bonus + pay.otherPay).toBeCloseTo(pay.gross, 4)
      expect(inHand + pay.pf + professionalTax + tax.totalTax).toBeCloseTo(pay.gross, 4)
    }),
  )
})

test('the months add up to the year, and none gives tax back', () => {
  fc.assert(
    fc.property(salaries, regimes, (input, regime) => {
      const year = yearOf(input, regime)
      const { months, refund } = monthByMonth(year, regime)
      const total = (of: (month: (typeof months)[number]) => number) => months.reduce((sum, month) => sum + of(month), 0) // prettier-ignore
      expect(total(({ incomeTax }) => incomeTax) - refund).toBeCloseTo(year.tax.totalTax, 6)
      expect(total(({ inHand }) => inHand) + refund).toBeCloseTo(year.inHand, 4)
      expect(total(({ gross }) => gross)).toBeCloseTo(year.pay.gross, 4)
      expect(Math.min(refund, ...months.map(({ incomeTax }) => incomeTax))).toBeGreaterThanOrEqual(0) // prettier-ignore
    }),
  )
})

test('backwards and forwards is the same within a rupee a month, and no smaller CTC brings as much', () => {
  fc.assert(
    fc.property(
      salaries,
      regimes,
      fc.integer({ min: 10_000, max: 1_500_000 }),
      (input, regime, inHand) => {
        // prettier-ignore
        const wanted = { ...input, bonus: 0, knownBy: 'in-hand', inHand } as const
        const found = salary(wanted)
        if (found.problem !== undefined) return
        const { ctc } = found[regime].input
        const inHandOf = (other: number) => yearOf({ ...wanted, ctc: other }, regime).inHand
        expect(Number.isInteger(ctc)).toBe(true)
        // A sum of twelve months misses the year by a few billionths.
        expect(inHandOf(ctc)).toBeGreaterThan(inHand * 12 - 0.001)
        expect(inHandOf(ctc)).toBeLessThan(inHand * 12 + 12)
        for (const less of [1, 2, 3, 5, 8, 13, 50, 150, 400, 2_000, 10_000, 50_000, 300_000])
          expect(inHandOf(ctc - less)).toBeLessThan(inHand * 12 - 0.001)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
