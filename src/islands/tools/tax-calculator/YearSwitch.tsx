import type { TaxInput } from './income-tax.ts'
import { currentLaw, midSentence, specificationTable } from './tax-years.ts'

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

/** Switches from any rules to the current law, and from the current law back to the specification's slabs. */
export function YearSwitch({ input, onYear }: Props) {
  const isCurrent = input.taxYear === currentLaw.id
  const other = isCurrent ? specificationTable : currentLaw
  return (
    <button type="button" className="button button-small" onClick={() => onYear(other.id)}>
      {isCurrent ? (
        'Back to the FY 2023-24 slabs'
      ) : (
        // The figure next to this button already names the year, and a phone has no room to repeat it.
        <>
          Use the law<span className="sr-only"> of {midSentence(currentLaw)}</span>
        </>
      )}
    </button>
  )
}
