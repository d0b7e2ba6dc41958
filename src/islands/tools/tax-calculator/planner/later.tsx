import { useMemo } from 'react'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import { TablePanel } from '@/islands/calculator/results/TablePanel.tsx'
import { equalsRupees, money } from '@/islands/calculator/results/numbers.ts'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { rupees } from '@/lib/format.ts'

import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import type { AgeBand, TaxYear } from '../tax-rules.ts'
import type { YearFacts } from '../year-facts.ts'
import { isOnBothSides } from './gains.ts'
import { totalOf } from './item-deductions.ts'
import { incomeLines, taxLines, type PlanLine } from './plan-lines.ts'
import { estimateSentence, planNotes } from './plan-notes.ts'
import type { Plan, RegimePlan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'
import { lineTable } from './tables.ts'

export { overTime } from './next-rupees.ts'
export { plannerTables as tables } from './tables.ts'

/** Says the open points of the law, both regimes line by line, and what is not included. */
export function says(result: Plan, input: PlannerInput) {
  if (!Number.isFinite(result.difference)) return undefined
  return (
    <>
      <CarriedValues from="planner" facts={plannerFacts(result, input)} />
      {planNotes(result, input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
      <LineTable result={result} />
      <RulesFold year={result.year}>{estimateSentence(result)}</RulesFold>
    </>
  )
}

function LineTable({ result }: { result: Plan }) {
  const table = useMemo(() => lineTable(result), [result])
  return table && <TablePanel table={table} />
}

/** Shows the instalments of the tax. */
export function parts(result: Plan, input: PlannerInput) {
  return <AdvanceFold result={result} ageBand={input.ageBand} />
}

interface Props {
  result: Plan
  ageBand: AgeBand
}

const loadAdvanceTax = async () => (await import('./AdvanceTax.tsx')).AdvanceTax

/** The instalments of the year's tax, folded. Their code is loaded when the fold is opened. */
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
            For the tax in the {regime} regime, {rupees(tax)}. First enter the tax deducted and
            collected at source in the year. For most salaries that is all of it.
          </p>
          <AdvanceTax totalTax={tax} taxYear={result.year.id} ageBand={ageBand} />
        </>
      )}
    </LoadedFold>
  )
}

/** Returns what the planner knows of a year, for the other pages of the tool. */
export function plannerFacts(
  { old, new: inNew, oldDeductions, year }: Plan,
  input: PlannerInput,
): YearFacts {
  const { items, setOff } = old
  return {
    taxYear: input.taxYear,
    gross: input.grossIncome,
    otherIncome: otherIncomeOf(input, year),
    ...(input.incomeKind === 'salary' && {
      basic: input.basicPay,
      hra: input.hraReceived,
      rent: input.rentPaid,
      city: input.city,
      employer: input.employer === 'other' ? 'private' : input.employer,
      employerNps: input.employerNps,
    }),
    // Without the deduction of interest: the other pages do not ask for that income.
    ownDeductions: totalOf(items) - items.employerNps - items.interest + setOff.againstHeads,
    oldDeductions,
    bothRegimes: input.deductionsInBothRegimes + inNew.items.employerNps,
  }
}

function otherIncomeOf(input: PlannerInput, year: TaxYear): number {
  const { otherIncome, savingsInterest, depositInterest, familyPension, rentReceived } = input
  const { equityShort, equityLong, otherLong, propertyPrice } = input
  const ordinary = otherIncome + savingsInterest + depositInterest + familyPension + rentReceived
  const { equityShortBefore, equityLongBefore, otherLongBefore } = input
  const earlier = isOnBothSides(input, year)
    ? equityShortBefore + equityLongBefore + otherLongBefore
    : 0
  return ordinary + equityShort + equityLong + otherLong + earlier + propertyPrice
}

/** Explains taxable income and tax of each regime, with the sections. Empty without a tax. */
export function working(result: Plan): Working[] {
  if (!Number.isFinite(result.difference)) return []
  return (['new', 'old'] as const).flatMap((regime) => {
    const one = result[regime]
    const { citation } = result.year.regimes[regime]
    const name = regime === 'new' ? 'New Regime' : 'Old Regime'
    return [
      { label: `Tax, ${name}`, lines: [citation, ...taxInLines(one)] },
      { label: `Taxable Income, ${name}`, lines: inLines(incomeLines(one).slice(0, -1), one.taxableIncome) }, // prettier-ignore
    ]
  })
}

function taxInLines(one: RegimePlan): string[] {
  const { slabIncome, gains } = one
  const measured = gains
    .filter(({ amount, setOff }) => amount + setOff > 0)
    .map(
      ({ amount, setOff, taxed, ratePercent }) =>
        `Of a gain of ${money(amount + setOff)}, ${money(taxed)} is taxed at ${ratePercent}%`,
    )
  return [`By slabs: ${money(slabIncome)}`, ...measured, ...inLines(taxLines(one), one.tax)]
}

function inLines(lines: readonly PlanLine[], sum: number): string[] {
  return [
    ...lines
      .filter(({ amount }) => Math.abs(amount) >= 0.005)
      .map(({ label, amount }) => `${label}: ${money(amount)}`),
    equalsRupees(sum),
  ]
}
