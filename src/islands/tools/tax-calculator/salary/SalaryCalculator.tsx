import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { salaryCalculator } from './definition.ts'

const load = onceNeeded(() => import('./SalaryParts.tsx'))

const loadSentences = async () => (await import('./SalaryParts.tsx')).SalarySentences
const SalarySentences = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The salary calculator. What explains its figures is loaded once they are there. */
export default function SalaryCalculator() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={salaryCalculator}
      details={({ problem }, input) =>
        parts && problem === undefined ? <parts.SalaryTables input={input} /> : undefined
      }
    >
      {(_, input) => <SalarySentences input={input} />}
    </Calculator>
  )
}
