import type { TaxInput } from './income-tax.ts'
import { currentLawSentence, midSentence, ruleSentence } from './tax-sentences.ts'
import { currentLaw, specificationTable } from './tax-years.ts'
import { useRememberedYear } from './use-remembered-year.ts'

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

/** Which rules the figures follow, and what the current law says where they are not it. */
export function TaxRules({ input, onYear }: Props) {
  useRememberedYear(input.taxYear, onYear)
  const isCurrent = input.taxYear === currentLaw.id
  const other = isCurrent ? specificationTable : currentLaw
  return (
    <div className="mt-4 grid gap-3" data-tax-rules>
      <p className="hint">{ruleSentence(input)}</p>
      {!isCurrent && <p className="font-semibold">{currentLawSentence(input)}</p>}
      <button
        type="button"
        className="button button-small needs-script no-print justify-self-start"
        onClick={() => onYear(other.id)}
      >
        {isCurrent ? 'Back to the FY 2023-24 slabs' : `Use the law of ${midSentence(currentLaw)}`}
      </button>
    </div>
  )
}
