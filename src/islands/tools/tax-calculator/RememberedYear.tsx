import { persistentAtom } from '@nanostores/persistent'
import { useCallback, useEffect, useRef, useState } from 'react'

import '@/lib/stores/safe-storage.ts'

import type { Change } from '@/islands/calculator/frame/definition.ts'
import { CarriedValues } from './CarriedValues.tsx'
import { isStandardDeduction, type TaxInput } from './income-tax.ts'
import { TAX_YEAR_KEY } from './storage-key.ts'
import { findTaxYear, lawFor, specificationTable } from './tax-years.ts'
import type { YearFacts } from './year-facts.ts'

interface Props {
  input: TaxInput
  change: Change<TaxInput>
}

/** Remembers the tax year and carries the values over to the other pages. */
export function RememberedYear({ input, change }: Props) {
  const choose = useCallback((id: string) => change('taxYear', id), [change])
  useRememberedYear(input.taxYear, choose)
  return <CarriedValues from="tax" facts={taxFacts(input)} />
}

/**
 * Restores the tax year chosen at the last visit and stores a new choice. A year from a shared link is shown but not stored,
 * because somebody else chose it.
 */
function useRememberedYear(year: string, choose: (id: string) => void): void {
  // `year` is final only after a second render, in which the frame has read the link and what was chosen before hydration.
  const [isSettled, setSettled] = useState(false)
  const lastYear = useRef<string | undefined>(undefined)
  const lastShared = useRef<string | null>(null)
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setSettled(true), [])
  useEffect(() => {
    if (!isSettled || lastYear.current === year) return
    const isFirst = lastYear.current === undefined
    lastYear.current = year
    const shared = new URLSearchParams(location.hash.slice(1)).get('taxYear')
    // When the visitor later chooses the year of the link, it is their own choice and is stored.
    const isNews = shared !== lastShared.current
    lastShared.current = shared
    if (isNews && shared === year) return
    const remembered = $taxYear.get()
    if (!isFirst || year !== specificationTable.id) rememberTaxYear(year)
    else if (shared === null && remembered === findTaxYear(remembered).id) choose(remembered)
  }, [isSettled, year, choose])
}

/** The id of the tax rules the visitor chose last, stored on the device; empty when the visitor never chose. */
const $taxYear = persistentAtom<string>(TAX_YEAR_KEY, '')

/** Stores a choice of tax rules for the next visit. */
function rememberTaxYear(id: string): void {
  $taxYear.set(id)
}

/** Returns what the tax page knows of a year. Entered deductions that are the standard deduction itself are left out. */
export function taxFacts(input: TaxInput): YearFacts {
  const { taxYear, grossIncome, deductions } = input
  const isStandard = isStandardDeduction(input, lawFor(taxYear))
  return { taxYear, gross: grossIncome, ...(!isStandard && { ownDeductions: deductions }) }
}
