import { LaterTables } from '../../../calculator/LaterTables.tsx'
import type { LoanResult, OfferResult } from './definition.ts'
import type { OfferInput } from './fields.ts'
import { offerTables } from './offer-tables.ts'
import { printedRateSentences, type CostOf } from './printed-rate.ts'

/** What a rate in the papers of an offer, in percent a year, means. */
export function PrintedRate(props: { printed: number; result: LoanResult; costOf: CostOf }) {
  const { printed, result, costOf } = props
  return <p className="notice mt-3">{printedRateSentences(printed, result, costOf)}</p>
}

interface TablesProps {
  input: OfferInput
  calculate: (input: OfferInput) => OfferResult
}

/** The tables of an offer. */
export function OfferTables(props: TablesProps) {
  return <LaterTables {...props} tablesOf={offerTables} />
}
