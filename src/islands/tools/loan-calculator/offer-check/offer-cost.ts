import {
  annualPercentageRate,
  compoundedYearlyRate,
  monthlyCostRate,
  type CostRate,
} from '../cost-rate.ts'

/** The cost of an offer. Amounts are in rupees; missing figures are not finite, and `problem` says why. */
export interface OfferCost {
  /** The unrounded instalment of a month. */
  instalment: number
  /** The amount at the start from which the rate is calculated. */
  atStart: number
  /** The payment at the end of each month, from the first. */
  payments: readonly number[]
  /** The amount received, or at a shop the price payable today. */
  received: number
  interest: number
  /** Fees with GST, insurance and yearly charges. */
  charges: number
  /** The total paid: the amount received, the interest and the charges. */
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

/** Returns the cost of an amount received at the start and paid back afterwards. */
export function offerCost(
  flows: Omit<OfferCost, 'monthlyRate' | 'apr' | 'compounded' | 'problem'>,
): OfferCost {
  return { ...flows, ...rates(monthlyCostRate(flows.atStart, flows.payments)) }
}

/** Returns an offer that cannot be calculated, with the reason. */
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
