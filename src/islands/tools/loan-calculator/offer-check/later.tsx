import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import type { OfferInput } from './fields.ts'
import type { LoanResult, OfferResult } from './offer.ts'
import { loanOffer } from './loan-offer.ts'
import { printedRateSentences } from './printed-rate.ts'

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
