import { rupees } from '@/lib/format.ts'

import { comparisonSentences, comparisonTitle } from './comparison-sentences.ts'
import type { TaxInput } from './income-tax.ts'

/** Both regimes side by side for the same income and deductions, by law. */
export function RegimeComparison({ input }: { input: TaxInput }) {
  const { comparison, sentences } = comparisonSentences(input)
  const { newTax, oldTax, cheaper } = comparison
  if (!Number.isFinite(newTax + oldTax)) return null
  return (
    <section className="result-part" data-comparison>
      <h3 className="text-lg">{comparisonTitle(input)}</h3>
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
