import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { salaryCalculator } from './definition.ts'

const load = onceNeeded(() => import('./SalaryParts.tsx'))

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
      {(_, input) => parts && <parts.SalarySentences input={input} />}
    </Calculator>
  )
}
