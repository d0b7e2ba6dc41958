import { Calculator } from '../../../calculator/Calculator.tsx'
import { depositCalculator } from './definition.ts'

export default function BankDeposit() {
  return <Calculator definition={depositCalculator} />
}
