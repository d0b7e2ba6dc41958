import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { loanCalculator } from './definition.ts'

/** The EMI calculator. */
export default function LoanCalculator() {
  return <Calculator definition={loanCalculator} />
}
