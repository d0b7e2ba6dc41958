import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { ladderCalculator } from './definition.ts'

const load = onceNeeded(() => import('./LadderDetails.tsx'))

/** The FD ladder. It loads its sentences and tables after the first figures. */
export default function FdLadder() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={ladderCalculator}
      details={(_, input) => part && <part.LadderTables input={input} />}
    >
      {(result, input) => (
        // The sentences appear above the chart. The reserved height keeps a visible chart from moving.
        <div className="flow-root lg:min-h-134">
          {part && <part.LadderSentences result={result} input={input} />}
        </div>
      )}
    </Calculator>
  )
}
