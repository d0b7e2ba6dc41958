import { rupees } from '@/lib/format.ts'

import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { AgeBand } from '../tax-rules.ts'
import type { Plan } from './plan.ts'

interface Props {
  result: Plan
  ageBand: AgeBand
}

const loadAdvanceTax = async () => (await import('./AdvanceTax.tsx')).AdvanceTax

/** The instalments of the year's tax, folded. What works them out is loaded when it is opened. */
export function AdvanceFold({ result, ageBand }: Props) {
  const regime = result.cheaper === 'old' ? 'old' : 'new'
  const { tax } = result[regime]
  return (
    <LoadedFold
      label="Advance tax: instalments, interest and a calendar file"
      className="table-fold"
      load={loadAdvanceTax}
    >
      {(AdvanceTax) => (
        <>
          <p className="mb-4">
            For the tax in the {regime} regime, {rupees(tax)}. Enter first what is deducted and
            collected at source in the year: for most salaries that is all of it.
          </p>
          <AdvanceTax totalTax={tax} taxYear={result.year.id} ageBand={ageBand} />
        </>
      )}
    </LoadedFold>
  )
}
