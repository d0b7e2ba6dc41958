import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { firstFigures } from './first-figures.ts'

const load = onceNeeded(() => import('./PrepaymentParts.tsx'))

/** The prepayment calculator. Explanations and tables are loaded after the figures are shown. */
export default function PrepaymentCalculator() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={parts?.prepaymentCalculator ?? firstFigures}
      details={(_, input) => parts && <parts.PrepaymentDetails input={input} />}
    >
      {(result) => parts && <parts.BothChoices result={result} />}
    </Calculator>
  )
}
