import { expect, test } from 'vitest'

import { blankInput } from '@/islands/tools/tax-calculator/planner/blank-input.ts'
import type { PlannerInput } from '@/islands/tools/tax-calculator/planner/planner-input.ts'
import { plan } from '@/islands/tools/tax-calculator/planner/plan.ts'
import { rupees } from '@/lib/format.ts'
import { testStates } from '../stated-figures.ts'

// The figures of the tax planner's page and of its questions, by the formula of the tool.

const year = { ...blankInput, taxYear: 'tax-year-2026-27' }
const planOf = (given: Partial<PlannerInput>) => plan({ ...year, ...given })
const fresh = planOf({ grossIncome: 1_500_000, section80C: 150_000, healthFamily: 25_000 })
const withGain = planOf({ grossIncome: 1_275_000, equityLong: 200_000 }).new
const house = { otherIncome: 400_000, propertyPrice: 8_000_000, propertyCost: 3_000_000 }
const winsAbove = (grossIncome: number) => {
  const { breakEven } = planOf({ grossIncome })
  return typeof breakEven === 'number' ? rupees(breakEven) : breakEven
}

testStates('tools/tax-calculator/planner.mdx', 'the page of the tax planner is right about %s', [
  ['taxable income', `${rupees(fresh.new.taxableIncome)} | ${rupees(fresh.old.taxableIncome)}`],
  ['tax', `**${rupees(fresh.new.tax)}** | **${rupees(fresh.old.tax)}**`],
  ['the break-even', `deductions above ${winsAbove(1_500_000)} in addition`],
  ['a house sold', `pays ${rupees(planOf({ ...house, propertyYear: 2012 }).new.gainsTax)} before`],
  ['the other way', `instead of ${rupees(planOf(house).new.gainsTax)}.`],
  [
    'gains on both sides of 23 July 2024',
    `on each side pay ${rupees(planOf({ taxYear: 'fy-2024-25', sold: 'both', otherIncome: 1_000_000, equityLong: 100_000, equityLongBefore: 100_000 }).new.gainsTax)} before cess`,
  ],
  [
    'the unused exemption',
    `pays ${rupees(planOf({ otherIncome: 200_000, equityLong: 500_000 }).new.tax)} in`,
  ],
  ['the end of the old rebate', `costs ${rupees(planOf({ otherIncome: 500_010 }).old.tax)}.`],
  [
    'the open limit of the rebate',
    `between ${rupees(withGain.tax)} and ${rupees(withGain.taxByOtherReading ?? NaN)}:`,
  ],
])

testStates(
  'faq/financial.md',
  'the questions about the tax planner are right about %s',
  [
    [
      'where the old regime wins',
      `${winsAbove(1_500_000)} at ₹15,00,000, ${winsAbove(2_000_000)} at ₹20,00,000 and ${winsAbove(3_000_000)} at ₹30,00,000`,
    ],
    ['the salary without tax', 'Up to ₹12,75,000 the new regime takes nothing'],
    ['the rebate by the words', `then pays ${rupees(withGain.tax)}.`],
    ['the other reading', `makes it ${rupees(withGain.taxByOtherReading ?? NaN)}.`],
  ],
  'tax-calculator/planner',
)

test('up to 12,75,000 of salary the new regime takes nothing, and a little more pays', () => {
  expect(planOf({ grossIncome: 1_275_000 }).new.tax).toBe(0)
  expect(planOf({ grossIncome: 1_275_100 }).new.tax).toBe(100)
})
