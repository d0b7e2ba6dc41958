import { rupees } from '@/lib/format.ts'

import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { taxCalculator } from './definition.ts'
import type { TaxInput } from './income-tax.ts'
import { RulesFold } from './RulesFold.tsx'
import { TAX_YEAR_KEY } from './storage-key.ts'
import { comparisonSentences, comparisonTitle, ruleSentence } from './sentences.ts'
import { currentLaw, findTaxYear, midSentence, specificationTable } from './tax-years.ts'

export default function TaxCalculator() {
  return (
    <Calculator
      definition={taxCalculator}
      answerAction={(input, change) => (
        <YearSwitch input={input} onYear={(id) => change('taxYear', id)} />
      )}
      details={(_, input) => <RegimeComparison input={input} />}
    >
      {(_, input, change) => <TaxRules input={input} onYear={(id) => change('taxYear', id)} />}
    </Calculator>
  )
}

/** Shows the tax of both regimes for the same income and deductions, by law. */
function RegimeComparison({ input }: { input: TaxInput }) {
  const { comparison, sentences } = comparisonSentences(input)
  const { newTax, oldTax, cheaper } = comparison
  if (!Number.isFinite(newTax + oldTax)) return null
  return (
    <section className="result-part" data-comparison>
      <h3 className="heading-3">{comparisonTitle(input)}</h3>
      <dl className="tiles">
        <RegimeTax label="New regime" tax={newTax} isCheaper={cheaper === 'new'} />
        <RegimeTax label="Old regime" tax={oldTax} isCheaper={cheaper === 'old'} />
      </dl>
      {sentences.map((sentence) => (
        <p className="mt-2" key={sentence}>
          {sentence}
        </p>
      ))}
    </section>
  )
}

function RegimeTax({ label, tax, isCheaper }: { label: string; tax: number; isCheaper: boolean }) {
  return (
    <div>
      <dt>
        {label}
        {isCheaper && <span className="sr-only"> (costs less)</span>}
      </dt>
      <dd data-tone={isCheaper ? 'good' : undefined}>{rupees(tax)}</dd>
    </div>
  )
}

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

const load = onceNeeded(() => import('./RememberedYear.tsx'), isYearStored)

/** Returns whether the device stores a tax year, which changes the figures. */
function isYearStored(): boolean {
  try {
    return localStorage.getItem(TAX_YEAR_KEY) !== null
  } catch {
    return false
  }
}

/** Says which rules the figures follow, with their citation and their end. */
function TaxRules({ input, onYear }: Props) {
  const part = useLoaded(load)
  return (
    <>
      <RulesFold year={findTaxYear(input.taxYear)}>{ruleSentence(input)}</RulesFold>
      {part && <part.RememberedYear input={input} onYear={onYear} />}
    </>
  )
}

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

/** Switches from any rules to the current law, and from the current law back to the specification's slabs. */
function YearSwitch({ input, onYear }: Props) {
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
