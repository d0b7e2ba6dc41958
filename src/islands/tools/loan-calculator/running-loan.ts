import { REPO_RATE } from './rate-change/rules.ts'

/** Returns a rate after the latest change of the repo rate, in percent a year. */
export function afterRepoChange(annualRatePercent: number): number {
  return annualRatePercent + REPO_RATE.points
}

/**
 * Returns what the page about a change of the rate takes over from a loan of another page: its months, and its rate after the
 * latest change of the repo rate, in percent a year. NaN for a loan without them.
 */
export function asRunningLoan(loan: { annualRatePercent: number; years: number; months: number }) {
  return {
    monthsLeft: Math.round(loan.years * 12 + loan.months),
    raisedRatePercent: afterRepoChange(loan.annualRatePercent),
  }
}
