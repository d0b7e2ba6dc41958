import {
  annualPercentageRate,
  compoundedYearlyRate,
  monthlyCostRate,
  type CostRate,
} from '../cost-rate.ts'

/** What an offer costs. Amounts are in rupees; a figure that does not exist is not finite, and `problem` says why. */
export interface OfferCost {
  /** The unrounded instalment of a month. */
  instalment: number
  /** What is left at the start, on which the rate is found. */
  atStart: number
  /** What is paid at the end of each month, from the first one on. */
  payments: readonly number[]
  /** What arrives, or at a shop what would have to be paid today. */
  received: number
  interest: number
  /** Fees with their tax, insurance and what is charged every year. */
  charges: number
  /** All that is paid: what was received, the interest and the charges. */
  paid: number
  /** A fraction. */
  monthlyRate: number
  /** Twelve times the monthly rate, in percent. */
  apr: number
  /** The monthly rate compounded over a year, in percent. */
  compounded: number
  /** Why there is no rate. */
  problem?: string
}

/** The cost of what is received at the start and paid afterwards. */
export function offerCost(
  flows: Omit<OfferCost, 'monthlyRate' | 'apr' | 'compounded' | 'problem'>,
): OfferCost {
  return { ...flows, ...rates(monthlyCostRate(flows.atStart, flows.payments)) }
}

/** An offer that cannot be calculated, with the sentence that says why. */
export function withoutCost(problem: string): OfferCost {
  return {
    instalment: NaN,
    atStart: NaN,
    payments: [],
    received: NaN,
    interest: NaN,
    charges: NaN,
    paid: NaN,
    ...rates({ monthlyRate: NaN, problem }),
  }
}

function rates({ monthlyRate, problem }: CostRate) {
  return {
    monthlyRate,
    apr: annualPercentageRate(monthlyRate),
    compounded: compoundedYearlyRate(monthlyRate),
    ...(problem !== undefined && { problem }),
  }
}
