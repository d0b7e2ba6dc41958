// Files: `loan-offer.ts` and `no-cost-emi.ts` are the two kinds of `offer.ts`. `fields.ts` has the fields. `later.tsx` compares the rate
// on paper, and is loaded at the first use.

import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  type Chart,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { tinyEmiNote } from '../emi.ts'
import { hiddenFields, offerFields, offerGroups, type OfferInput } from './fields.ts'
import type { NoCostCost } from './no-cost-emi.ts'
import { checkOffer, type LoanResult, type OfferResult } from './offer.ts'

/** What a loan offer really costs: its annual percentage rate, from whatever the offer states. */
export const offerCheck = calculator<OfferInput, OfferResult>({
  reportTitle: 'Loan Offer Report',
  reportName: 'loan-offer-report',
  resultsTitle: 'What the Offer Costs',
  fields: offerFields,
  groups: offerGroups,
  hiddenFields,
  calculate: checkOffer,
  rows: offerRows,
  sentence: sentenceOf,
  notes: offerNotes,
  chart: chartOf,
  later: () => import('./later.tsx'),
})

export default calculatorPage(offerCheck)

function sentenceOf(result: OfferResult, input: OfferInput): string | undefined {
  const { received, paid, apr } = result
  // Paying back less than was received is not a cost: a note says so.
  if (!Number.isFinite(apr) || !(paid >= received && paid < Infinity)) return undefined
  const more = rupees(paid - received)
  if (result.kind === 'no-cost')
    return `${more === rupees(0) ? 'Free: the same as' : `Not free: ${more} more than`} the ${rupees(received)} you would pay today.`
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

/** Returns notes about the cost of an offer, or why it has none. */
export function offerNotes(result: OfferResult, input: OfferInput): string[] {
  if (result.problem !== undefined) return [result.problem]
  return result.kind === 'loan' ? loanNotes(result, input.printedRatePercent) : []
}

function loanNotes(result: LoanResult, printed: number): string[] {
  const { offer, interest, months } = result
  const notes = tinyEmiNote(result.instalment)
  if (printed < 0) notes.push('A printed rate below 0% is not compared.')
  if (interest < -0.5)
    notes.push('The EMIs add up to less than the loan. Check the EMI and the tenure.')
  if (Math.abs(offer.years * 12 + offer.months - months) > 1e-6)
    notes.push(`The tenure is rounded to ${counted(months, 'month')}: you pay an EMI once a month.`)
  if (offer.insuranceRoute === 'elsewhere' && offer.insurance > 0)
    notes.push('Insurance bought elsewhere is in the total paid, but not in the APR.')
  return notes
}

/** Returns the figures of an offer, its APR first. Figures of both kinds have the same labels, so that they can be compared. */
function offerRows(result: OfferResult): Entries<Row> {
  const { apr, compounded, paid, received } = result
  return [
    { label: 'Annual Percentage Rate (APR)', amount: apr, unit: 'percent', better: 'less' },
    { label: 'Effective Annual Rate', amount: compounded, unit: 'percent', better: 'less' },
    ...(result.kind === 'loan' ? loanRows(result) : noCostRows(result)),
    { label: 'Total Paid', amount: paid, unit: 'rupees', better: 'less' },
    { label: 'Cost in Rupees', amount: paid - received, unit: 'rupees', better: 'less' },
  ]
}

function loanRows({ aprUninsured, ...result }: LoanResult): Entries<Row> {
  const { reducingPercent, flatPercent, instalment, received } = result
  return [
    aprUninsured !== undefined && {
      label: 'APR without the Insurance',
      amount: aprUninsured,
      unit: 'percent',
      better: 'less',
    },
    {
      label: 'Reducing Rate, before Charges',
      amount: reducingPercent,
      unit: 'percent',
      better: 'less',
    },
    {
      label: 'As a Flat Rate, before Charges',
      amount: flatPercent,
      unit: 'percent',
      better: 'less',
    },
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    { label: 'Amount Received', amount: received, unit: 'rupees', better: 'more' },
  ]
}

function noCostRows(result: NoCostCost): Row[] {
  const { payments, hiddenInterest, gstOnInterest, fee, instalment } = result
  return [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees' },
    { label: 'First Bill', amount: payments[0] ?? NaN, unit: 'rupees' },
    { label: 'Interest in the Price', amount: hiddenInterest, unit: 'rupees' },
    { label: 'GST on the Interest', amount: gstOnInterest, unit: 'rupees', better: 'less' },
    { label: 'Fee with GST', amount: fee, unit: 'rupees', better: 'less' },
  ]
}
