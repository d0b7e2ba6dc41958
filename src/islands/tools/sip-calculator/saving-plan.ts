import { annuityGrowth, growth, times } from '@/islands/calculator/money/compounding.ts'

import { sipValue, type SipPlan } from './sip.ts'

/** Money that grows over the years: what is there at the start, and what is paid every month. Amounts are rupees. */
export interface SavingPlan extends SipPlan {
  /** By how many rupees the monthly payment rises every year; 0 is off. */
  stepUpRupees: number
  /** What is there at the start. */
  lumpSum: number
}

/** No plan runs longer than a life; sums over its years have an end. */
export const MOST_YEARS = 100

/**
 * What a plan comes to, in rupees. Everything grows by a twelfth of the annual rate a month.
 * Formula: the value of the SIP + lump sum × (1 + r)^n + stepUpRupees × Σ one-rupee SIPs that start in year 2, 3, 4 …
 * Special case: NaN for more than a hundred years, unless there is no step-up in rupees.
 * Example: 1,00,000 and 5,000 a month at 12 % for 10 years come to 14,91,734.
 */
export function planValue(plan: SavingPlan): number {
  return sipValue(plan) + valueWithoutSip(plan)
}

/** What comes of the lump sum and of the steps in rupees alone, whatever the first payment is. */
export function valueWithoutSip(plan: Omit<SavingPlan, 'monthlyInvestment'>): number {
  const { annualRatePercent, years, lumpSum, stepUpRupees } = plan
  const grown = times(lumpSum, 1 + growth(annualRatePercent / 1200, years * 12))
  return grown + times(stepUpRupees, valueOfSteps(annualRatePercent / 1200, years))
}

/** What is put in over the years, the lump sum included. */
export function planPaidIn(plan: SavingPlan): number {
  return planValue({ ...plan, annualRatePercent: 0 })
}

/** What 1 rupee a month, raised by the plan's percentage, comes to. */
export function valueOfOneRupee(plan: SavingPlan): number {
  return planValue({ ...plan, monthlyInvestment: 1, lumpSum: 0, stepUpRupees: 0 })
}

/** What comes of a payment that starts at 0 and rises by 1 rupee a year. */
function valueOfSteps(monthlyRate: number, years: number): number {
  if (years > MOST_YEARS) return NaN
  let value = 0
  for (let left = years - 1; left > 0; left--)
    value += annuityGrowth(monthlyRate, left * 12) * (1 + monthlyRate)
  return value
}
