import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { incomeTax } from '../income-tax.ts'
import { salaryFields } from './fields.ts'
import { monthByMonth } from './month-by-month.ts'
import { salary } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

const fresh = readInput(salaryFields, initialTexts(salaryFields))
const of = (change: Partial<SalaryInput> = {}) => salary({ ...fresh, ...change })
const regimes = fc.constantFrom('new' as const, 'old' as const)

// Without provident fund, gratuity and NPS the gross pay is the CTC, and all amounts are whole rupees.
test('the CTC found is the least one, in whole rupees', () => {
  fc.assert(
    fc.property(
      regimes,
      fc.integer({ min: 10_000, max: 1_500_000 }),
      fc.constantFrom(0, 2_400, 2_500),
      (regime, inHand, professionalTax) => {
        const plain = { pfOn: 'none', gratuityPercent: 0, professionalTax, regime } as const
        const { ctc } = of({ ...plain, knownBy: 'in-hand', inHand })[regime].input
        const bringsEnough = (grossIncome: number) => {
          const deductions = regime === 'old' ? professionalTax : 0
          const { totalTax } = incomeTax({ grossIncome, deductions, deductionsInBothRegimes: 0, regime, taxYear: fresh.taxYear, incomeKind: 'salary', ageBand: 'below-60', equalEntry: 'other-deductions' }) // prettier-ignore
          return grossIncome - professionalTax - totalTax >= inHand * 12
        }
        expect(bringsEnough(ctc)).toBe(true)
        for (let less = 1; less <= 40; less++) expect(bringsEnough(ctc - less)).toBe(false)
      },
    ),
  )
})

// 4,70,338: fund 5 × 1,800 + 2,057 + 6 × 2,352 = 25,169 twice, no tax, 4,20,000 left.
// 18,29,560: fund 29,360 twice; taxable 17,25,200; (1,20,000 + 25,040) × 1.04 = 1,50,840; 16,20,000 left.
test.each([
  [35_000, 470_339],
  [135_000, 1_829_561],
])(
  '%i a month without gratuity and professional tax needs a CTC of ₹%i less ₹1',
  (inHand, tooMuch) => {
    const found = of({ knownBy: 'in-hand', inHand, gratuityPercent: 0, professionalTax: 0 }).new
    expect(found.input.ctc).toBe(tooMuch - 1)
  },
)

test('no pay has no professional tax, and leaves nothing instead of less', () => {
  for (const regime of ['new', 'old'] as const) {
    const found = of({ ctc: 0 })[regime]
    expect([found.inHand, found.professionalTax]).toEqual([0, 0])
    expect(monthByMonth(found, regime).months[0]?.inHand).toBe(0)
  }
  // 2,000 a year, of which 1,000 is basic: 12 × ₹10 of provident fund twice, gratuity of 48.10, and tax for the rest
  expect(of({ ctc: 2_000 }).new).toMatchObject({ inHand: 0, tax: { totalTax: 0 } })
})
