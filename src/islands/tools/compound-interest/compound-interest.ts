import { annuityGrowth, growth, times } from '@/islands/calculator/money/compounding.ts'
import { MOST_TABLE_YEARS, tableYears } from '@/islands/calculator/results/growth-table.ts'

import { afterWithdrawals, runDown } from './withdrawals.ts'

export interface CompoundInterestInput {
  principal: number
  annualRatePercent: number
  years: number
  /** How often a year interest is added: 1, 2, 4, 12 or 365. */
  frequency: number
  /** Rupees paid in besides, once in every compounding period; 0 is off. */
  contribution: number
  contributionTiming: 'start' | 'end'
  /** Rupees taken out at the end of each month or year; 0 is off. */
  withdrawal: number
  withdrawalEvery: 'month' | 'year'
  /** The amount for which time, rate or principal is looked for, in rupees; 0 is off. */
  targetAmount: number
}

export interface CompoundInterestResult {
  futureValue: number
  /** The principal alone, as the specification has it. */
  totalInvestment: number
  totalContributions: number
  totalWithdrawn: number
  totalInterest: number
}

/** The state of the investment at the end of a year. */
export interface CompoundInterestYear {
  year: number
  invested: number
  withdrawn: number
  interest: number
  value: number
}

/** The compounding frequencies on offer, in times a year. */
export const FREQUENCIES = [1, 2, 4, 12, 365] as const

const FREQUENCY_NAMES: Record<number, string> = {
  1: 'Annually',
  2: 'Semi-Annually',
  4: 'Quarterly',
  12: 'Monthly',
  365: 'Daily',
}

/**
 * Compound interest on a principal, with an optional payment in every period and optional withdrawals (see `afterWithdrawals`).
 * Formula: principal × (1 + i)^n + contribution × ((1 + i)^n − 1)/i, where i = rate/(100 × frequency) and n = frequency × years;
 * payments at the start of a period earn one period more, hence a further factor (1 + i).
 * Units: rupees, percent a year, years (fractions allowed).
 * Special case: at rate 0 the future value is what was paid in.
 * Source: docs/specification.md 5.6; the annuity is the standard one.
 * Example: 1,00,000 at 10 % for 5 years, monthly, comes to 1,64,531.
 */
export function compoundInterest(input: CompoundInterestInput): CompoundInterestResult {
  return valueAfter(input)(input.years)
}

/** What the investment comes to after any number of years. */
function valueAfter(input: CompoundInterestInput): (years: number) => CompoundInterestResult {
  if (input.withdrawal === 0) return (years) => withoutWithdrawals(input, years)
  const run = runDown(input, MOST_TABLE_YEARS)
  return (years) => afterWithdrawals(input, run, years)
}

function withoutWithdrawals(input: CompoundInterestInput, years: number): CompoundInterestResult {
  const { principal, annualRatePercent, frequency, contribution } = input
  const periodRate = annualRatePercent / 100 / frequency
  const periods = frequency * years
  const extraPeriod = input.contributionTiming === 'start' ? 1 + periodRate : 1
  const totalContributions = times(contribution, periods)
  const contributionsGrown = times(contribution, annuityGrowth(periodRate, periods) * extraPeriod)
  const totalInterest =
    times(principal, growth(periodRate, periods)) + contributionsGrown - totalContributions
  return {
    futureValue: principal + totalContributions + totalInterest,
    totalInvestment: principal,
    totalContributions,
    totalWithdrawn: 0,
    totalInterest,
  }
}

/** The investment year by year, for at most 100 years. */
export function compoundInterestYears(input: CompoundInterestInput): CompoundInterestYear[] {
  const after = valueAfter(input)
  return tableYears(input.years).map((year) => {
    const result = after(year)
    return {
      year,
      invested: result.totalInvestment + result.totalContributions,
      withdrawn: result.totalWithdrawn,
      interest: result.totalInterest,
      value: result.futureValue,
    }
  })
}

/** How the report calls a compounding frequency: 12 → "Monthly"; any number without a name of its own is "Custom". */
export function frequencyName(frequency: number): string {
  return FREQUENCY_NAMES[frequency] ?? 'Custom'
}
