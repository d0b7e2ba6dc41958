import { growth, times } from '@/islands/calculator/money/compounding.ts'

import { MOST_YEARS } from '../sip.ts'
import { runDown, type GainsInput, type WithdrawalYear } from './run-down.ts'

/** Savings from which the same amount is taken every month. Amounts are rupees. */
export interface WithdrawalInput extends GainsInput {
  savings: number
  annualRatePercent: number
  /** What is taken at the end of each month of the first year. */
  withdrawal: number
  /** By how much the withdrawal rises every year. */
  risePercent: number
  /** For how long the money is wanted. */
  years: number
  /** What is to be left after these years. */
  leave: number
}

export interface WithdrawalResult {
  /** Whether the money ends; undefined when nothing can be said. */
  lasts: 'ends' | 'over a hundred years' | 'for ever' | undefined
  /** The month of the last withdrawal; NaN when there is none within a hundred years. */
  months: number
  lastWithdrawal: number
  /** The most that can be taken a month at first: for the years entered, and for ever. */
  mostForYears: number
  mostForEver: number
  /** The savings from which the withdrawal can be taken for the years entered. */
  savingsNeeded: number
  leftAfterYears: number
  /** Year by year until the money ends, or else for the years entered. */
  schedule: readonly WithdrawalYear[]
  withdrawn: number
  tax: number
}

/**
 * Systematic withdrawal plan: a monthly amount from savings that go on earning a twelfth of the annual rate a month.
 *
 * Formula: b ← b × (1 + i) − w at the end of each month; w rises once a year. When less is there than w, that is the last
 * withdrawal. The most for n months that leaves L: (C − L × (1 + i)^−n) ÷ Σ (1 + s)^y × (1 + i)^−k.
 * Units: rupees, not rounded; percent a year; years are taken as whole months.
 * Special case: with w up to C × i and no rise the money lasts for ever.
 * Example: 20,00,000 at 9 % pays 20,000 for 185 months and then 10,649; for ever 15,000; for 240 months 17,995.
 */
export function withdrawalPlan(input: WithdrawalInput): WithdrawalResult {
  const { savings, withdrawal, leave } = input
  const monthlyRate = input.annualRatePercent / 1200
  const wanted = monthsWanted(input)
  const isPossible = savings > 0 && withdrawal >= 0 && monthlyRate > -1 && input.risePercent > -100
  const oneRupee = isPossible ? costOfOneRupee(input, wanted) : NaN
  const costOfRest = times(leave, 1 + growth(monthlyRate, -wanted))
  const mostForEver = isPossible ? mostWithoutEnd(input) : NaN
  const run = isPossible ? runDown(input, MOST_YEARS * 12) : undefined
  const lasts = run && lastsOf(run.months, withdrawal, mostForEver)
  const shown = lasts === 'ends' || run === undefined ? run : runDown(input, wanted || 0)
  const schedule = shown?.schedule ?? []
  return {
    lasts,
    months: lasts === 'ends' && run ? run.months : NaN,
    lastWithdrawal: lasts === 'ends' && run ? run.lastWithdrawal : NaN,
    mostForYears: positiveOrNaN((savings - costOfRest) / oneRupee),
    mostForEver,
    savingsNeeded: times(withdrawal, oneRupee) + costOfRest,
    leftAfterYears: isPossible ? runDown(input, wanted).left : NaN,
    schedule,
    withdrawn: isPossible ? sumOf(schedule.map((year) => year.withdrawn)) : NaN,
    tax: isPossible ? sumOf(schedule.map((year) => year.tax)) : NaN,
  }
}

/** The months for which the money is wanted: whole ones, NaN for none and for more than a hundred years. */
export function monthsWanted({ years }: Pick<WithdrawalInput, 'years'>): number {
  const months = Math.round(years * 12)
  return months >= 1 && months <= MOST_YEARS * 12 ? months : NaN
}

/** What 1 rupee a month for so many months, rising every year, takes at the start: Σ (1 + s)^y × (1 + i)^−k. */
export function costOfOneRupee(
  { annualRatePercent, risePercent }: Pick<WithdrawalInput, 'annualRatePercent' | 'risePercent'>,
  months: number,
): number {
  if (Number.isNaN(months)) return NaN
  let cost = 0
  for (let month = 1; month <= months; month++) {
    const raised = 1 + growth(risePercent / 100, Math.floor((month - 1) / 12))
    cost += raised * (1 + growth(annualRatePercent / 1200, -month))
  }
  return cost
}

/**
 * The withdrawal that the money bears for ever: the years' withdrawals cost a geometric series,
 * whose ratio is (1 + rise) ÷ (1 + i)^12. Nothing, when they rise as fast as the money grows.
 */
function mostWithoutEnd(input: WithdrawalInput): number {
  const ratio = (1 + input.risePercent / 100) / (1 + growth(input.annualRatePercent / 1200, 12))
  const most = (input.savings * (1 - ratio)) / costOfOneRupee(input, 12)
  return Number.isNaN(most) ? NaN : Math.max(0, most)
}

function lastsOf(
  months: number,
  withdrawal: number,
  mostForEver: number,
): WithdrawalResult['lasts'] {
  if (Number.isNaN(mostForEver)) return undefined
  if (withdrawal <= mostForEver * (1 + 1e-9)) return 'for ever'
  return Number.isNaN(months) ? 'over a hundred years' : 'ends'
}

function positiveOrNaN(amount: number): number {
  return amount >= 0 && Number.isFinite(amount) ? amount : NaN
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
