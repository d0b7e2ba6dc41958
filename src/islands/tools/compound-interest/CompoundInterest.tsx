import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { compoundInterestCalculator } from './definition.ts'

const load = onceNeeded(() => import('./CompoundInterestDetails.tsx'))

const loadSentences = async () => (await import('./CompoundInterestDetails.tsx')).TargetAnswers
const TargetAnswers = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The compound interest calculator. It loads its answers and tables after the first figures. */
export default function CompoundInterest() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={compoundInterestCalculator}
      details={(_, input) => part && <part.FrequencyTable input={input} />}
    >
      {(_, input) => <TargetAnswers input={input} />}
    </Calculator>
  )
}
