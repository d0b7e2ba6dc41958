import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { ladderCalculator } from './definition.ts'

const load = () => import('./BesideLadder.tsx')

/** Several deposits. What stands beside their figures is loaded once these are there. */
export default function FdLadder() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={ladderCalculator}
      details={(_, input) => part && <part.LadderTables input={input} />}
    >
      {(result, input) => (
        // What comes later stands above the chart: where that is in sight, its room is kept so that it stands still.
        <div className="flow-root lg:min-h-134">
          {part && <part.LadderSentences result={result} input={input} />}
        </div>
      )}
    </Calculator>
  )
}
