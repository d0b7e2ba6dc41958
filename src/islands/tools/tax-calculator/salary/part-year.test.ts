import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { salaryCalculator } from './definition.ts'
import { salaryFields } from './fields.ts'
import { monthByMonth } from './month-by-month.ts'
import { salary, yearOf } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'
import { salarySentences } from './sentences.ts'

const fresh = readInput(salaryFields, initialTexts(salaryFields))
const given = (change: Partial<SalaryInput> = {}) => ({ ...fresh, ...change })
const of = (change: Partial<SalaryInput> = {}) => salary(given(change))

/** 15 lakh a year, from October, without provident fund, gratuity and professional tax: 7,50,000 of pay. */
const joined = {
  pfOn: 'none',
  gratuityPercent: 0,
  professionalTax: 0,
  worksFrom: 10,
} as const satisfies Partial<SalaryInput>

describe('a part of the tax year 2026-27, by exact arithmetic', () => {
  test('the slabs are those of the whole year', () => {
    // 7,50,000 − 75,000 = 6,75,000: 13,750 of tax, all of it rebated.
    const { pay, tax, inHand } = of(joined).new
    expect([pay.gross, tax.taxableIncome, tax.totalTax, inHand]).toEqual([750_000, 675_000, 0, 750_000]) // prettier-ignore
    const left = of({ ...joined, worksFrom: 4, worksUntil: 9 }).new
    expect([left.pay.gross, left.inHand]).toEqual([750_000, 750_000])
  })

  test('pay, provident fund and professional tax count by the months worked', () => {
    // October to March: 6 × 3,000; April to August: 5 × 1,800. 2,400 ÷ 12 a month.
    const late = of({ worksFrom: 10 }).new
    expect([late.pay.pf, late.professionalTax]).toEqual([18_000, 1_200])
    const early = of({ worksUntil: 8 }).new
    expect([early.pay.pf, early.professionalTax]).toEqual([9_000, 1_000])
    // 36,075 a year; 7,50,000 − 18,000 − 18,037.50
    expect(late.pay.gratuity).toBeCloseTo(18_037.5, 6)
    expect(late.pay.gross).toBeCloseTo(713_962.5, 6)
  })

  test('rent is exempt for the months of the job', () => {
    // 30,000 − 10 % of 75,000 = 22,500 in each of six months
    const { old } = of({
      ...joined,
      knownBy: 'parts',
      basic: 900_000,
      hra: 450_000,
      otherPay: 150_000,
      monthlyRent: 30_000,
    })
    expect(old.deducted.hraExemption).toBeCloseTo(135_000, 6)
  })

  test('a bonus outside the job is not paid, and the page says so', () => {
    const input = given({ ...joined, bonus: 60_000, bonusMonth: 9 })
    const result = salary(input)
    expect(result.new.pay.bonus).toBe(0)
    expect(result.new.pay.gross).toBeCloseTo((1_440_000 / 12) * 6, 6)
    expect(salaryCalculator.notes?.(result, input)[0]).toContain('The bonus is not paid')
  })

  test('a job cannot end before it begins', () => {
    expect(of({ worksFrom: 10, worksUntil: 9 }).problem).toBe('months')
    expect(of({ worksFrom: 1, worksUntil: 1 }).problem).toBeUndefined()
  })
})

describe('two employers in one year, by exact arithmetic', () => {
  const both = { ...joined, otherSalary: 800_000, otherTax: 30_000 }

  test('one standard deduction and one run through the slabs', () => {
    // 15,50,000 − 75,000 = 14,75,000: 20,000 + 40,000 + 15 % of 2,75,000 = 1,01,250; with cess 1,05,300
    const { tax, inHand } = of(both).new
    expect([tax.taxableIncome, tax.totalTax]).toEqual([1_475_000, 105_300])
    expect(inHand).toBe(750_000 - 105_300 + 30_000)
  })

  test('the tax that is left is spread over the months of this job', () => {
    // (1,05,300 − 30,000) ÷ 6
    const { months, refund } = monthByMonth(of(both).new, 'new')
    expect(months.map(({ incomeTax }) => incomeTax)).toEqual([...Array<number>(6).fill(0), ...Array<number>(6).fill(12_550)]) // prettier-ignore
    expect(refund).toBe(0)
  })

  test('an employer that does not know of the other leaves tax to be paid', () => {
    const input = given(both)
    expect(salarySentences(salary(input), input).at(-1)).toBe(
      'The year has one standard deduction and one run through the slabs for both employers, ₹1,05,300 of tax in total. Tell this employer the other pay and its tax: if it deducts only on its own pay, ₹0, then ₹75,300 is due with your return.',
    )
  })

  test('too much tax deducted before comes back', () => {
    const { inHand, tax } = of({ ...joined, otherSalary: 400_000, otherTax: 50_000 }).new
    // 11,50,000 − 75,000 = 10,75,000 is rebated.
    expect(tax.totalTax).toBe(0)
    expect(inHand).toBe(800_000)
    expect(monthByMonth(of({ ...joined, otherSalary: 400_000, otherTax: 50_000 }).new, 'new').refund).toBe(50_000) // prettier-ignore
  })
})

const parts = fc.record({
  ctc: fc.integer({ min: 200_000, max: 20_000_000 }),
  worksFrom: fc.integer({ min: 4, max: 9 }),
  worksUntil: fc.constantFrom(9, 10, 11, 12, 1, 2, 3),
  otherSalary: fc.integer({ min: 0, max: 3_000_000 }),
  otherTax: fc.integer({ min: 0, max: 300_000 }),
})
const regimes = fc.constantFrom('new' as const, 'old' as const)

test('the months add up, and the parts are those of a full year by the months', () => {
  fc.assert(
    fc.property(parts, regimes, (change, regime) => {
      const year = yearOf(given(change), regime)
      const { months, refund } = monthByMonth(year, regime)
      const paid = months.reduce((sum, { inHand }) => sum + inHand, 0)
      expect(paid + refund).toBeCloseTo(year.inHand, 4)
      const count = months.filter(({ gross }) => gross > 0).length
      expect(year.pay.ctc).toBeCloseTo((change.ctc * count) / 12, 4)
    }),
  )
})

test('backwards and forwards is the same in a part of a year too', () => {
  fc.assert(
    fc.property(
      parts,
      regimes,
      fc.integer({ min: 20_000, max: 400_000 }),
      (change, regime, inHand) => {
        const wanted = { ...given(change), knownBy: 'in-hand' as const, inHand }
        const found = salary(wanted)
        if (found.problem !== undefined) return
        const { ctc } = found[regime].input
        const months = found[regime].pay.months.filter(({ gross }) => gross > 0).length || 1
        const inHandOf = (other: number) => yearOf({ ...wanted, ctc: other }, regime).inHand
        if (ctc === 0) return
        expect(inHandOf(ctc)).toBeGreaterThan(inHand * months - 0.001)
        for (const less of [12, 25, 50, 400, 10_000])
          expect(inHandOf(Math.max(0, ctc - less))).toBeLessThan(inHand * months - 0.001)
      },
    ),
    { numRuns: 60 },
  )
}, 60_000)
