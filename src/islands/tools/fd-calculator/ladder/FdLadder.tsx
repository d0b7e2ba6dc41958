import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { ladderCalculator } from './definition.ts'

const load = onceNeeded(() => import('./LadderDetails.tsx'))

const loadSentences = async () => (await import('./LadderDetails.tsx')).LadderSentences
const LadderSentences = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The FD ladder. It loads its sentences and tables after the first figures. */
export default function FdLadder() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={ladderCalculator}
      details={(_, input) => part && <part.LadderTables input={input} />}
    >
      {(result, input) => <LadderSentences result={result} input={input} />}
    </Calculator>
  )
}
