import { useMemo } from 'react'

import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import type { LoanResult, OfferResult } from './definition.ts'
import type { OfferInput } from './fields.ts'
import { offerTables } from './offer-tables.ts'
import { printedRateSentences, type CostOf } from './printed-rate.ts'

/** What a rate in the papers of an offer, in percent a year, means. It takes a dozen rates to tell, so it waits for the fields to keep still. */
export function PrintedRate(props: { printed: number; result: LoanResult; costOf: CostOf }) {
  const { printed, result, costOf } = props
  const settled = useSettled(useMemo(() => ({ printed, result }), [printed, result]))
  const sentences = useMemo(
    () => printedRateSentences(settled.printed, settled.result, costOf),
    [settled, costOf],
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
