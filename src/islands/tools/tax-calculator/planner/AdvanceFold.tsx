import { useState } from 'react'

import { rupees } from '@/lib/format.ts'

import { usePart } from '../../../calculator/use-part.ts'
import type { AgeBand } from '../tax-rules.ts'
import type { Plan } from './plan.ts'

interface Props {
  result: Plan
  ageBand: AgeBand
}

const load = () => import('./AdvanceTax.tsx')

/** The instalments of the year's tax, folded. What works them out is loaded when it is opened. */
export function AdvanceFold(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="fold table-fold needs-script"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(true)
      }}
    >
      <summary>Advance tax: instalments, interest and a calendar file</summary>
      {isOpen && <Opened {...props} />}
    </details>
  )
}

function Opened({ result, ageBand }: Props) {
  const part = usePart(load)
  const regime = result.cheaper === 'old' ? 'old' : 'new'
  const { tax } = result[regime]
  return (
    <>
      <p className="mb-4">
        For the tax in the {regime} regime, {rupees(tax)}. Enter first what is deducted and
        collected at source in the year: for most salaries that is all of it.
      </p>
      {part && <part.AdvanceTax totalTax={tax} taxYear={result.year.id} ageBand={ageBand} />}
    </>
  )
}
