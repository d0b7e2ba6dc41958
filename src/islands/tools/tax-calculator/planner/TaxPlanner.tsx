import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { taxPlanner } from './definition.ts'

const load = onceNeeded(() => import('./PlannerParts.tsx'))

/** The tax planner. Notes and tables are loaded after the figures are shown. */
export default function TaxPlanner() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={taxPlanner}
      details={(result, input) => parts && <parts.PlannerTables result={result} input={input} />}
    >
      {(result, input) => parts && <parts.PlannerNotes result={result} input={input} />}
    </Calculator>
  )
}
