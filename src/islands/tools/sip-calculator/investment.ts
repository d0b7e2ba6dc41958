import { equityGainsTax, type YearOfGains } from '@/islands/calculator/money/capital-gains.ts'

import { exitGains } from './exit-gains.ts'
import { paused, startedLater, type OtherCourse } from './other-course.ts'
import { planPaidIn, planValue, type SavingPlan } from './saving-plan.ts'
import { inTodaysRupees } from './sip.ts'

/** A SIP with what stands under "More options"; an option of 0 is left out. */
export interface InvestmentInput extends SavingPlan {
  /** For the amounts in today's rupees. */
  inflationPercent: number
  /** What the fund takes of the money in a year, in percent. The expected return is the one before it. */
  expenseRatioPercent: number
  exitTax: 'none' | 'equity'
  /** Rupees of the yearly exemption that other gains use up. */
  exemptionUsed: number
  /** Months by which all starts later, with the same end. */
  delayMonths: number
  /** Months without a payment, after so many that were paid. */
  skippedMonths: number
  monthsBeforeBreak: number
}

export interface InvestmentResult {
  monthlyInvestment: number
  totalInvestment: number
  estimatedReturns: number
  totalValue: number
  /** What the total value buys in today's rupees. */
  realValue: number
  /** How much more the plan would come to without the cost of the fund. */
  fundCost: number
  gains: YearOfGains
  exitTax: number
  inHand: number
  inHandToday: number
  delayed: OtherCourse
  paused: OtherCourse
}

/**
 * What a SIP comes to with its options. Without any it is the SIP of docs/specification.md 5.4.
 *
 * Formula: all grows at (rate − expense ratio)/1200 a month; cost of the fund = value(rate) − value(rate − expense ratio);
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

/** The plan that grows: after the cost of the fund, and with one of the two step-ups. */
export function planOf(input: InvestmentInput): SavingPlan {
  return {
    ...input,
    annualRatePercent: input.annualRatePercent - input.expenseRatioPercent,
    stepUpRupees: input.stepUpPercent === 0 ? input.stepUpRupees : 0,
  }
}
