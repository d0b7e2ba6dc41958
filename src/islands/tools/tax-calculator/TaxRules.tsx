import type { TaxInput } from './income-tax.ts'
import { ruleSentence } from './tax-sentences.ts'
import { useRememberedYear } from './use-remembered-year.ts'

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

/** Which rules the figures follow, where they stand, and when they ended. */
export function TaxRules({ input, onYear }: Props) {
  useRememberedYear(input.taxYear, onYear)
  return (
    <p className="mt-4 hint" data-tax-rules>
      {ruleSentence(input)}
    </p>
  )
}
