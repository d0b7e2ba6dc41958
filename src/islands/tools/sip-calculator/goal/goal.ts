import { growth, times } from '@/lib/compounding.ts'

import {
  inTodaysRupees,
  planPaidIn,
  planValue,
  valueOfOneRupee,
  valueWithoutSip,
  MOST_YEARS,
  type SavingPlan,
} from '../sip.ts'

/** An amount and the time until it is needed. */
export interface Goal {
  /** Rupees, by `amountIn`. */
  targetAmount: number
  years: number
}

export interface GoalInput extends Goal {
  /** Whether the target is a price of today or the amount needed in the end. */
  amountIn: 'then' | 'today'
  priceRisePercent: number
  /** Savings in rupees; they grow at the same rate. */
  lumpSum: number
  annualRatePercent: number
  stepUpPercent: number
  stepUpRupees: number
  /** Goals after the first, without savings. */
  furtherGoals: readonly Goal[]
}

/** How the monthly payment changes: not at all, or by a percentage or an amount each year. */
export type Way = 'level' | 'percent' | 'rupees'

export interface NeededSip {
  /** The payment of the first month, in rupees; NaN when no plan reaches the goal. */
  sip: number
  plan: SavingPlan
  /** The total paid in, the savings included. */
  paidIn: number
  /** The final value: the goal, or more when the savings are enough. */
  value: number
}

export interface GoalResult {
  needed: number
  /** The needed amount in today's rupees. */
  today: number
  /** The final value of the savings. */
  grown: number
  ways: Record<Way, NeededSip>
  /** The level SIP for a year less and a year more. */
  sooner: number
  later: number
  /** Every goal on its own, the first one included. */
  goals: readonly GoalOfMany[]
}

interface GoalOfMany extends Goal {
  needed: number
  level: number
}

/**
 * Calculates the monthly payment that reaches an amount: the SIP formula, solved for the payment.
 *
 * Formula: SIP = (goal − value of lump sum and steps in rupees) ÷ value of 1 rupee a month, all at a twelfth of the annual rate
 * a month, paid at the start of each month. The needed amount of a goal in today's rupees is amount × (1 + price rise)^years.
 * Units: rupees, not rounded; percent a year; years, with fractions.
 * Special case: 0 when the savings are enough; NaN for 0 years and for more than a hundred.
 * Example: ₹1,00,00,000 in 20 years at 12 % needs 10,009 a month, 5,866 raised by 8 % a year, 7,077 raised by ₹500 a year.
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

/** Returns the plan that reaches a goal, with its first payment. */
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

/** Returns whether a time is above 0 and at most the longest plan. */
export function isTime(years: number): boolean {
  return years > 0 && years <= MOST_YEARS
}

/** Returns the payment of the last month of a plan, in rupees. */
export function lastPayment({ monthlyInvestment, ...plan }: SavingPlan): number {
  const rises = Math.max(0, Math.ceil(plan.years) - 1)
  const raised = 1 + growth(plan.stepUpPercent / 100, rises)
  return times(monthlyInvestment, raised) + plan.stepUpRupees * rises
}

/** Returns the SIP of all goals together, in rupees. */
export function totalOf(goals: GoalResult['goals']): number {
  return goals.reduce((sum, { level }) => sum + level, 0)
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
