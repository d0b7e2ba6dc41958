import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { once } from '@/islands/calculator/frame/once.ts'
import { cashFlows, type CashFlowInput, type CashFlowResult } from './cash-flows.ts'
import { firstFigures } from './first-figures.ts'
import { taxNotes } from './tax-words.ts'
import { taxedSale } from './taxed-sale.ts'
import { taxRows } from './taxed-rows.ts'

/** The yearly return of money that went in and came back on several days, also after the tax on the gain. */
export const cashFlowCalculator: CalculatorDefinition<CashFlowInput, CashFlowResult> = {
  ...firstFigures,
  calculate: once((input) => {
    const result = cashFlows(input)
    const taxed = taxedSale(result, input)
    return { ...result, ...(taxed && { taxed }) }
  }),
  rows: (result, input) => [...firstFigures.rows(result, input), ...taxRows(result)],
  notes: (result, input) => [
    ...(firstFigures.notes?.(result, input) ?? []),
    ...taxNotes(result, input),
  ],
}
