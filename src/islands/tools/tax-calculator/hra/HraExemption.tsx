import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { hraCalculator } from './definition.ts'
import { hraYear } from './hra-year.ts'

const load = () => import('./HraParts.tsx')

/** The exempt house rent allowance. What explains it is loaded once the figures are there. */
export default function HraExemption() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={hraCalculator}
      details={(_, input) => parts && <parts.HraTables input={input} calculate={hraYear} />}
    >
      {(result, input) => (
        // The sentences come later; where the chart below is in sight, their room is kept so that it stands still.
        <div className="flow-root lg:min-h-52">
          {parts && <parts.HraSentences result={result} input={input} />}
        </div>
      )}
    </Calculator>
  )
}
