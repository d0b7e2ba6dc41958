import { CarriedValues } from './CarriedValues.tsx'
import type { TaxInput } from './income-tax.ts'
import { taxFacts } from './tax-facts.ts'
import { useRememberedYear } from './use-remembered-year.ts'

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

/** Remembers the tax year, and holds what goes along to the other pages. It is loaded once the figures are there. */
export function RememberedYear({ input, onYear }: Props) {
  useRememberedYear(input.taxYear, onYear)
  return <CarriedValues from="tax" facts={taxFacts(input)} />
}
