import { percent, roundTo, rupees } from '@/lib/format.ts'

import type { LoanOffer } from './loan-offer.ts'
import type { OfferCost } from './offer-cost.ts'
import type { LoanResult } from './offer.ts'

/** Papers round differently: a hundredth of a percent more or less is the same rate. */
const TOLERANCE = 0.0101

/** The cost of an offer. Passed in, because the page has already loaded it. */
export type CostOf = (offer: LoanOffer) => OfferCost

/** Says how the printed rate of an offer differs from its APR, and what usually explains it. */
export function printedRateSentences(printed: number, result: LoanResult, costOf: CostOf): string {
  const step = roundTo(printed - result.apr, 2)
  if (Math.abs(step) <= TOLERANCE)
    return `The printed ${percent(printed)} is the APR of these figures.`
  const difference = `${Math.abs(step).toFixed(2)} points ${step > 0 ? 'above' : 'below'} this APR`
  const reading = readingsOf(result, costOf).find(
    ([rate]) => Math.abs(roundTo(printed - rate(), 2)) <= TOLERANCE,
  )
  return reading === undefined
    ? `The printed ${percent(printed)} is ${difference}. ${whatChargesSay(printed, result)}`
    : `The printed ${percent(printed)} is ${difference}: it is ${reading[1]}.`
}

type Reading = readonly [rate: () => number, words: string]

/** Returns what a printed rate can be instead of the APR, the most usual first. */
function readingsOf(result: LoanResult, costOf: CostOf): Reading[] {
  const { offer, instalment, months, flatPercent } = result
  const aprOf = (change: Partial<LoanOffer>) => () => costOf({ ...offer, ...change }).apr
  return [
    [() => result.reducingPercent, 'the interest rate on the reducing balance, without any charge'],
    [
      () => flatPercent,
      'the flat rate (interest on the full loan amount until the end), without any charge',
    ],
    [
      () => result.compounded,
      'this APR compounded over the year; the Key Facts Statement does not compound',
    ],
    [aprOf({ gstPercent: 0 }), 'the APR with the fees but without the GST on them'],
    [aprOf({ insurance: 0 }), 'the APR without the insurance'],
    [aprOf({ fees: 0, feePercent: 0 }), 'the APR without the fees'],
    [aprOf({ advanceEmis: 0 }), 'the APR as if no EMI were paid in advance'],
    [aprOf({ yearlyCharge: 0 }), 'the APR without the yearly charge'],
    [
      aprOf({ quote: 'emi', emi: Math.round(instalment) }),
      'the APR with an EMI rounded to whole rupees',
    ],
    [
      () => (2 * flatPercent * months) / (months + 1),
      'twice the flat rate × n ÷ (n + 1), a rule of thumb for the reducing rate that is too high',
    ],
  ]
}

/** Says which charges at the start would make the printed rate the APR. */
function whatChargesSay(printed: number, result: LoanResult): string {
  const { offer, throughLender } = result
  const monthlyRate = printed / 1200
  const worth = result.payments.reduceRight(
    (sum, payment) => (sum + payment) / (1 + monthlyRate),
    0,
  )
  const implied = offer.loanAmount - offer.advanceEmis * result.instalment - worth
  const inPlaceOf = `of charges at the start instead of ${rupees(throughLender)}`
  if (implied < 0)
    return 'Even without charges, these payments cost more. Check the EMI and the tenure, and ask how the rate was calculated.'
  return implied > throughLender
    ? `That rate means ${rupees(implied)} ${inPlaceOf}: look for a charge that is not entered here.`
    : `That rate counts only ${rupees(implied)} ${inPlaceOf}: ask which charges it leaves out.`
}
