import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { CarriedValues } from '../CarriedValues.tsx'
import { AdvanceFold } from './AdvanceFold.tsx'
import { plan, type Plan } from './plan.ts'
import { plannerFacts } from './planner-facts.ts'
import { estimateSentence, planNotes } from './plan-notes.ts'
import { lineTables, plannerTables } from './planner-tables.ts'
import type { PlannerInput } from './planner-input.ts'

/** What stands beside the figures: where the law is open, both regimes line by line, and what is left out. */
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
      <p className="mt-4 hint" data-estimate>
        {estimateSentence(result)}
      </p>
    </>
  )
}

/** What more of each item changes, the years, the rules, and the instalments of the tax. */
export function PlannerTables({ result, input }: { result: Plan; input: PlannerInput }) {
  return (
    <>
      <LaterTables input={input} calculate={plan} tablesOf={plannerTables} />
      <AdvanceFold result={result} ageBand={input.ageBand} />
    </>
  )
}
