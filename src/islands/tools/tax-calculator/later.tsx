import { persistentAtom } from '@nanostores/persistent'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Change, Table } from '@/islands/calculator/frame/definition.ts'
import { rupees, whole } from '@/lib/format.ts'
import '@/lib/stores/safe-storage.ts'

import { CarriedValues } from './CarriedValues.tsx'
import { RulesFold } from './RulesFold.tsx'
import { type TaxInput, type TaxResult, isStandardDeduction } from './income-tax.ts'
import { comparisonSentences, comparisonTitle, ruleSentence } from './sentences.ts'
import type { SlabLine } from './slab-tax.ts'
import { TAX_YEAR_KEY, findTaxYear, lawFor, specificationTable } from './tax-years.ts'
import type { YearFacts } from './year-facts.ts'

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

interface Props {
  input: TaxInput
  change: Change<TaxInput>
}

/** Remembers the tax year and carries the values over to the other pages. */
function RememberedYear({ input, change }: Props) {
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

/** Returns the table from the taxable income to the tax: slab by slab, then rebate, surcharge, cess and rounding. */
function workingTable({ working, totalTax, taxableIncome }: TaxResult): Table {
  const steps: [string, number][] = [
    ['Rebate', -working.rebate],
    ['Surcharge', working.surcharge],
    ['Marginal relief on the surcharge', -working.surchargeRelief],
    ['Health and education cess', working.cess],
    ['Rounding to ten rupees', totalTax - working.taxBeforeRounding],
  ]
  return {
    title: 'How the tax is calculated, slab by slab',
    fileName: 'tax-working',
    columns: [
      { label: 'Step', unit: 'text' },
      { label: 'Rate', unit: 'text' },
      { label: 'Income in it', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
    ],
    rows: [
      ...working.slabs.map((line) => [
        slabName(line),
        `${line.ratePercent}%`,
        line.income,
        line.tax,
      ]),
      ['All slabs', '', taxableIncome, working.slabTax],
      ...steps
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => [label, '', '', amount]),
    ],
    totals: ['Total tax', '', '', totalTax],
  }
}

function slabName({ from, upTo }: SlabLine): string {
  if (upTo === Infinity) return `Above ₹${whole(from)}`
  return from === 0 ? `Up to ₹${whole(upTo)}` : `₹${whole(from)} to ₹${whole(upTo)}`
}
