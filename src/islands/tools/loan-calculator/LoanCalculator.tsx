import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { loanCalculator, type EmiInput } from './definition.ts'

const load = () => import('./FromEmi.tsx')

/** The EMI calculator. */
export default function LoanCalculator() {
  return (
    <Calculator definition={loanCalculator}>{(_, input) => <OtherWay input={input} />}</Calculator>
  )
}

/** The loan and the tenure that follow from an EMI, loaded when an EMI is entered. */
function OtherWay({ input }: { input: EmiInput }) {
  const isWanted = input.affordableEmi > 0
  const part = useLoaded(load, isWanted)
  return isWanted && part && <part.FromEmi emi={input.affordableEmi} loan={input} />
}
