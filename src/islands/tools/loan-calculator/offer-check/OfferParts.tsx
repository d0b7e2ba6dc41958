import { useMemo } from 'react'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import type { OfferInput } from './fields.ts'
import type { LoanResult, OfferResult } from './offer.ts'
import { type CostOf, printedRateSentences } from './printed-rate.ts'

/** Explains the rate in the papers of an offer, in percent a year. Debounced, because it calculates a dozen rates. */
export function PrintedRate(props: { printed: number; result: LoanResult; costOf: CostOf }) {
  const { printed, result, costOf } = props
  const sentences = useMemo(
    () => printedRateSentences(printed, result, costOf),
    [printed, result, costOf],
  )
  return <p className="notice mt-3">{sentences}</p>
}

interface TablesProps {
  input: OfferInput
  calculate: (input: OfferInput) => OfferResult
}

/** The tables of an offer. */
export function OfferTables(props: TablesProps) {
  return <LaterTables {...props} tablesOf={offerTables} />
}

/** The most rows of the table, because the rate of each takes time to find. */
const MOST_ROWS = 30

/** Returns the tables of an offer with a rate: its proof, and the APR of a loan closed early. */
export function offerTables(result: OfferResult): Table[] {
  if (!Number.isFinite(result.apr)) return []
  const early = result.kind === 'loan' ? closingTable(result) : undefined
  return [proofTable(result), ...(early === undefined ? [] : [early])]
}

/** Returns the proof that at the APR the payments repay the starting amount to the paisa. */
function proofTable({ atStart, payments, monthlyRate }: OfferResult): Table {
  let owed = atStart
  const rows = payments.map((payment, index) => {
    const interest = owed * monthlyRate
    owed += interest - payment
    return [index + 1, payment, interest, index === payments.length - 1 ? 0 : owed]
  })
  const paid = payments.reduce((sum, payment) => sum + payment, 0)
  return {
    title: 'Proof of the APR, by month',
    fileName: 'loan-offer-by-month',
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Payment', unit: 'rupees and paise' },
      { label: 'Interest', unit: 'rupees and paise' },
      { label: 'Balance', unit: 'rupees and paise' },
    ],
    rows: [['Start', '', '', atStart], ...rows],
    totals: ['Total', paid, paid - atStart, 0],
  }
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
    const { owed, closedApr } = closedAfter(result, year * 12)
    return [`Year ${year}`, owed, closedApr]
  })
  return {
    title: 'The APR if you close the loan early',
    fileName: 'loan-offer-closed-early',
    columns: [
      { label: 'Closed after', unit: 'text' },
      { label: 'Balance then', unit: 'rupees' },
      { label: 'APR', unit: 'percent' },
    ],
    rows: [...closings, ['The whole tenure', 0, apr]],
  }
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
