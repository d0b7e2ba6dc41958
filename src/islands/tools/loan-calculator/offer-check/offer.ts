import { flatRate, reducingRate } from '../cost-rate.ts'
import type { OfferInput } from './fields.ts'
import {
  chargesAtStart,
  loanOffer,
  type LoanOffer,
  monthsOf,
  type OfferCost,
} from './loan-offer.ts'
import { type NoCostCost, noCostEmi } from './no-cost-emi.ts'

/** What an offer costs, of either kind. */
export type OfferResult = LoanResult | (NoCostCost & { kind: 'no-cost' })

/** The cost of a loan, with what its instalment is as a rate without charges, in percent a year. */
export interface LoanResult extends OfferCost {
  kind: 'loan'
  offer: LoanOffer
  months: number
  /** What is charged at the start, with its tax, and counts in the rate. */
  throughLender: number
  reducingPercent: number
  flatPercent: number
  /** The annual percentage rate if an optional insurance is declined. */
  aprUninsured: number | undefined
}

/** Returns what an offer costs, from whatever it states. Units: rupees, percent a year. */
export function checkOffer(input: OfferInput): OfferResult {
  const { quote } = input
  if (quote === 'no-cost') return { kind: 'no-cost', ...noCostEmi(input) }
  const offer: LoanOffer = { ...input, quote }
  const { loanAmount, insurance, insuranceRoute } = offer
  const cost = loanOffer(offer)
  const months = monthsOf(offer)
  const isOptional = insuranceRoute === 'optional' && insurance > 0
  return {
    kind: 'loan',
    ...cost,
    offer,
    months,
    throughLender: chargesAtStart(offer).throughLender,
    reducingPercent: reducingRate(loanAmount, cost.instalment, months),
    flatPercent: flatRate(loanAmount, cost.instalment, months),
    aprUninsured: isOptional ? loanOffer({ ...offer, insurance: 0 }).apr : undefined,
  }
}
