import { Calculator } from '../../../calculator/Calculator.tsx'
import { usePart } from '../../../calculator/use-part.ts'
import { cashFlowCalculator } from './definition.ts'

const load = () => import('./FlowTable.tsx')

/** The return of dated amounts. The table of their days is loaded once the figures are there. */
export default function CashFlowCalculator() {
  const part = usePart(load)
  return (
    <Calculator
      definition={cashFlowCalculator}
      details={(_, input) => part && <part.FlowTable input={input} />}
    />
  )
}
