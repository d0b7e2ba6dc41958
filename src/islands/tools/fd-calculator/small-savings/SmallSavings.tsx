import { Calculator } from '../../../calculator/Calculator.tsx'
import { savingsCalculator } from './definition.ts'

export default function SmallSavings() {
  return <Calculator definition={savingsCalculator} />
}
