import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'

import type { CalculatorDefinition, Chart } from '@/islands/calculator/frame/definition.ts'
import { flatRate, reducingRate } from '../flat-rate.ts'
import { hiddenFields, offerFields, offerGroups, type OfferInput } from './fields.ts'
import { chargesAtStart, loanOffer, monthsOf, type LoanOffer } from './loan-offer.ts'
import { noCostEmi, type NoCostCost } from './no-cost-emi.ts'
import { offerNotes } from './offer-notes.ts'
import type { OfferCost } from './offer-cost.ts'
import { offerRows } from './offer-rows.ts'

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

/** What a loan offer really costs: its annual percentage rate, from whatever the offer states. */
export const offerCheck: CalculatorDefinition<OfferInput, OfferResult> = {
  reportTitle: 'Loan Offer Report',
  reportName: 'loan-offer-report',
  resultsTitle: 'What the Offer Costs',
  fields: offerFields,
  groups: offerGroups,
  hiddenFields,
  calculate,
  rows: offerRows,
  sentence: sentenceOf,
  notes: offerNotes,
  chart: chartOf,
  working: () => import('./working.ts'),
}

function calculate(input: OfferInput): OfferResult {
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

function sentenceOf(result: OfferResult, input: OfferInput): string | undefined {
  const { received, paid, apr } = result
  // What pays back less than it gives is no cost: a note says so.
  if (!Number.isFinite(apr) || !(paid >= received && paid < Infinity)) return undefined
  const more = rupees(paid - received)
  if (result.kind === 'no-cost')
    return `${more === rupees(0) ? 'Free: as much as' : `Not free: ${more} more than`} the ${rupees(received)} that you would pay today.`
  const none = result.charges === 0 ? ' No charges are entered yet.' : ''
  const cost = `You receive ${rupees(received)} and pay ${rupees(paid)}: ${more} for the loan.${none}`
  return input.quote === 'flat'
    ? `${groupedNumber(input.annualRatePercent)}% flat is ${percent(result.reducingPercent)} on the reducing balance, before any charge. ${cost}`
    : cost
}

function chartOf({ kind, received, interest, charges }: OfferResult): Chart {
  const [start, beside, between] =
    kind === 'loan'
      ? ['You receive', 'Charges', 'Interest']
      : ['Price today', 'GST and fee', 'Discount you lose']
  return {
    title: 'What You Pay For',
    kind: 'doughnut',
    parts: [
      { label: start ?? '', amount: received, color: 'principal' },
      { label: beside ?? '', amount: charges, color: 'attention' },
      { label: between ?? '', amount: interest, color: 'interest' },
    ],
  }
}
