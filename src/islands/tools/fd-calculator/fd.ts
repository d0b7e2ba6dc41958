import { growth, times } from '@/lib/compounding.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'

export interface FdInput {
  principal: number
  annualRatePercent: number
  years: number
  /** 1, 2, 4 or 12. */
  compoundingsPerYear: number
}

export interface FdResult {
  principalAmount: number
  interestEarned: number
  maturityAmount: number
  effectiveYieldPercent: number
}

/** The deposit at the end of a year. */
interface FdYear {
  year: number
  principal: number
  interest: number
  value: number
}

/**
 * Calculates a fixed deposit whose interest is compounded until maturity.
 * Formula: principal × (1 + rate/(100 f))^(f × years), where f is the number of compoundings a year.
 * Units: rupees, percent a year, years (fractions allowed).
 * Special case: at rate 0 the maturity amount is the principal.
 * Source: docs/specification.md 5.5 for f = 1; Indian banks use f = 4.
 * Example: 1,00,000 at 6.5 % for 5 years comes to 1,37,009 yearly and 1,38,042 quarterly.
 */
export function fd(input: FdInput): FdResult {
  const { principal, annualRatePercent, years, compoundingsPerYear } = input
  const periodRate = annualRatePercent / 100 / compoundingsPerYear
  const interestEarned = times(principal, growth(periodRate, compoundingsPerYear * years))
  return {
    principalAmount: principal,
    interestEarned,
    maturityAmount: principal + interestEarned,
    effectiveYieldPercent: growth(periodRate, compoundingsPerYear) * 100,
  }
}

/** Returns the deposit year by year, for at most 100 years. */
export function fdYears(input: FdInput): FdYear[] {
  return tableYears(input.years).map((year) => {
    const { principalAmount, interestEarned, maturityAmount } = fd({ ...input, years: year })
    return { year, principal: principalAmount, interest: interestEarned, value: maturityAmount }
  })
}
