import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { firstFigures } from './first-figures.ts'

const load = () => import('./PrepaymentParts.tsx')

/** The loan's timeline. What explains its figures is loaded once these are there. */
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
