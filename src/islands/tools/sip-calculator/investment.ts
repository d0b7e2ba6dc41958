import {
  equityGains,
  equityGainsTax,
  type YearOfGains,
} from '@/islands/calculator/money/capital-gains.ts'
import { annuityGrowth, growth, times } from '@/lib/compounding.ts'

import type { RangeOptions } from './course-of-returns.ts'
import {
  inTodaysRupees,
  planPaidIn,
  planValue,
  valueOfOneRupee,
  valueWithoutSip,
  type SavingPlan,
  fromFirst,
} from './sip.ts'

/** A SIP with the fields under "More options". 0 turns an option off. */
export interface InvestmentInput extends SavingPlan, RangeOptions {
  /** The amount whose month is wanted, in rupees; 0 for none. */
  wantedAmount: number
  inflationPercent: number
  /** The yearly cost of the fund in percent, deducted from the expected return. */
  expenseRatioPercent: number
  exitTax: 'none' | 'equity'
  /** The part of the yearly exemption that other gains use, in rupees. */
  exemptionUsed: number
  /** Months by which the plan starts later, with the same end. */
  delayMonths: number
  /** Months without a payment, after `monthsBeforeBreak` payments. */
  skippedMonths: number
  monthsBeforeBreak: number
}

export interface InvestmentResult {
  monthlyInvestment: number
  totalInvestment: number
  estimatedReturns: number
  totalValue: number
  /** The total value in today's rupees. */
  realValue: number
  /** The loss of final value through the cost of the fund. */
  fundCost: number
  gains: YearOfGains
  exitTax: number
  inHand: number
  inHandToday: number
  delayed: OtherCourse
  paused: OtherCourse
}

/**
 * Calculates a SIP with its options. Without options it is the SIP of docs/specification.md 5.4.
 *
 * Formula: growth at (rate − expense ratio)/1200 a month; cost of the fund = value(rate) − value(rate − expense ratio);
 * in hand = value − tax on the gains, all units sold at once after the last month.
 * Units: rupees, not rounded; percent a year; years and months.
 * Example: 5,000 a month for 20 years at 12 % with an expense ratio of 1 % comes to 43,67,865, which is 6,27,874 less.
 */
export function investment(input: InvestmentInput): InvestmentResult {
  const plan = planOf(input)
  const totalInvestment = planPaidIn(plan)
  const totalValue = planValue(plan)
  const gains = exitGains(plan)
  const exitTax = equityGainsTax(gains, input.exemptionUsed)
  const inHand = totalValue - exitTax
  const today = (amount: number) => inTodaysRupees(amount, input.inflationPercent, input.years)
  return {
    monthlyInvestment: input.monthlyInvestment,
    totalInvestment,
    estimatedReturns: totalValue - totalInvestment,
    totalValue,
    realValue: today(totalValue),
    fundCost: planValue({ ...plan, annualRatePercent: input.annualRatePercent }) - totalValue,
    gains,
    exitTax,
    inHand,
    inHandToday: today(inHand),
    delayed: startedLater(plan, input.delayMonths),
    paused: paused(plan, input.monthsBeforeBreak, input.skippedMonths),
  }
}

/** Returns the plan after the cost of the fund. */
export function planOf(input: InvestmentInput): SavingPlan {
  return {
    ...input,
    annualRatePercent: input.annualRatePercent - input.expenseRatioPercent,
  }
}

/**
 * Returns the gains when all units are sold after the last month, in rupees.
 * The instalment of month k of n was held for n − k + 1 months: those of the last twelve are short-term.
 * Example: 5,000 × 120 at 12 % has 5,57,649 of long-term and 4,047 of short-term gains.
 */
function exitGains(plan: SavingPlan): YearOfGains {
  const { shortTermMonths } = equityGains
  const older = { ...plan, years: plan.years - shortTermMonths / 12 }
  const isOld = older.years > 0
  const grown = 1 + growth(plan.annualRatePercent / 1200, shortTermMonths)
  const longValue = isOld ? times(planValue(older), grown) : 0
  const longTerm = isOld ? longValue - planPaidIn(older) : 0
  return { longTerm, shortTerm: planValue(plan) - planPaidIn(plan) - longTerm }
}

/** The effect of a delay or a break, in rupees. */
export interface OtherCourse {
  /** The loss of final value. */
  cost: number
  /** The first payment of a raised SIP that makes up for the loss; NaN when no time is left. */
  catchUp: number
}

/**
 * Calculates a plan that starts some months later, with the same end.
 * Formula: cost = value(n) − value(n − d); the raised SIP is that of the goal value(n) in n − d months.
 * Special case: NaN below 0 months; a start after the end leaves the lump sum only.
 * Example: 5,000 × 240 at 12 %, 12 months late: cost 6,19,113, made up for by 5,707 a month.
 */
function startedLater(plan: SavingPlan, months: number): OtherCourse {
  const left = plan.years - months / 12
  const late = { ...plan, years: Math.max(0, left) }
  const value = planValue(plan)
  const missing = value - valueWithoutSip(late)
  return {
    cost: months >= 0 ? value - planValue(late) : NaN,
    catchUp: left > 0 && months >= 0 ? missing / valueOfOneRupee(late) : NaN,
  }
}

/**
 * Calculates a plan with a break: `skipped` payments are missing after the first `before`.
 * Formula: cost = final value of the missing payments; later ones rise by cost ÷ the final value of 1 rupee a month after the
 * break.
 * Example: 5,000 × 120 at 12 %, 12 missing after 24: cost 1,47,738, made up for by 6,119 a month.
 */
function paused(plan: SavingPlan, before: number, skipped: number): OtherCourse {
  const isBreak = before >= 0 && skipped >= 0
  const months = plan.years * 12
  const resumed = before + skipped
  const payments = { ...plan, lumpSum: 0 }
  const cost = fromFirst(payments, resumed) - fromFirst(payments, before)
  const oneRupee = { ...payments, monthlyInvestment: 1, stepUpRupees: 0 }
  const afterBreak = planValue(oneRupee) - fromFirst(oneRupee, resumed)
  const year = Math.floor(resumed / 12)
  const stepUp = plan.stepUpPercent / 100
  const raised = (plan.monthlyInvestment + cost / afterBreak) * (1 + growth(stepUp, year))
  const steps = times(plan.stepUpRupees, annuityGrowth(stepUp, year))
  return {
    cost: isBreak ? cost : NaN,
    catchUp: isBreak && resumed < months ? raised + steps : NaN,
  }
}
