import { rupees } from '@/lib/format.ts'

import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import type { AgeBand, TaxYear } from '../tax-rules.ts'
import type { YearFacts } from '../year-facts.ts'
import { isOnBothSides } from './gains.ts'
import { totalOf } from './item-deductions.ts'
import { estimateSentence, planNotes } from './plan-notes.ts'
import { plan, type Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'
import { lineTables, plannerTables } from './tables.ts'

/** Notes about open points of the law, both regimes line by line, and what is not included. */
export function PlannerNotes({ result, input }: { result: Plan; input: PlannerInput }) {
  if (!Number.isFinite(result.difference)) return null
  return (
    <>
      <CarriedValues from="planner" facts={plannerFacts(result, input)} />
      {planNotes(result, input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
      <LaterTables input={input} calculate={plan} tablesOf={lineTables} />
      <RulesFold year={result.year}>{estimateSentence(result)}</RulesFold>
    </>
  )
}

/** The tables of items, years and rules, and the instalments of the tax. */
export function PlannerTables({ result, input }: { result: Plan; input: PlannerInput }) {
  return (
    <>
      <LaterTables input={input} calculate={plan} tablesOf={plannerTables} />
      <AdvanceFold result={result} ageBand={input.ageBand} />
    </>
  )
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
