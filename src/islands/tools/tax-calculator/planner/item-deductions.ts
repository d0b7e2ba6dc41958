import { deductionRules, limitOf, type DeductionRule } from '../deduction-rules.ts'
import { allowedDeductions } from '../income-tax.ts'
import type { Regime, TaxYear } from '../tax-rules.ts'
import type { PlannerInput } from './planner-input.ts'

/** The deductions from the total income, in rupees. */
export interface ItemDeductions {
  section80C: number
  ownNps: number
  employerNps: number
  health: number
  educationLoan: number
  donations: number
  rentWithoutHra: number
  interest: number
  deductions: number
}

/** Returns the deductions that a regime allows, each within its limit but not limited by the income. */
export function itemDeductions(input: PlannerInput, regime: Regime, year: TaxYear): ItemDeductions {
  const most = (rule: DeductionRule) => limitOf(rule, regime, year.from)
  const within = (
    name: 'section80C' | 'ownNps' | 'educationLoan' | 'donations' | 'rentWithoutHra',
  ) => Math.min(input[name], most(deductionRules[name]))
  return {
    section80C: within('section80C'),
    ownNps: within('ownNps'),
    employerNps: employerNps(input, most),
    health: health(input, most),
    educationLoan: within('educationLoan'),
    donations: within('donations'),
    rentWithoutHra: within('rentWithoutHra'),
    interest: interest(input, most),
    deductions: allowedDeductions({ ...input, regime }, year),
  }
}

/** Returns the sum of all items, in rupees. */
export function totalOf(items: ItemDeductions): number {
  return Object.values<number>({ ...items }).reduce((sum, amount) => sum + amount, 0)
}

type Most = (rule: DeductionRule) => number

function employerNps(input: PlannerInput, most: Most): number {
  if (input.incomeKind === 'other') return 0
  const { governmentNps, employerNps: otherNps } = deductionRules
  const percent = most(input.employer === 'government' ? governmentNps : otherNps)
  return Math.min(input.employerNps, Math.round((input.basicPay * percent) / 100))
}

/**
 * Returns what both sides deduct, in rupees. The limit of a side covers its check-ups too, and the check-ups of both sides have a limit
 * together. Source: section 126(2) to (4) of the Income-tax Act 2025, before it section 80D of 1961.
 */
function health(input: PlannerInput, most: Most): number {
  const { health: plain, seniorHealth, checkUps } = deductionRules
  const side = (premium: number, medical: number, ups: number, age: PlannerInput['familyAge']) => {
    const isSenior = age !== 'below-60'
    const limit = most(isSenior ? seniorHealth : plain)
    const spent = Math.min(premium + (isSenior ? medical : 0), limit)
    return { spent, ups: Math.min(ups, limit - spent) }
  }
  const own = side(input.healthFamily, input.medicalFamily, input.checkUps, input.familyAge)
  const parents = side(input.healthParents, input.medicalParents, input.checkUpsParents, input.parentsAge) // prettier-ignore
  return own.spent + parents.spent + Math.min(own.ups + parents.ups, most(checkUps))
}

/** Returns the deduction for interest: of savings accounts, and from age 60 of all deposits. */
function interest({ ageBand, savingsInterest, depositInterest }: PlannerInput, most: Most): number {
  if (ageBand === 'below-60') return Math.min(savingsInterest, most(deductionRules.savingsInterest))
  return Math.min(savingsInterest + depositInterest, most(deductionRules.seniorInterest))
}
