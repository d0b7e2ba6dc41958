import type { Change } from '@/islands/calculator/frame/definition.ts'
import { rupees } from '@/lib/format.ts'

import type { TaxInput, TaxResult } from './income-tax.ts'
import { RememberedYear } from './RememberedYear.tsx'
import { RulesFold } from './RulesFold.tsx'
import { comparisonSentences, comparisonTitle, ruleSentence } from './sentences.ts'
import { findTaxYear } from './tax-years.ts'
import { workingTable } from './working-table.ts'

export { overTime } from './rate-by-income.tsx'
export { drawing } from './slab-drawing.tsx'
export { working } from './working.ts'

/** Says which rules the figures follow, with their citation and their end. */
export function says(_: TaxResult, input: TaxInput, change: Change<TaxInput>) {
  return (
    <>
      <RulesFold year={findTaxYear(input.taxYear)}>{ruleSentence(input)}</RulesFold>
      <RememberedYear input={input} change={change} />
    </>
  )
}

/** Returns the steps from the income to the tax. */
export function tables(result: TaxResult) {
  return [workingTable(result)]
}

/** Shows the tax of both regimes for the same income and deductions, by law. */
export function parts(_: TaxResult, input: TaxInput) {
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
