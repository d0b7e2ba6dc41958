import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { taxPlanner } from './definition.ts'

const load = onceNeeded(() => import('./PlannerParts.tsx'))

const loadSentences = async () => (await import('./PlannerParts.tsx')).PlannerNotes
const PlannerNotes = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The tax planner. Notes and tables are loaded after the figures are shown. */
export default function TaxPlanner() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={taxPlanner}
      details={(result, input) => parts && <parts.PlannerTables result={result} input={input} />}
    >
      {(result, input) => <PlannerNotes result={result} input={input} />}
    </Calculator>
  )
}
