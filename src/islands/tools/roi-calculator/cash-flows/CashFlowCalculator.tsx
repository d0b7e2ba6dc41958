import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { firstFigures } from './first-figures.ts'

const load = onceNeeded(() => import('./CashFlowParts.tsx'))

/** The cash flow page. The tax and the table of days are loaded after the first figures are shown. */
export default function CashFlowCalculator() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={part?.cashFlowCalculator ?? firstFigures}
      details={(_, input) => part && <part.FlowTable input={input} />}
    />
  )
}
