import { growth, times } from '@/lib/compounding.ts'

import { MOST_YEARS } from '../sip.ts'
import { runDown, type RunDownInput, type WithdrawalYear } from './run-down.ts'

export interface WithdrawalInput extends RunDownInput {
  /** The time for which the savings should last. */
  years: number
  /** The amount to be left after these years. */
  leave: number
}

export interface WithdrawalResult {
  /** How long the savings last; undefined without a result. */
  lasts: 'ends' | 'over a hundred years' | 'for ever' | undefined
  /** The month of the last withdrawal; NaN when the savings last a hundred years. */
  months: number
  lastWithdrawal: number
  /** The largest first withdrawal: for the years entered, and for ever. */
  mostForYears: number
  mostForEver: number
  /** The savings that the withdrawal needs for the years entered. */
  savingsNeeded: number
  leftAfterYears: number
  /** The years until the savings end, or the years entered if they do not. */
  schedule: readonly WithdrawalYear[]
  withdrawn: number
  tax: number
}

/**
 * Calculates a systematic withdrawal plan: a monthly amount from savings that earn a twelfth of the annual rate a month.
 *
 * Formula: b ← b × (1 + i) − w at the end of each month, or b ← (b − w) × (1 + i) at its start; w rises once a year. The last withdrawal takes a balance below w.
 * The largest w for n months that leaves L: (C − L × (1 + i)^−n) ÷ Σ (1 + s)^y × (1 + i)^−k, with k from 1, or from 0 at the start.
 * Units: rupees, not rounded; percent a year; years are rounded to whole months.
 * Special case: the savings last for ever if w is at most C × i, at the start C × i ÷ (1 + i), and does not rise.
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

/** Returns the years entered as whole months; NaN for none and for more than a hundred years. */
export function monthsWanted({ years }: Pick<WithdrawalInput, 'years'>): number {
  const months = Math.round(years * 12)
  return months >= 1 && months <= MOST_YEARS * 12 ? months : NaN
}

/** Returns the present value of 1 rupee a month that rises every year: Σ (1 + s)^y × (1 + i)^−k, at the start × (1 + i). */
export function costOfOneRupee(
  {
    annualRatePercent,
    risePercent,
    takenAt,
  }: Pick<WithdrawalInput, 'annualRatePercent' | 'risePercent' | 'takenAt'>,
  months: number,
): number {
  if (Number.isNaN(months)) return NaN
  const first = takenAt === 'start' ? 1 : 0
  let cost = 0
  for (let month = 1; month <= months; month++) {
    const raised = 1 + growth(risePercent / 100, Math.floor((month - 1) / 12))
    cost += raised * (1 + growth(annualRatePercent / 1200, first - month))
  }
  return cost
}

/**
 * Returns the withdrawal that the savings bear for ever. The present values of the years are a geometric series with the ratio
 * (1 + rise) ÷ (1 + i)^12. 0 when the withdrawals rise as fast as the savings grow.
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
