import { useMemo } from 'react'

import { TablePanel } from '../../../calculator/TablePanel.tsx'
import { useSettled } from '../../../calculator/use-settled.ts'
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

/** The tables of an offer. They follow the fields once these keep still, and hold up no typing. */
export function OfferTables({ input, calculate }: TablesProps) {
  const settled = useSettled(input)
  const tables = useMemo(() => offerTables(calculate(settled)), [calculate, settled])
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}
