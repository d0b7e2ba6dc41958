import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { hraCalculator } from './definition.ts'
import { hraYear } from './hra-year.ts'

const load = onceNeeded(() => import('./HraParts.tsx'))

/** The HRA exemption page. Sentences and tables are loaded after the figures are shown. */
export default function HraExemption() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={hraCalculator}
      details={(_, input) => parts && <parts.HraTables input={input} calculate={hraYear} />}
    >
      {(result, input) => (
        // Reserves room for the sentences, which load later, so that the chart below does not shift.
        <div className="flow-root lg:min-h-28">
          {parts && <parts.HraSentences result={result} input={input} />}
        </div>
      )}
    </Calculator>
  )
}
