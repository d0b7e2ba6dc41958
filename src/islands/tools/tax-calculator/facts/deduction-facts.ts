import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { type DeductionRule, deductionRules } from '../deduction-rules.ts'
import { deductionSections, deductionsLastChecked } from '../deduction-sections.ts'

type Deduction = keyof typeof deductionRules

/** The deductions that have a limit, by the name that the page of all rules shows. */
const NAMES = {
  familyPension: 'Family pension: deduction',
  ownHouseInterest: 'Interest on a home loan: own house',
  repairInterest: 'Interest on a loan for repairs',
  houseLoss: 'Loss from house property against other income',
  section80C: 'Deduction 80C: investments, insurance, repayment',
  ownNps: 'Own contribution to NPS',
  employerNps: 'Employer’s contribution to NPS',
  governmentNps: 'Government’s contribution to NPS',
  health: 'Health insurance, below 60',
  seniorHealth: 'Health insurance, from 60',
  checkUps: 'Health check-ups, within health insurance',
  savingsInterest: 'Interest on savings accounts',
  seniorInterest: 'Interest on deposits, from 60',
} as const satisfies Partial<Record<Deduction, string>>

const IN_PERCENT: readonly Deduction[] = ['employerNps', 'governmentNps']

/** Returns the limits of deductions that are in force. */
export function deductionFacts(): DatedFact[] {
  return Object.entries(NAMES).map(([key, name]) => {
    const deduction = key as keyof typeof NAMES
    const rule: DeductionRule = deductionRules[deduction]
    const [{ from, ...limits }] = rule.limits
    const shown = (limit: number) =>
      IN_PERCENT.includes(deduction)
        ? `${groupedNumber(limit)}% of basic pay and dearness allowance`
        : rupees(limit)
    const { section1961, section2025 } = deductionSections[deduction]
    return {
      id: `deduction-${deduction.replaceAll(/[A-Z]+/g, (capital) => `-${capital.toLowerCase()}`)}`,
      name,
      value: [`Old regime ${shown(limits.old)}`, `new regime ${limits.new > 0 ? shown(limits.new) : 'none'}`].join(', '), // prettier-ignore
      from,
      reviewBy: '2027-02-01',
      source: `Income-tax Act 2025, section ${section2025}; before 1 April 2026 section ${section1961} of the Act of 1961`,
      checked: deductionsLastChecked,
      pages: IN_PERCENT.includes(deduction)
        ? ['tax-calculator/planner', 'tax-calculator/salary']
        : ['tax-calculator/planner'],
    }
  })
}
