import fc from 'fast-check'
import { expect, test } from 'vitest'

import { incomeTax } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'
import { lawYears } from './tax-years.ts'

const person = (changes: Partial<TaxInput> = {}): TaxInput => ({
  grossIncome: 1_000_000,
  deductions: 0,
  regime: 'new',
  taxYear: 'tax-year-2026-27',
  incomeKind: 'other',
  ageBand: 'below-60',
  deductionsInBothRegimes: 0,
  equalEntry: 'standard-deduction',
  ...changes,
})
const taxOf = (changes: Partial<TaxInput>) => incomeTax(person(changes)).totalTax

// The old regime's rebate ends without relief at 5,00,000: the law itself makes net income fall there.
test.each(lawYears.flatMap(({ id }) => [[id, 'new'] as const, [id, 'old'] as const]))(
  'in %s, %s regime, more income never leaves less before cess, but for the old rebate',
  (taxYear, regime) => {
    const left = (tens: number) => {
      const { working, taxableIncome } = incomeTax(
        person({ taxYear, regime, grossIncome: tens * 10 }),
      )
      const { slabTax, rebate, surcharge, surchargeRelief } = working
      // in paise, because a difference of doubles has noise that the law has not
      return Math.round((taxableIncome - slabTax + rebate - surcharge + surchargeRelief) * 100)
    }
    const incomes = fc.oneof(
      fc.integer({ min: 0, max: 10_000_000 }),
      // close to every place where the law has an edge
      fc
        .tuple(
          fc.constantFrom(50_000, 70_000, 120_000, 500_000, 1_000_000, 2_000_000, 5_000_000),
          fc.integer({ min: -20, max: 300_000 }),
        )
        .map(([edge, more]) => Math.max(0, edge + more)),
    )
    fc.assert(
      fc.property(incomes, fc.integer({ min: 1, max: 2_000 }), (tens, step) => {
        fc.pre(regime === 'new' || tens > 50_000 || tens + step <= 50_000)
        expect(left(tens + step)).toBeGreaterThanOrEqual(left(tens))
      }),
    )
  },
)

test('more income never means less tax, and the working adds up to it', () => {
  const years = fc.constantFrom(...lawYears.map((year) => year.id), 'spec-slabs')
  const regimes = fc.constantFrom('new' as const, 'old' as const)
  fc.assert(
    fc.property(
      years,
      regimes,
      fc.integer({ min: 0, max: 1e8 }),
      fc.integer({ min: 0, max: 1e5 }),
      (taxYear, regime, grossIncome, more) => {
        const { working, totalTax, taxableIncome } = incomeTax(
          person({ taxYear, regime, grossIncome }),
        )
        expect(taxOf({ taxYear, regime, grossIncome: grossIncome + more })).toBeGreaterThanOrEqual(
          totalTax,
        )
        const inSlabs = working.slabs.reduce((sum, line) => sum + line.income, 0)
        const onSlabs = working.slabs.reduce((sum, line) => sum + line.tax, 0)
        expect(inSlabs).toBe(taxableIncome)
        expect(onSlabs).toBeCloseTo(working.slabTax, 4)
        const sum =
          working.slabTax -
          working.rebate +
          working.surcharge -
          working.surchargeRelief +
          working.cess
        expect(sum).toBeCloseTo(working.taxBeforeRounding, 4)
      },
    ),
  )
})
