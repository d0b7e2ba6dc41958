import { growth, times } from '@/islands/calculator/money/compounding.ts'

import {
  inTodaysRupees,
  planPaidIn,
  planValue,
  valueOfOneRupee,
  valueWithoutSip,
  MOST_YEARS,
  type SavingPlan,
} from '../sip.ts'

/** An amount to be had at a time. */
export interface Goal {
  /** Rupees, by `amountIn`. */
  targetAmount: number
  years: number
}

export interface GoalInput extends Goal {
  /** Whether the amount is what the goal costs today, or what is needed then. */
  amountIn: 'then' | 'today'
  /** By how much the price of the goal rises a year. */
  priceRisePercent: number
  /** What is there already, in rupees; it grows at the same rate. */
  lumpSum: number
  annualRatePercent: number
  stepUpPercent: number
  stepUpRupees: number
  /** Goals beside the first; nothing is saved for them yet. */
  furtherGoals: readonly Goal[]
}

/** The three ways to pay: the same every month, or raised every year by a part or by an amount. */
export type Way = 'level' | 'percent' | 'rupees'

export interface NeededSip {
  /** What is paid in the first month, in rupees; NaN when there is no such plan. */
  sip: number
  plan: SavingPlan
  /** With what is there at the start. */
  paidIn: number
  /** What the plan comes to: the goal, or more when what is there is enough. */
  value: number
}

export interface GoalResult {
  /** What the goal costs then, and what that is in today's rupees. */
  needed: number
  today: number
  /** What is there already comes to this. */
  grown: number
  ways: Record<Way, NeededSip>
  /** The same SIP every month when the goal is a year nearer or further. */
  sooner: number
  later: number
  /** Every goal by itself, the first one first. */
  goals: readonly GoalOfMany[]
}

interface GoalOfMany extends Goal {
  needed: number
  level: number
}

/**
 * The monthly payment that reaches an amount: the SIP formula turned round.
 *
 * Formula: SIP = (goal − what lump sum and steps in rupees come to) ÷ what 1 rupee a month comes to, all at a twelfth of the
 * annual rate a month, paid at the start of each month. A goal in today's rupees costs amount × (1 + price rise)^years then.
 * Units: rupees, not rounded; percent a year; years, with fractions.
 * Special case: 0 when what is there is enough; NaN for no time, and for more than a hundred years.
 * Example: ₹1,00,00,000 in 20 years at 12 % takes 10,009 a month, 5,866 raised by 8 % a year, 7,077 raised by ₹500 a year.
 */
export function goal(input: GoalInput): GoalResult {
  const needed = neededThen(input, input)
  const wayOf = (way: Way) => neededSip(input, input, way)
  const levelAt = (years: number) =>
    neededSip(input, { targetAmount: input.targetAmount, years }, 'level').sip
  return {
    needed,
    today: inTodaysRupees(needed, input.priceRisePercent, input.years),
    grown: times(input.lumpSum, 1 + growth(input.annualRatePercent / 1200, input.years * 12)),
    ways: { level: wayOf('level'), percent: wayOf('percent'), rupees: wayOf('rupees') },
    sooner: levelAt(input.years - 1),
    later: levelAt(input.years + 1),
    goals: [input, ...input.furtherGoals].map((one, index) => ofMany(input, one, index)),
  }
}

/** The first payment of the plan that reaches a goal in one of the ways, with that plan. */
export function neededSip(input: GoalInput, { targetAmount, years }: Goal, way: Way): NeededSip {
  const plan: SavingPlan = {
    monthlyInvestment: 0,
    annualRatePercent: input.annualRatePercent,
    years,
    lumpSum: input.lumpSum,
    stepUpPercent: way === 'percent' ? input.stepUpPercent : 0,
    stepUpRupees: way === 'rupees' ? input.stepUpRupees : 0,
  }
  const missing = neededThen(input, { targetAmount, years }) - valueWithoutSip(plan)
  const sip = isTime(years) ? Math.max(0, missing / valueOfOneRupee(plan)) : NaN
  const found = { ...plan, monthlyInvestment: Number.isFinite(sip) ? sip : NaN }
  return {
    sip: found.monthlyInvestment,
    plan: found,
    paidIn: planPaidIn(found),
    value: planValue(found),
  }
}

/** Whether there is time to save, and no more than a plan runs. */
export function isTime(years: number): boolean {
  return years > 0 && years <= MOST_YEARS
}

/** What is paid in the last month of a plan, in rupees. */
export function lastPayment({ monthlyInvestment, ...plan }: SavingPlan): number {
  const rises = Math.max(0, Math.ceil(plan.years) - 1)
  const raised = 1 + growth(plan.stepUpPercent / 100, rises)
  return times(monthlyInvestment, raised) + plan.stepUpRupees * rises
}

function neededThen(input: GoalInput, { targetAmount, years }: Goal): number {
  if (input.amountIn === 'then') return targetAmount
  return times(targetAmount, 1 + growth(input.priceRisePercent / 100, years))
}

function ofMany(input: GoalInput, one: Goal, index: number): GoalOfMany {
  const own = index === 0 ? input : { ...input, lumpSum: 0 }
  return {
    targetAmount: one.targetAmount,
    years: one.years,
    needed: neededThen(input, one),
    level: neededSip(own, one, 'level').sip,
  }
}
