import { Calculator } from '../../calculator/Calculator.tsx'
import { loanCalculator } from './definition.ts'

export default function LoanCalculator() {
  return <Calculator definition={loanCalculator} />
}
