import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { firstFigures } from './first-figures.ts'

const load = onceNeeded(() => import('./PrepaymentParts.tsx'))

const loadSentences = async () => (await import('./PrepaymentParts.tsx')).BothChoices
const BothChoices = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The prepayment calculator. Explanations and tables are loaded after the figures are shown. */
export default function PrepaymentCalculator() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={parts?.prepaymentCalculator ?? firstFigures}
      details={(_, input) => parts && <parts.PrepaymentDetails input={input} />}
    >
      {(result) => <BothChoices result={result} />}
    </Calculator>
  )
}
