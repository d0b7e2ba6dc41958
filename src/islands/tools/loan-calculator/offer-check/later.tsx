import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { percent, roundTo, rupees } from '@/lib/format.ts'

import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import type { OfferInput } from './fields.ts'
import { loanOffer, type LoanOffer, type OfferCost } from './loan-offer.ts'
import type { LoanResult, OfferResult } from './offer.ts'

export { working } from './working.ts'

/** Explains the rate in the papers of an offer, in percent a year. */
export function says(result: OfferResult, { printedRatePercent: printed }: OfferInput) {
  if (result.kind !== 'loan' || !(printed > 0) || !Number.isFinite(result.apr)) return undefined
  return <p className="notice mt-3">{printedRateSentences(printed, result, loanOffer)}</p>
}

/** The most rows of the table, because the rate of each takes time to find. */
const MOST_ROWS = 30

/** Returns the tables of an offer with a rate: its proof, and the APR of a loan closed early. */
export function tables(result: OfferResult): Table[] {
  if (!Number.isFinite(result.apr)) return []
  return present([proofTable(result), result.kind === 'loan' && closingTable(result)])
}

/** Returns the proof that at the APR the payments repay the starting amount to the paisa. */
function proofTable({ atStart, payments, monthlyRate }: OfferResult) {
  let owed = atStart
  const months = payments.map((payment, index) => {
    const interest = owed * monthlyRate
    owed += interest - payment
    return { name: index + 1, payment, interest, owed: index === payments.length - 1 ? 0 : owed }
  })
  const paid = payments.reduce((sum, payment) => sum + payment, 0)
  const lines = [{ name: 'Start', payment: '', interest: '', owed: atStart }, ...months]
  const unit = 'rupees and paise'
  return tableOf('Proof of the APR, by month', 'loan-offer-by-month', lines, [
    { label: 'Month', unit: 'text', of: ({ name }) => name, total: 'Total' },
    { label: 'Payment', unit, of: ({ payment }) => payment, total: paid },
    { label: 'Interest', unit, of: ({ interest }) => interest, total: paid - atStart },
    { label: 'Balance', unit, of: (line) => line.owed, total: 0 },
  ])
}

/**
 * Returns the APR if the loan is closed after a year, or two, by paying the outstanding balance at its interest rate: the
 * charges are spread over less time. Undefined for a loan of a year, one without charges, and one with EMIs in advance,
 * whose balance lenders calculate in different ways.
 */
function closingTable(result: LoanResult): Table | undefined {
  const { offer, apr, months, reducingPercent } = result
  const years = months / 12
  if (years <= 1 || offer.advanceEmis > 0 || !(apr - reducingPercent >= 0.005)) return undefined
  const step = Math.ceil(years / MOST_ROWS)
  const closings = Array.from({ length: Math.ceil(years / step) - 1 }, (_, index) => {
    const year = (index + 1) * step
    return { name: `Year ${year}`, ...closedAfter(result, year * 12) }
  })
  const lines = [...closings, { name: 'The whole tenure', owed: 0, closedApr: apr }]
  return tableOf('The APR if you close the loan early', 'loan-offer-closed-early', lines, [
    { label: 'Closed after', unit: 'text', of: ({ name }) => name },
    { label: 'Balance then', unit: 'rupees', of: ({ owed }) => owed },
    { label: 'APR', unit: 'percent', of: ({ closedApr }) => closedApr },
  ])
}

function closedAfter(result: LoanResult, month: number) {
  const { atStart, payments, instalment, months, reducingPercent } = result
  const monthlyRate = reducingPercent / 1200
  let owed = 0
  for (let left = months - month; left > 0; left--) owed = (owed + instalment) / (1 + monthlyRate)
  const paid = payments.slice(0, month)
  const last = (paid.pop() ?? 0) + owed
  const cost = monthlyCostRate(atStart, [...paid, last])
  return { owed, closedApr: annualPercentageRate(cost.monthlyRate) }
}

/** Papers round differently: a hundredth of a percent more or less is the same rate. */
const TOLERANCE = 0.0101

/** The cost of an offer. Passed in, because the page has already loaded it. */
type CostOf = (offer: LoanOffer) => OfferCost

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
