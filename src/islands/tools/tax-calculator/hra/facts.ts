import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { hraCityRule } from '../hra-exemption.ts'
import { currentLaw } from '../tax-years.ts'

const rule = hraCityRule(currentLaw.id)
const { from, citation: source, lastChecked: checked } = rule
const shared = {
  from,
  source,
  checked,
  reviewBy: '2027-04-01',
  pages: ['tax-calculator/hra', 'tax-calculator/salary', 'tax-calculator/planner'],
}

/** The exemption of house rent allowance. */
export const facts: readonly DatedFact[] = [
  {
    id: 'hra-exemption',
    name: 'House rent allowance: exempt part, old regime',
    value: `The least of the allowance, the rent beyond ${groupedNumber(rule.rentBeyondPercent)}% of pay, and ${groupedNumber(rule.salaryPercent.metro)}% of pay in the named cities or ${groupedNumber(rule.salaryPercent.other)}% elsewhere`,
    ...shared,
  },
  {
    id: 'hra-cities',
    name: `House rent allowance: cities with ${groupedNumber(rule.salaryPercent.metro)}%`,
    value: rule.metros.join(', '),
    ...shared,
  },
]
