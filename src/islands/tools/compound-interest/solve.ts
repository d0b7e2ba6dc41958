import { growth } from '@/lib/compounding.ts'

import {
  afterWithdrawals,
  compoundInterest,
  runDown,
  withdrawalsAYear,
  type CompoundInterestInput,
} from './compound-interest.ts'

/** The upper bound of the search, in percent a year. */
export const HIGHEST_RATE = 1_000_000

/** Bisection steps, after which the value is linear in the interval except for rounding errors. */
const HALVINGS = 30

/**
 * Returns the years until the investment reaches the wanted amount: 0 when it starts there, NaN when it never does.
 * Without withdrawals it solves the formula for n = ln(1 + g) ÷ ln(1 + i) periods, with
 * g = (target − principal) × i ÷ (principal × i + contribution × (1 + i, when paid at the start)).
 * With withdrawals it returns the time of the first one, within a hundred years, with at least that balance.
 */
export function yearsUntil(input: CompoundInterestInput): number {
  const { principal, annualRatePercent, frequency, contribution, targetAmount } = input
  if (principal >= targetAmount) return 0
  if (input.withdrawal !== 0) {
    const { left } = runDown(input, Infinity)
    const count = left.findIndex((amount) => amount >= targetAmount * (1 - 1e-12))
    return count < 0 ? NaN : count / withdrawalsAYear(input)
  }
  const periodRate = annualRatePercent / 100 / frequency
  const paid = contribution * (input.contributionTiming === 'start' ? 1 + periodRate : 1)
  const missing = targetAmount - principal
  const grown = (missing * periodRate) / (principal * periodRate + paid)
  const periods =
    periodRate === 0 ? missing / contribution : Math.log1p(grown) / Math.log1p(periodRate)
  return periods >= 0 && periods < Infinity ? periods / frequency : NaN
}

/**
 * Returns the yearly rate, in percent, at which the investment reaches the wanted amount in time: 0 when it does so without
 * interest, NaN when no rate up to `HIGHEST_RATE` does.
 */
export function rateFor(input: CompoundInterestInput): number {
  const { targetAmount } = input
  const valueAt = (annualRatePercent: number) => valueOf({ ...input, annualRatePercent })
  if (valueAt(0) >= targetAmount) return 0
  let high = 1
  while (high < HIGHEST_RATE && !(valueAt(high) >= targetAmount)) high *= 2
  if (!(valueAt(high) >= targetAmount)) return NaN
  let low = high > 1 ? high / 2 : 0
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (valueAt(middle) >= targetAmount) high = middle
    else low = middle
  }
  const [below, above] = [valueAt(low), valueAt(high)]
  const rate = low + ((targetAmount - below) / (above - below)) * (high - low)
  return reaches({ ...input, annualRatePercent: rate }) ? rate : NaN
}

/**
 * Returns the principal that reaches the wanted amount in time: 0 when none is needed, NaN when none does. Each rupee grows to
 * (1 + i)^n, so it follows from the value of any principal that bears the withdrawals.
 */
export function principalFor(input: CompoundInterestInput): number {
  const { annualRatePercent, frequency, years, withdrawal, targetAmount } = input
  const oneRupee = 1 + growth(annualRatePercent / 100 / frequency, frequency * years)
  const taken = withdrawal === 0 ? 0 : targetAmount + withdrawal * withdrawalsAYear(input) * years
  let principal = taken / Math.min(1, oneRupee)
  // The second step corrects the rounding error of the first one.
  for (let step = 0; step < 2; step++)
    principal += (targetAmount - valueOf({ ...input, principal })) / oneRupee
  if (principal <= 0) return 0
  return reaches({ ...input, principal }) ? principal : NaN
}

/** Returns whether the investment reaches the wanted amount, except for rounding errors. */
function reaches(input: CompoundInterestInput): boolean {
  const noise = Math.max(0.005, input.targetAmount * 1e-9)
  return Math.abs(valueOf(input) - input.targetAmount) <= noise
}

/** Returns the future value. It simulates withdrawals only for the years entered. */
function valueOf(input: CompoundInterestInput): number {
  if (input.withdrawal === 0) return compoundInterest(input).futureValue
  return afterWithdrawals(input, runDown(input, input.years), input.years).futureValue
}
