import { annuityGrowth, growth, times } from '@/islands/calculator/money/compounding.ts'
import { MOST_TABLE_YEARS } from '@/islands/calculator/results/growth-table.ts'

import type { CompoundInterestInput, CompoundInterestResult } from './compound-interest.ts'

/** What is left after each withdrawal. */
export interface RunDown {
  /** The principal, then what is left after the first withdrawal, the second …; 0 comes last when all is taken. */
  left: readonly number[]
  /** The withdrawal that takes all that is left; NaN while there is more. */
  last: number
}

/** Sums of doubles leave some billionths, and they are no further withdrawal. */
const TOLERANCE = 1 + 1e-9

/** How many withdrawals are made in a year. */
export function withdrawalsAYear({ withdrawalEvery }: CompoundInterestInput): number {
  return withdrawalEvery === 'month' ? 12 : 1
}

/**
 * The investment from withdrawal to withdrawal, at the end of each month or year, until all is taken; for so many years, a
 * hundred at most.
 */
export function runDown(input: CompoundInterestInput, years: number): RunDown {
  const most = whole(Math.min(MOST_TABLE_YEARS, years) * withdrawalsAYear(input))
  const left = [input.principal]
  const onePeriod = grownRupee(input, 1)
  for (let count = 1; count <= most; count++) {
    const before = times(left[count - 1] ?? NaN, onePeriod) + paidIn(input, count - 1, count)
    if (before >= 0 && before <= input.withdrawal * TOLERANCE)
      return { left: [...left, 0], last: before }
    left.push(before - input.withdrawal)
  }
  return { left, last: NaN }
}

/**
 * What an investment with withdrawals comes to: b ← b × (1 + i)^(f ÷ k) + what is paid in − w, k times a year.
 * Payments and withdrawals are counted whole. When all is taken, paying in ends too. NaN beyond the run-down.
 */
export function afterWithdrawals(
  input: CompoundInterestInput,
  { left, last }: RunDown,
  years: number,
): CompoundInterestResult {
  const { principal, contribution, withdrawal } = input
  const due = years * withdrawalsAYear(input)
  const made = Math.min(Math.max(0, whole(due)), left.length - 1)
  const isOver = made === left.length - 1 && last >= 0
  const grown = times(left[made] ?? NaN, grownRupee(input, due - made)) + paidIn(input, made, due)
  const stillThere = whole(due) > made ? NaN : grown
  const result = {
    futureValue: isOver ? 0 : stillThere,
    totalInvestment: principal,
    totalContributions: times(contribution, paymentsUntil(input, isOver ? made : due)),
    totalWithdrawn: isOver ? withdrawal * (made - 1) + last : withdrawal * made,
  }
  return {
    ...result,
    totalInterest:
      result.futureValue + result.totalWithdrawn - principal - result.totalContributions,
  }
}

/** What 1 rupee comes to in so many spans between two withdrawals. */
function grownRupee(input: CompoundInterestInput, spans: number): number {
  const { annualRatePercent, frequency } = input
  const periods = (spans * frequency) / withdrawalsAYear(input)
  return 1 + growth(annualRatePercent / 100 / frequency, periods)
}

/** What is paid in from one time to another, with its interest until then. Times are counted in withdrawals. */
function paidIn(input: CompoundInterestInput, from: number, to: number): number {
  const { annualRatePercent, frequency, contribution, contributionTiming } = input
  if (contribution === 0) return 0
  const periodRate = annualRatePercent / 100 / frequency
  const paid = paymentsUntil(input, to)
  const extra = contributionTiming === 'start' ? 1 : 0
  const rest = (to * frequency) / withdrawalsAYear(input) - paid + extra
  return (
    contribution *
    annuityGrowth(periodRate, paid - paymentsUntil(input, from)) *
    (1 + growth(periodRate, rest))
  )
}

/** How many payments have been made at a time, counted in withdrawals. */
function paymentsUntil(input: CompoundInterestInput, time: number): number {
  const periods = (time * input.frequency) / withdrawalsAYear(input)
  return input.contributionTiming === 'start' ? -whole(-periods) : whole(periods)
}

/** A twelfth of a year is no binary fraction, so the last of twelve may fall short of a whole. */
function whole(count: number): number {
  return Math.floor(count + 1e-9)
}
